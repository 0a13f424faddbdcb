/** Reads the waiting list for the admin, by status and page by page. Stays fast for long lists. */

import { bouncesOf } from "~/families/bounced-addresses.server.ts";
import { wishColumns } from "~/families/schema.ts";
import { emailOf } from "~/families/told-by.ts";
import { database } from "~/platform/database/database.server.ts";
import { type AnyList, countRows, readList, readRows } from "~/platform/database/lists.server.ts";
import { Prisma } from "~/platform/database/prisma/client.ts";
import { COUNT_MAX } from "~/platform/short-count.ts";
import { type WaitingStatus, waitingStatuses } from "../schema.ts";

/** Number of entries on a page. */
const WAITING_PAGE = 25;

const listed = {
	id: true,
	name: true,
	phoneNumber: true,
	family: { select: { name: true, phoneNumber: true } },
	email: true,
	status: true,
	createdAt: true,
	confirmedAt: true,
	leftAt: true,
	tokenExpires: true,
	...wishColumns,
} satisfies Prisma.WaitingEntrySelect;

/** Waiting entries are sorted by when they were confirmed, oldest first; the others newest first. */
const listOf = (status: WaitingStatus): AnyList => ({
	table: "WaitingEntry",
	parts: [withStatus(status)],
	...(status === "waiting" ? { key: "confirmedAt", isRising: true } : { key: "createdAt" }),
});
const withStatus = (status: WaitingStatus) => Prisma.sql`"status" = ${status}`;

async function readListed(ids: number[]) {
	const rows = await readRows(ids.slice(0, WAITING_PAGE), (among) =>
		database.waitingEntry.findMany({ where: { id: { in: among } }, select: listed }),
	);
	return rows.map((row) => ({ ...row, ...row.family, email: emailOf(row) }));
}

/** The ids of the next entries with a status: those after an entry, or the first ones if there is none with that id. */
export async function nextEntries(status: WaitingStatus, take: number, after = 0) {
	const entry = await database.waitingEntry.findUnique({
		where: { id: after },
		select: { createdAt: true, confirmedAt: true },
	});
	const at = status === "waiting" ? entry?.confirmedAt : entry?.createdAt;
	const from = at ? { at, id: after } : undefined;
	return (await readList(listOf(status), { from, take })).ids;
}

/** A page of the entries with a status; `next` is the id of the last one, if there are more after it. */
export async function waitingPage(status: WaitingStatus, after?: number) {
	const ids = await nextEntries(status, WAITING_PAGE + 1, after);
	const next = ids.length > WAITING_PAGE ? ids[WAITING_PAGE - 1] : undefined;
	return { rows: await readListed(ids), next };
}

/** How many entries each status has, counted up to `COUNT_MAX` + 1. */
export async function waitingCounts(): Promise<Record<WaitingStatus, number>> {
	const counts = await Promise.all(
		waitingStatuses.map((status) => countRows(listOf(status), withStatus(status), COUNT_MAX + 1)),
	);
	const [waiting = 0, unconfirmed = 0, served = 0, left = 0] = counts;
	return { waiting, unconfirmed, served, left };
}

/** An entry. Null if there is none with that id. */
export async function waitingEntry(id: number) {
	const entry = await database.waitingEntry.findUnique({
		where: { id },
		select: { ...listed, message: true, familyId: true, askedFor: true },
	});
	if (!entry) return null;
	const email = emailOf(entry);
	return { ...entry, ...entry.family, email, bounce: (await bouncesOf([email]))[email] };
}
export type WaitingEntryDetails = NonNullable<Awaited<ReturnType<typeof waitingEntry>>>;
