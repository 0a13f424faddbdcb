/**
 * Finds or creates the family that a message, waiting list entry or reservation belongs to, and keeps its stage and its
 * search text up to date.
 */
import type { Work } from "~/platform/command.server.ts";
import type { ChangeOfSubject } from "~/platform/database/audit-log.server.ts";
import { type Client, database } from "~/platform/database/database.server.ts";
import { findMatches } from "~/platform/database/search.server.ts";
import {
	phoneTerms,
	searchPatterns,
	wordBeginnings,
} from "~/platform/database/word-search.server.ts";
import { phonesIn } from "~/platform/phone-number.server.ts";
import { movesForward, type Stage } from "./stages.ts";

/** Records a change of a family, without its name, so that nothing stays once it is erased. */
export const recordFamily = (work: Work, id: number, change: ChangeOfSubject) =>
	work.record({ kind: "family", subjectId: id, subject: `family ${id}`, ...change });

/** The form in which addresses are stored and compared: trimmed and in lowercase. */
export const addressKey = (email: string) => email.trim().toLowerCase();

/** The addresses of a family. */
export async function addressesOf(client: Client, familyId: number): Promise<string[]> {
	const rows = await client.familyAddress.findMany({
		where: { familyId },
		select: { address: true },
		orderBy: { address: "asc" },
	});
	return rows.map(({ address }) => address);
}

/** Adds an address to a family. Returns false if it belongs to another one. */
export async function addAddress(client: Client, familyId: number, address: string) {
	const owner = await client.familyAddress.findUnique({ where: { address } });
	if (owner) return owner.familyId === familyId;
	await client.familyAddress.create({ data: { address, familyId }, select: { address: true } });
	await updateFamilySearch(client, familyId);
	return true;
}

export interface Person {
	name: string;
	/** Empty if only a phone number is known. */
	email: string;
	phoneNumber?: string;
	/** How they heard about the business, in their own words. */
	source?: string;
}

/** How many families with the digits of a phone number are compared with it. */
const NAMESAKES_MAX = 100;

/**
 * Returns the id of the family that an email address belongs to, and creates a family if it belongs
 * to none. Fills in a phone number and a source that weren't known yet. Call it in the transaction
 * that stores the message, entry or reservation.
 */
export async function familyOf(work: Work, person: Person): Promise<number> {
	const address = addressKey(person.email);
	const row = address
		? await work.db.familyAddress.findUnique({
				where: { address },
				select: { family: { select: { id: true, phoneNumber: true, source: true } } },
			})
		: null;
	if (!row) return createFamily(work, person);
	const { id, ...known } = row.family;
	const phoneNumber = known.phoneNumber || (person.phoneNumber ?? "");
	const source = known.source || (person.source ?? "");
	if (phoneNumber !== known.phoneNumber || source !== known.source) {
		const data = { phoneNumber, source };
		await work.db.family.update({ where: { id }, data, select: { id: true } });
	}
	if (phoneNumber !== known.phoneNumber) await updateFamilySearch(work.db, id);
	return id;
}

/** The families that have a phone number, those that have been known longest first. */
export async function familiesWithPhone(phoneNumber: string, client: Client = database) {
	const [number] = phonesIn(phoneNumber).numbers;
	const ids = number && (await findMatches("Family", searchPatterns(number.national), client));
	const rows = await client.family.findMany({
		where: { id: { in: (ids ?? []).slice(0, NAMESAKES_MAX) } },
		select: { id: true, name: true, phoneNumber: true },
		orderBy: { id: "asc" },
	});
	return rows.filter(({ phoneNumber }) =>
		phonesIn(phoneNumber).numbers.some((own) => own.number === number?.number),
	);
}

/**
 * Returns the id of the family that has a phone number, the one that has been known longest if there are several, and
 * creates a family if none has it. Call it in the transaction that stores what they asked for.
 */
export async function familyOfCaller(
	work: Work,
	caller: { name: string; phoneNumber: string },
): Promise<number> {
	const [known] = await familiesWithPhone(caller.phoneNumber, work.db);
	return known ? known.id : createFamily(work, { ...caller, email: "" });
}

async function createFamily(work: Work, person: Person): Promise<number> {
	const { name, phoneNumber = "", source = "" } = person;
	const address = addressKey(person.email);
	const addresses = address ? [address] : [];
	const { id } = await work.db.family.create({
		data: {
			name,
			phoneNumber,
			source,
			searchText: familySearchText({ name, phoneNumber, addresses }),
			...(address ? { addresses: { create: { address } } } : {}),
		},
		select: { id: true },
	});
	await recordFamily(work, id, {
		action: "added",
		after: { stage: "new" },
	});
	return id;
}

/**
 * Moves a family to a later stage because something happened, such as an answer or a reservation;
 * never moves it back. Returns whether it moved. For a stage that the trainer chooses, use `setStage`.
 */
export const moveForward = (work: Work, id: number, to: Stage) =>
	setStage(work, id, to, (from) => movesForward(from, to));

/**
 * Sets a family's stage, whatever it was before, unless `mayLeave` forbids it. Returns false if it has that stage or
 * doesn't exist.
 */
export async function setStage(
	work: Work,
	id: number,
	stage: Stage,
	mayLeave = (_stage: string) => true,
) {
	const family = await work.db.family.findUnique({ where: { id }, select: { stage: true } });
	if (!family || family.stage === stage || !mayLeave(family.stage)) return false;
	await work.db.family.updateMany({ where: { id }, data: { stage, stageSince: new Date() } });
	await recordFamily(work, id, {
		action: "moved",
		before: { stage: family.stage },
		after: { stage },
	});
	return true;
}

/** Maximum number of notes in a family's search text, the newest ones. */
const NOTES_MAX = 300;
/** Maximum characters of source text: updating the index must stay quick, however many notes there are. */
const LENGTH_MAX = 100_000;

interface Searched {
	name: string;
	phoneNumber: string;
	addresses: readonly string[];
	/** Next step and wishes, then the notes, newest first. */
	texts?: readonly string[];
}

/**
 * The content of a family's `searchText` column: who they are, what they wish for, and the notes.
 * Messages are not part of it; they have an index of their own, to which each is added on arrival.
 */
export function familySearchText({ name, phoneNumber, addresses, texts = [] }: Searched): string {
	const all = [name, ...addresses, ...phoneTerms(phoneNumber), ...texts].join(" ");
	return wordBeginnings(all.slice(0, LENGTH_MAX).toWellFormed());
}

/** Rebuilds the search text. Call it in the transaction that changes any of the data in it. */
export async function updateFamilySearch(client: Client, id: number): Promise<void> {
	const family = await client.family.findUniqueOrThrow({
		where: { id },
		select: {
			name: true,
			phoneNumber: true,
			nextStep: true,
			wishBreeds: true,
			wishSize: true,
			wishSex: true,
			wishWhen: true,
			addresses: { select: { address: true } },
			notes: { orderBy: { id: "desc" }, take: NOTES_MAX, select: { text: true } },
		},
	});
	const { name, phoneNumber, addresses, notes, ...fields } = family;
	const searchText = familySearchText({
		name,
		phoneNumber,
		addresses: addresses.map(({ address }) => address),
		texts: [...Object.values(fields), ...notes.map(({ text }) => text)],
	});
	await client.family.update({ where: { id }, data: { searchText }, select: { id: true } });
}
