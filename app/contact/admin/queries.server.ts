/** Filters, searches and pages messages for the admin, with bounded work for any number of messages. */

import { startOfDay } from "~/business/moments.ts";
import { shownMessage } from "~/families/messages.server.ts";
import { type Client, database } from "~/platform/database/database.server.ts";
import {
	type Cursor,
	countRows,
	type List,
	readPage,
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
	/** Calendar days in the time zone of the business, both included; empty without a limit. */
	from?: string;
	to?: string;
	search?: string;
}

/** Messages that are exported at once. */
const BATCH = 500;

const { sql } = Prisma;

const inTab = (tab: ContactTab) =>
	tab === "all" || tab === "spam"
		? sql`"isSpam" = ${tab === "spam"}`
		: sql`"isSpam" = false AND "status" = ${tab}`;

/** When a message came, then its id. */
const position = (cursor: Cursor | undefined) =>
	cursor && { at: new Date(cursor.at), id: cursor.id };

/** The start of a day as a position. */
const startAt = (day: string | undefined, days = 0) =>
	day ? { at: startOfDay(day, days), id: 0 } : undefined;

const listOf = ({ tab, from, to, search = "" }: ContactFilter): Promise<List> => {
	const list = { table: "Contact", parts: [inTab(tab)], key: "createdAt" } as const;
	return searched({ ...list, begin: startAt(to, 1), end: startAt(from) }, searchPatterns(search));
};

interface ContactView extends ContactFilter {
	/** The page shows messages older (`before`) or newer (`after`) than this one. */
	before?: Cursor | undefined;
	after?: Cursor | undefined;
}

/**
 * A page of the messages that match a filter, the newest first, and the positions of the pages beside it. The work is
 * bounded: a search for only frequent words may stop before it has found enough, and `older` is where to continue.
 */
export async function contactPage({ before, after, ...filter }: ContactView, size: number) {
	const page = { after: position(before), before: position(after), size };
	const { ids, newer, older, isUnfinished } = await readPage(await listOf(filter), page);
	const rows = await readRows(ids, (among) =>
		database.contact.findMany({ where: { id: { in: among } }, select: shownMessage }),
	);
	return { rows, newer: position(newer), older: position(older), isUnfinished };
}

/** All messages that match a filter, newest first, in batches. */
export async function* contactBatches({ tab, from, to, search }: ContactFilter) {
	let before: Cursor | undefined;
	do {
		const { rows, older } = await contactPage({ tab, from, to, search, before }, BATCH);
		if (rows.length > 0) yield rows;
		before = older;
	} while (before);
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
	const counts = await Promise.all(
		contactTabs.map(async (tab) => {
			return [tab, await countRows(list, inTab(tab), COUNT_MAX + 1)] as const;
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
