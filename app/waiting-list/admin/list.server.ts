/** Reads the waiting list for the admin: by status, searched and paged. Stays fast for long lists. */

import { bouncesOf } from "~/families/bounced-addresses.server.ts";
import { addressKey } from "~/families/families.server.ts";
import { wishColumns } from "~/families/schema.ts";
import { familySearchText } from "~/families/search-text.server.ts";
import { database } from "~/platform/database/database.server.ts";
import type { Prisma } from "~/platform/database/prisma/client.ts";
import { findMatches } from "~/platform/database/search.server.ts";
import { searchPatterns } from "~/platform/database/word-search.server.ts";
import { COUNT_MAX } from "~/platform/short-count.ts";
import { type WaitingStatus, waitingStatuses } from "../schema.ts";

/** Number of entries on a page, and the maximum that a search shows. */
export const WAITING_PAGE = 25;
/** A search checks at most this many unconfirmed entries, the newest ones. */
const UNCONFIRMED_MAX = 2_000;

const listed = {
	id: true,
	name: true,
	email: true,
	status: true,
	createdAt: true,
	confirmedAt: true,
	leftAt: true,
	tokenExpires: true,
	...wishColumns,
} satisfies Prisma.WaitingEntrySelect;

export type ListedEntry = Prisma.WaitingEntryGetPayload<{ select: typeof listed }>;

/** Waiting entries are sorted by when they were confirmed, oldest first; the others newest first. */
export const orderOf = (status: WaitingStatus): Prisma.WaitingEntryOrderByWithRelationInput[] =>
	status === "waiting"
		? [{ confirmedAt: "asc" }, { id: "asc" }]
		: [{ createdAt: "desc" }, { id: "desc" }];

const timeOf = (moment: Date | null) => moment?.getTime() ?? 0;

/** The same order, for sorting in memory. */
const inOrder = (status: WaitingStatus) => (one: ListedEntry, other: ListedEntry) =>
	status === "waiting"
		? timeOf(one.confirmedAt) - timeOf(other.confirmedAt) || one.id - other.id
		: timeOf(other.createdAt) - timeOf(one.createdAt) || other.id - one.id;

/** The query condition for what comes after an entry in that order; matches everything if there is none, or it is gone. */
export async function afterEntry(
	status: WaitingStatus,
	id: number | undefined,
): Promise<Prisma.WaitingEntryWhereInput> {
	const entry =
		id === undefined
			? null
			: await database.waitingEntry.findUnique({
					where: { id },
					select: { createdAt: true, confirmedAt: true },
				});
	if (!entry) return {};
	const { createdAt, confirmedAt } = entry;
	if (status !== "waiting") {
		return {
			createdAt: { lte: createdAt },
			OR: [{ createdAt: { lt: createdAt } }, { id: { lt: id } }],
		};
	}
	if (!confirmedAt) return {};
	return {
		confirmedAt: { gte: confirmedAt },
		OR: [{ confirmedAt: { gt: confirmedAt } }, { id: { gt: id } }],
	};
}

/** A page of the entries with a status; `next` is the id of the last one, if there are more after it. */
export async function waitingPage(status: WaitingStatus, after?: number) {
	const found = await database.waitingEntry.findMany({
		where: { status, ...(await afterEntry(status, after)) },
		orderBy: orderOf(status),
		take: WAITING_PAGE + 1,
		select: listed,
	});
	const rows = found.slice(0, WAITING_PAGE);
	return { rows, next: found.length > WAITING_PAGE ? rows.at(-1)?.id : undefined, isCut: false };
}

/**
 * The ids of the newest unconfirmed entries that a search finds. They belong to no family yet, so
 * the search index doesn't have them.
 */
async function unconfirmedWith(search: string): Promise<number[]> {
	const rows = await database.waitingEntry.findMany({
		where: { status: "unconfirmed" },
		orderBy: orderOf("unconfirmed"),
		take: UNCONFIRMED_MAX,
		select: { id: true, name: true, email: true, phoneNumber: true },
	});
	const patterns = searchPatterns(search);
	return rows
		.filter(({ name, email, phoneNumber }) => {
			const text = familySearchText({ name, phoneNumber, addresses: [email] });
			return patterns.every((pattern) => text.includes(pattern));
		})
		.map(({ id }) => id)
		.slice(0, WAITING_PAGE + 1);
}

/** The ids of the entries of these families, and of the entry whose whole email address is searched. */
async function confirmedWith(families: readonly number[], search: string): Promise<number[]> {
	const select = { id: true } as const;
	const where = { familyId: { in: [...families] } };
	const [ofFamilies, ofAddress] = await Promise.all([
		families.length > 0 ? database.waitingEntry.findMany({ where, select }) : [],
		database.waitingEntry.findUnique({ where: { email: addressKey(search) }, select }),
	]);
	return [...ofFamilies, ...(ofAddress ? [ofAddress] : [])].map(({ id }) => id);
}

/**
 * The entries with a status that a search finds: through the search index of families, or by the
 * whole email address. `isCut` says whether it found more than are shown, or matched too many families to list.
 */
export async function waitingSearch(status: WaitingStatus, search: string) {
	const isUnconfirmed = status === "unconfirmed";
	const families = isUnconfirmed ? [] : await findMatches("Family", searchPatterns(search));
	const ids = isUnconfirmed
		? await unconfirmedWith(search)
		: await confirmedWith(families ?? [], search);
	// Sorted in memory: with an ORDER BY, the database would scan the whole list for a few ids.
	const among = await database.waitingEntry.findMany({
		where: { id: { in: ids } },
		select: listed,
	});
	const found = among.filter((entry) => entry.status === status).toSorted(inOrder(status));
	const isCut = found.length > WAITING_PAGE || families === undefined;
	return { rows: found.slice(0, WAITING_PAGE), next: undefined, isCut };
}

/** How many entries each status has, counted up to `COUNT_MAX` + 1. */
export async function waitingCounts(): Promise<Record<WaitingStatus, number>> {
	const take = COUNT_MAX + 1;
	// This order has an index; without an order that has one, all entries would be sorted.
	const orderBy = orderOf("unconfirmed");
	const counts = await Promise.all(
		waitingStatuses.map((status) =>
			database.waitingEntry.count({ where: { status }, orderBy, take }),
		),
	);
	const [waiting = 0, unconfirmed = 0, served = 0, left = 0] = counts;
	return { waiting, unconfirmed, served, left };
}

/** Maximum number of puppies that an entry's page lists as told. */
const TOLD_MAX = 20;

/** An entry with the puppies that its family was told about. Null if there is no such entry. */
export async function waitingEntry(id: number) {
	const entry = await database.waitingEntry.findUnique({
		where: { id },
		select: {
			...listed,
			phoneNumber: true,
			message: true,
			familyId: true,
			updatedAt: true,
			askedFor: true,
			notices: {
				select: { id: true, createdAt: true, puppy: { select: { id: true, name: true } } },
				orderBy: { id: "desc" },
				take: TOLD_MAX,
			},
		},
	});
	return entry && { ...entry, bounce: (await bouncesOf([entry.email]))[entry.email] };
}
export type WaitingEntryDetails = NonNullable<Awaited<ReturnType<typeof waitingEntry>>>;
