/** Messages as the admin reads them: filtered, searched and paged, however many there are. */
import { startOfDay } from "~/business/days.ts";
import { database } from "~/platform/database/database.server.ts";
import type { Prisma } from "~/platform/database/prisma/client.ts";
import { COUNT_MAX, type ContactTab, contactTabs } from "../schema.ts";
import { matchesAmong, narrowed } from "../search/search.server.ts";

export interface ContactFilter {
	tab: ContactTab;
	/** Calendar days where the business is, both included. */
	from?: string;
	to?: string;
	/** What a search looks for (words.ts); empty where nothing is searched. */
	words: readonly string[];
}

/** Where a message stands in the order: by the moment it came, then by its number. */
export interface ContactPlace {
	at: Date;
	id: number;
}

/** Messages that a search among frequent words looks through before it stops and asks. */
const LOOK_MAX = 10_000;
const LOOK_BATCH = 500;

const listed = {
	id: true,
	createdAt: true,
	name: true,
	email: true,
	phoneNumber: true,
	message: true,
	breedPreferences: true,
	inspirationSource: true,
	referralSource: true,
	puppyName: true,
	status: true,
	isSpam: true,
	spamReason: true,
	emails: { select: { status: true }, orderBy: { id: "desc" }, take: 1 },
	digest: { select: { status: true } },
} satisfies Prisma.ContactSelect;

export type ListedContact = Prisma.ContactGetPayload<{ select: typeof listed }>;

/** A message with the notes about it. */
export interface ExportedContact extends ListedContact {
	notes: readonly { text: string; author: string; createdAt: Date }[];
}

const dayRange = ({ from, to }: Pick<ContactFilter, "from" | "to">) => ({
	gte: from === undefined ? undefined : startOfDay(from),
	lt: to === undefined ? undefined : startOfDay(to, 1),
});

const inTab = (tab: ContactTab) => ({
	isSpam: tab === "spam",
	status: tab === "all" || tab === "spam" ? undefined : tab,
});

type Direction = "older" | "newer";

/** What comes after a place; the outer bound lets an index begin there. */
function beyond(place: ContactPlace, direction: Direction): Prisma.ContactWhereInput {
	const { at, id } = place;
	return direction === "older"
		? { createdAt: { lte: at }, OR: [{ createdAt: { lt: at } }, { id: { lt: id } }] }
		: { createdAt: { gte: at }, OR: [{ createdAt: { gt: at } }, { id: { gt: id } }] };
}

interface Step {
	/** The place after which to go on; from the start (the newest or the oldest) without one. */
	place?: ContactPlace;
	direction?: Direction;
	take: number;
}

interface Stretch {
	rows: ListedContact[];
	/** The place after which there is, or may be, more. */
	next?: ContactPlace;
	/** Whether the search gave up looking before it had found enough. */
	isUnfinished: boolean;
}

const placeOf = (row: { createdAt: Date; id: number }): ContactPlace => ({
	at: row.createdAt,
	id: row.id,
});

/** Messages in the order of their places; `where` narrows them further. */
function inOrder(
	{ tab, from, to }: ContactFilter,
	{ place, direction = "older", take }: Step,
	ids?: number[],
) {
	const order = direction === "older" ? "desc" : "asc";
	return database.contact.findMany({
		where: {
			...inTab(tab),
			AND: [{ createdAt: dayRange({ from, to }) }, place ? beyond(place, direction) : {}],
			id: ids && { in: ids },
		},
		select: listed,
		orderBy: [{ createdAt: order }, { id: order }],
		take,
	});
}

/** Looks through all messages of the filter, because each word searched is a frequent one. */
async function lookThrough(filter: ContactFilter, step: Step): Promise<Stretch> {
	const rows: ListedContact[] = [];
	let { place } = step;
	for (let looked = 0; looked < LOOK_MAX; looked += LOOK_BATCH) {
		const batch = await inOrder(filter, { ...step, place, take: LOOK_BATCH });
		const matches = await matchesAmong(
			filter.words,
			batch.map(({ id }) => id),
		);
		for (const row of batch) {
			place = placeOf(row);
			if (matches.has(row.id)) rows.push(row);
			if (rows.length === step.take) return { rows, next: place, isUnfinished: false };
		}
		if (batch.length < LOOK_BATCH) return { rows, isUnfinished: false };
	}
	return { rows, next: place, isUnfinished: true };
}

/**
 * The next `take` messages of a filter. The work is bounded: where a search has only frequent
 * words, it may stop before it has found enough, and `next` says where to go on.
 */
export async function contactStretch(filter: ContactFilter, step: Step): Promise<Stretch> {
	const ids = filter.words.length > 0 ? await narrowed(filter.words) : undefined;
	if (ids === "many") return lookThrough(filter, step);
	const found = await inOrder(filter, { ...step, take: step.take + 1 }, ids);
	const rows = found.slice(0, step.take);
	const last = rows.at(-1);
	return {
		rows,
		next: last && found.length > rows.length ? placeOf(last) : undefined,
		isUnfinished: false,
	};
}

/** The notes about messages, each message's from the oldest on. */
async function notesOf(ids: readonly number[]) {
	const notes = await database.contactNote.findMany({
		where: { contactId: { in: [...ids] } },
		select: { contactId: true, text: true, author: true, createdAt: true },
		orderBy: [{ contactId: "asc" }, { id: "asc" }],
	});
	return Map.groupBy(notes, ({ contactId }) => contactId);
}

/** All messages of a filter with the notes about them, the newest first, in batches. */
export async function* contactBatches(filter: ContactFilter, take = 500) {
	let place: ContactPlace | undefined;
	do {
		const { rows, next } = await contactStretch(filter, { place, take });
		const notes = await notesOf(rows.map(({ id }) => id));
		if (rows.length > 0) yield rows.map((row) => ({ ...row, notes: notes.get(row.id) ?? [] }));
		place = next;
	} while (place);
}

/** How many messages each tab holds, up to one more than COUNT_MAX; undefined where too many. */
export async function tabCounts(
	filter: ContactFilter,
): Promise<Partial<Record<ContactTab, number>>> {
	const ids = filter.words.length > 0 ? await narrowed(filter.words) : undefined;
	if (ids === "many") return {};
	const counts = await Promise.all(
		contactTabs.map(async (tab) => {
			const where = { ...inTab(tab), createdAt: dayRange(filter), id: ids && { in: ids } };
			// By an index; Prisma's own order, by id, would read all rows to count some.
			const orderBy: Prisma.ContactOrderByWithRelationInput[] = [
				{ createdAt: "desc" },
				{ id: "desc" },
			];
			const count = await database.contact.count({ where, orderBy, take: COUNT_MAX + 1 });
			return [tab, count] as const;
		}),
	);
	return Object.fromEntries(counts);
}

/** The messages just before and after one in a filter, for going from one to the next. */
export async function neighbours(filter: ContactFilter, place: ContactPlace) {
	const [newer, older] = await Promise.all([
		contactStretch(filter, { place, direction: "newer", take: 1 }),
		contactStretch(filter, { place, take: 1 }),
	]);
	return { newer: newer.rows[0]?.id, older: older.rows[0]?.id };
}
