/** Messages as the admin reads them: filtered, searched and paged, however many there are. */

import { startOfDay } from "~/business/moments.ts";
import { database } from "~/platform/database/database.server.ts";
import {
	type Cursor,
	countRows,
	type List,
	readList,
	readRows,
	searched,
} from "~/platform/database/lists.server.ts";
import { Prisma } from "~/platform/database/prisma/client.ts";
import { COUNT_MAX, type ContactTab, contactTabs } from "../schema.ts";
import { storedMessageColumns } from "../stored-message.ts";

export interface ContactFilter {
	tab: ContactTab;
	/** Calendar days where the business is, both included. */
	from?: string;
	to?: string;
	/** What a search looks for (search-text.ts); empty where nothing is searched. */
	patterns: readonly string[];
}

/** A message's position in the list: the moment it came, then its number. */
export interface ContactCursor {
	at: Date;
	id: number;
}

const listed = {
	...storedMessageColumns,
	status: true,
	isSpam: true,
	emails: { select: { status: true }, orderBy: { id: "desc" }, take: 1 },
	digest: { select: { status: true } },
} satisfies Prisma.ContactSelect;

export type ListedContact = Prisma.ContactGetPayload<{ select: typeof listed }>;

/** A message with the notes about it. */
export interface ExportedContact extends ListedContact {
	notes: readonly { text: string; author: string; createdAt: Date }[];
}

const { sql } = Prisma;

const inTab = (tab: ContactTab) =>
	tab === "all" || tab === "spam"
		? sql`"isSpam" = ${tab === "spam"}`
		: sql`"isSpam" = false AND "status" = ${tab}`;

/** The beginning of a day as a position: every message has a greater number. */
const beginOf = (day: string | undefined, days = 0): Cursor | undefined =>
	day === undefined ? undefined : { part: 0, at: startOfDay(day, days), id: 0 };

const listOf = ({ tab, patterns }: ContactFilter): Promise<List> =>
	searched({ table: "Contact", parts: [inTab(tab)], key: "createdAt" }, patterns);

interface Step {
	/** The message after which to go on; from the start (the newest or the oldest) without one. */
	cursor?: ContactCursor;
	direction?: "older" | "newer";
	take: number;
}

interface Page {
	rows: ListedContact[];
	/** The position after which there is, or may be, more. */
	next?: ContactCursor;
	/** Whether the search gave up looking before it had found enough. */
	isUnfinished: boolean;
}

/**
 * The next `take` messages of a filter. The work is bounded: where a search has only frequent
 * words, it may stop before it has found enough, and `next` says where to go on.
 */
export async function contactPage(filter: ContactFilter, step: Step): Promise<Page> {
	const { cursor, direction, take } = step;
	const isBack = direction === "newer";
	const [first, last] = [beginOf(filter.from), beginOf(filter.to, 1)];
	const [start, until] = isBack ? [first, last] : [last, first];
	const isWithin = !start || !cursor || (isBack ? cursor.at >= start.at : cursor.at < start.at);
	const from = cursor && isWithin ? { ...cursor, part: 0 } : start;
	const found = await readList(await listOf(filter), { from, until, isBack, take: take + 1 });
	const ids = found.ids.slice(0, take);
	const rows = await readRows(ids, (among) =>
		database.contact.findMany({ where: { id: { in: among } }, select: listed }),
	);
	const end = rows.at(-1);
	const stop = found.stop && { at: new Date(found.stop.at), id: found.stop.id };
	const hasMore = found.ids.length > take;
	return {
		rows,
		next: hasMore && end ? { at: end.createdAt, id: end.id } : stop,
		isUnfinished: !hasMore && stop !== undefined,
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
	let cursor: ContactCursor | undefined;
	do {
		const { rows, next } = await contactPage(filter, { cursor, take });
		const notes = await notesOf(rows.map(({ id }) => id));
		if (rows.length > 0) yield rows.map((row) => ({ ...row, notes: notes.get(row.id) ?? [] }));
		cursor = next;
	} while (cursor);
}

/** How many messages each tab holds, up to one more than COUNT_MAX; undefined where too many. */
export async function tabCounts(
	filter: ContactFilter,
): Promise<Partial<Record<ContactTab, number>>> {
	const list = await listOf(filter);
	if (list.patterns && !list.matches) return {};
	const [from, to] = [beginOf(filter.from)?.at, beginOf(filter.to, 1)?.at];
	const since = from ? sql`AND "createdAt" >= ${from}` : Prisma.empty;
	const before = to ? sql`AND "createdAt" < ${to}` : Prisma.empty;
	const counts = await Promise.all(
		contactTabs.map(async (tab) => {
			const condition = sql`${inTab(tab)} ${since} ${before}`;
			return [tab, await countRows(list, condition, COUNT_MAX + 1)] as const;
		}),
	);
	return Object.fromEntries(counts);
}

/** The messages just before and after one in a filter, for going from one to the next. */
export async function neighbors(filter: ContactFilter, cursor: ContactCursor) {
	const [newer, older] = await Promise.all([
		contactPage(filter, { cursor, direction: "newer", take: 1 }),
		contactPage(filter, { cursor, take: 1 }),
	]);
	return { newer: newer.rows[0]?.id, older: older.rows[0]?.id };
}
