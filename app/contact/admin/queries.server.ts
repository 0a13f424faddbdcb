/** Filters, searches and pages messages for the admin, with bounded work for any number of messages. */

import { startOfDay } from "~/business/moments.ts";
import { type ShownMessage, shownMessage } from "~/families/messages.server.ts";
import { type Client, database } from "~/platform/database/database.server.ts";
import {
	type Cursor,
	countRows,
	type List,
	readList,
	readRows,
	searched,
} from "~/platform/database/lists.server.ts";
import { Prisma } from "~/platform/database/prisma/client.ts";
import { readIds } from "~/platform/database/search.server.ts";
import { searchPatterns } from "~/platform/database/word-search.server.ts";
import { COUNT_MAX } from "~/platform/short-count.ts";
import { type ContactTab, contactTabs } from "../schema.ts";

export interface ContactFilter {
	tab: ContactTab;
	/** Calendar days in the time zone of the business, both included. */
	from?: string;
	to?: string;
	/** The patterns of the search (platform/database/word-search.server.ts); empty without a search. */
	patterns: readonly string[];
}

/** The filter for what a list's address asks for. */
export const filterOf = (
	view: Pick<ContactFilter, "tab" | "from" | "to"> & { search: string },
): ContactFilter => ({
	tab: view.tab,
	from: view.from || undefined,
	to: view.to || undefined,
	patterns: searchPatterns(view.search),
});

/** A message's position in the list: when it came, then its id. */
export interface ContactCursor {
	at: Date;
	id: number;
}

export interface ExportedContact extends ShownMessage {
	notes: readonly { text: string; author: string; createdAt: Date }[];
}

const { sql } = Prisma;

const inTab = (tab: ContactTab) =>
	tab === "all" || tab === "spam"
		? sql`"isSpam" = ${tab === "spam"}`
		: sql`"isSpam" = false AND "status" = ${tab}`;

/** The start of a day as a position, with an id below that of every message. */
const beginOf = (day: string | undefined, days = 0): Cursor | undefined =>
	day === undefined ? undefined : { part: 0, at: startOfDay(day, days), id: 0 };

const listOf = ({ tab, patterns }: ContactFilter): Promise<List> =>
	searched({ table: "Contact", parts: [inTab(tab)], key: "createdAt" }, patterns);

interface Step {
	/** The position to continue after; without one, the page starts with the newest or the oldest message. */
	cursor?: ContactCursor;
	direction?: "older" | "newer";
	take: number;
}

interface Page {
	rows: ShownMessage[];
	/** The position after which there are, or may be, more messages. */
	next?: ContactCursor;
	/** Whether the search stopped before it had found enough. */
	isUnfinished: boolean;
}

/**
 * The next `take` messages that match a filter. The work is bounded: a search for only frequent words may
 * stop before it has found enough, and `next` is where to continue.
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
		database.contact.findMany({ where: { id: { in: among } }, select: shownMessage }),
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

/** The notes about families, by family, oldest first. */
async function notesOf(families: readonly number[]) {
	const notes = await database.familyNote.findMany({
		where: { familyId: { in: [...new Set(families)] } },
		select: { familyId: true, text: true, author: true, createdAt: true },
		orderBy: [{ familyId: "asc" }, { id: "asc" }],
	});
	return Map.groupBy(notes, ({ familyId }) => familyId);
}

/** All messages that match a filter, with the notes about their families, newest first, in batches. */
export async function* contactBatches(filter: ContactFilter, take = 500) {
	let cursor: ContactCursor | undefined;
	do {
		const { rows, next } = await contactPage(filter, { cursor, take });
		const notes = await notesOf(rows.flatMap(({ familyId }) => familyId ?? []));
		if (rows.length > 0) {
			yield rows.map((row) => ({ ...row, notes: notes.get(row.familyId ?? 0) ?? [] }));
		}
		cursor = next;
	} while (cursor);
}

/**
 * How many messages each tab holds, counted up to COUNT_MAX + 1. Empty if the words of the search are too
 * frequent to count.
 */
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

/** What tells where a message is shown; null if there is no such message. */
export const messagePlace = (id: number) =>
	database.contact.findUnique({
		where: { id },
		select: { id: true, createdAt: true, familyId: true },
	});

/** The ids of the messages from an email address, in upper or lower case, newest first. */
export const contactsOfAddress = (client: Client, email: string): Promise<number[]> =>
	readIds(
		Prisma.sql`SELECT "id" FROM "Contact" WHERE lower("email") = ${email.toLowerCase()} ORDER BY "createdAt" DESC, "id" DESC`,
		client,
	);
