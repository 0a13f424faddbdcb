/** The waiting list as the admin reads it: by state, searched and paged, however long it is. */
import { database } from "~/platform/database/database.server.ts";
import { holdsEveryWord } from "~/platform/database/folded-text.ts";
import type { Prisma } from "~/platform/database/prisma/client.ts";
import { findMatches } from "~/platform/database/search.server.ts";
import { searchPatterns } from "~/platform/database/word-search.ts";
import { bouncesOf } from "../../bounces/bounces.server.ts";
import { addressKey } from "../../families.server.ts";
import { WAITING_COUNT_MAX, type WaitingStatus, waitingStatuses } from "../schema.ts";
import { wishColumns } from "../wishes.ts";

/** Entries on a page, and of a search at most. */
export const WAITING_PAGE = 25;
/** Unconfirmed entries that a search looks through at most: the newest. */
const UNCONFIRMED_MAX = 2_000;

const listed = {
	id: true,
	name: true,
	email: true,
	status: true,
	createdAt: true,
	confirmedAt: true,
	leftAt: true,
	...wishColumns,
} satisfies Prisma.WaitingEntrySelect;

export type ListedEntry = Prisma.WaitingEntryGetPayload<{ select: typeof listed }>;

interface EntryPage {
	rows: ListedEntry[];
	/** The entry after which there are more. */
	next?: number;
	/** A search found more than are shown, or looked among a part of the entries only. */
	isCut: boolean;
}

/** Who waits stands in the order of waiting; the others the newest first. */
const orderOf = (status: WaitingStatus): Prisma.WaitingEntryOrderByWithRelationInput[] =>
	status === "waiting"
		? [{ confirmedAt: "asc" }, { id: "asc" }]
		: [{ createdAt: "desc" }, { id: "desc" }];

const timeOf = (moment: Date | null) => moment?.getTime() ?? 0;

/** The same order for entries that were read. */
const inOrder = (status: WaitingStatus) => (one: ListedEntry, other: ListedEntry) =>
	status === "waiting"
		? timeOf(one.confirmedAt) - timeOf(other.confirmedAt) || one.id - other.id
		: timeOf(other.createdAt) - timeOf(one.createdAt) || other.id - one.id;

/** What comes after an entry in that order; everything where the entry is gone. */
async function afterEntry(
	status: WaitingStatus,
	id: number,
): Promise<Prisma.WaitingEntryWhereInput> {
	const entry = await database.waitingEntry.findUnique({
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

/** A page of the entries of a status. */
export async function waitingPage(status: WaitingStatus, after?: number): Promise<EntryPage> {
	const rest = after === undefined ? {} : await afterEntry(status, after);
	const found = await database.waitingEntry.findMany({
		where: { status, ...rest },
		orderBy: orderOf(status),
		take: WAITING_PAGE + 1,
		select: listed,
	});
	const rows = found.slice(0, WAITING_PAGE);
	return { rows, next: found.length > WAITING_PAGE ? rows.at(-1)?.id : undefined, isCut: false };
}

/** Of the newest that aren't confirmed, which belong to no family yet, those that hold every word. */
async function unconfirmedWith(search: string): Promise<number[]> {
	const rows = await database.waitingEntry.findMany({
		where: { status: "unconfirmed" },
		orderBy: orderOf("unconfirmed"),
		take: UNCONFIRMED_MAX,
		select: { id: true, name: true, email: true, phoneNumber: true },
	});
	const isFound = holdsEveryWord(search);
	return rows
		.filter(({ name, email, phoneNumber }) => isFound(`${name} ${email} ${phoneNumber}`))
		.map(({ id }) => id)
		.slice(0, WAITING_PAGE + 1);
}

/** Of the families that the search index finds, and of a whole email address. */
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
 * Entries of a status that a search finds: by the search index of their families, or by the whole
 * email address.
 */
export async function waitingSearch(status: WaitingStatus, search: string): Promise<EntryPage> {
	const isUnconfirmed = status === "unconfirmed";
	const families = isUnconfirmed ? [] : await findMatches("Family", searchPatterns(search));
	const ids = isUnconfirmed
		? await unconfirmedWith(search)
		: await confirmedWith(families ?? [], search);
	// Sorted here: the database would go through the whole list in its order for a few ids.
	const among = await database.waitingEntry.findMany({
		where: { id: { in: ids } },
		select: listed,
	});
	const found = among.filter((entry) => entry.status === status).toSorted(inOrder(status));
	const isCut = found.length > WAITING_PAGE || families === undefined;
	return { rows: found.slice(0, WAITING_PAGE), isCut };
}

/** How many entries each status has, up to one more than `WAITING_COUNT_MAX`. */
export async function waitingCounts(): Promise<Record<WaitingStatus, number>> {
	const take = WAITING_COUNT_MAX + 1;
	// An order that an index has; without one, all of them would be sorted.
	const orderBy = orderOf("unconfirmed");
	const counts = await Promise.all(
		waitingStatuses.map((status) =>
			database.waitingEntry.count({ where: { status }, orderBy, take }),
		),
	);
	const [waiting = 0, unconfirmed = 0, served = 0, left = 0] = counts;
	return { waiting, unconfirmed, served, left };
}

/** Puppies that an entry's page lists as told of. */
const TOLD_MAX = 20;

/** An entry with the puppies that its family was told of; null where there is none. */
export async function waitingEntry(id: number) {
	const entry = await database.waitingEntry.findUnique({
		where: { id },
		select: {
			...listed,
			phoneNumber: true,
			message: true,
			familyId: true,
			updatedAt: true,
			tokenExpires: true,
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
