/** Finds or creates the family that a message, waiting list entry or reservation belongs to. */
import { type Actor, recordChange } from "~/platform/database/audit-log.server.ts";
import type { Client } from "~/platform/database/database.server.ts";
import { familySearchText, updateFamilySearch } from "./search-text.server.ts";
import { movesForward, type Stage } from "./stages.ts";

/** How the record of changes names a family: without its name, so that nothing stays once it is erased. */
export const familySubject = (id: number) => `family ${id}`;

/** The form in which addresses are stored and compared: trimmed and in lowercase. */
export const addressKey = (email: string) => email.trim().toLowerCase();

export interface Person {
	name: string;
	/** Empty if only a phone number is known. */
	email: string;
	phoneNumber?: string;
	/** How they heard about the business, in their own words. */
	source?: string;
	/** When they wrote their message, if they wrote one; it waits for an answer from then on. */
	writtenAt?: Date;
}

/** The family columns that a new message sets; `family` has their current values. */
const waitingFields = (
	writtenAt: Date,
	family: { waitsSince: Date | null; firstMessageAt: Date | null },
) => ({
	waitsSince: family.waitsSince ?? writtenAt,
	firstMessageAt: family.firstMessageAt ?? writtenAt,
	lastMessageAt: writtenAt,
});

const newcomer = { waitsSince: null, firstMessageAt: null };

const known = {
	id: true,
	phoneNumber: true,
	source: true,
	stage: true,
	waitsSince: true,
	firstMessageAt: true,
} as const;

/**
 * Returns the id of the family that an email address belongs to, and creates a family if it belongs
 * to none. Fills in a phone number and a source that weren't known yet. If the person wrote a
 * message, the family waits for an answer and leaves the stage "not now". Call it in the transaction
 * that stores the message, entry or reservation.
 */
export async function familyOf(client: Client, person: Person, actor: Actor): Promise<number> {
	const address = addressKey(person.email);
	const row = address
		? await client.familyAddress.findUnique({
				where: { address },
				select: { family: { select: known } },
			})
		: null;
	if (!row) return addFamily(client, person, actor);
	const { family } = row;
	const { phoneNumber = "", source = "", writtenAt } = person;
	const isNumberNew = !family.phoneNumber && phoneNumber !== "";
	const data = {
		...(isNumberNew ? { phoneNumber } : {}),
		...(family.source || !source ? {} : { source }),
		...(writtenAt ? waitingFields(writtenAt, family) : {}),
	};
	if (Object.keys(data).length > 0) {
		await client.family.update({ where: { id: family.id }, data, select: { id: true } });
	}
	if (isNumberNew) await updateFamilySearch(client, family.id);
	if (writtenAt && family.stage === "not now") await moveForward(client, family.id, "new", actor);
	return family.id;
}

async function addFamily(client: Client, person: Person, actor: Actor): Promise<number> {
	const { name, phoneNumber = "", source = "", writtenAt } = person;
	const address = addressKey(person.email);
	const addresses = address ? [address] : [];
	const { id } = await client.family.create({
		data: {
			name,
			phoneNumber,
			source,
			...(writtenAt ? waitingFields(writtenAt, newcomer) : {}),
			searchText: familySearchText({ name, phoneNumber, addresses }),
			...(address ? { addresses: { create: { address } } } : {}),
		},
		select: { id: true },
	});
	await recordChange(client, actor, {
		action: "added",
		kind: "family",
		subjectId: id,
		subject: familySubject(id),
		after: { stage: "new" },
	});
	return id;
}

/**
 * Moves a family to a later stage because something happened, such as an answer or a reservation;
 * never moves it back. Returns whether it moved. For a stage that the trainer chooses, use `setStage`.
 */
export async function moveForward(client: Client, id: number, to: Stage, actor: Actor) {
	const family = await client.family.findUnique({ where: { id }, select: { stage: true } });
	if (!family || !movesForward(family.stage, to)) return false;
	return setStage(client, id, to, actor);
}

/** Sets a family's stage, whatever it was before. Returns false if it has that stage or doesn't exist. */
export async function setStage(client: Client, id: number, stage: Stage, actor: Actor) {
	const family = await client.family.findUnique({
		where: { id },
		select: { stage: true },
	});
	if (!family || family.stage === stage) return false;
	await client.family.update({
		where: { id },
		data: { stage, stageSince: new Date() },
		select: { id: true },
	});
	await recordChange(client, actor, {
		action: "moved",
		kind: "family",
		subjectId: id,
		subject: familySubject(id),
		before: { stage: family.stage },
		after: { stage },
	});
	return true;
}
