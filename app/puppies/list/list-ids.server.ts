/** Which puppies the list that visitors see has at an offset, by a search and beside another one. */
import { type Client, database } from "~/platform/database/database.server.ts";
import { countRows, type List, readList } from "~/platform/database/lists.server.ts";
import { Prisma } from "~/platform/database/prisma/client.ts";
import { findMatches } from "~/platform/database/search.server.ts";
import { searchPatterns } from "../search/search-text.ts";
import { publicPuppies } from "../visibility.ts";
import type { Filter } from "./list-address.ts";

export type PuppyCounts = { total: number; available: number; sold: number };

/** So few are counted each time. */
const FEW = 1_000;

/** The order of puppies everywhere: available ones first, then the newest; ids settle a tie. */
export const listOrder = [
	{ available: "desc" },
	{ listedAt: "desc" },
	{ id: "desc" },
] satisfies Prisma.PuppyOrderByWithRelationInput[];

const reverseOrder = [
	{ available: "asc" },
	{ listedAt: "asc" },
	{ id: "asc" },
] satisfies Prisma.PuppyOrderByWithRelationInput[];

export const inFilter: Record<Filter, Prisma.PuppyWhereInput> = {
	all: publicPuppies,
	available: { ...publicPuppies, available: true },
	sold: { ...publicPuppies, available: false },
};

/** The two parts of the list, in its order. */
const parts = [
	Prisma.sql`"status" = 'public' AND "available" = true`,
	Prisma.sql`"status" = 'public' AND "available" = false`,
];
const list: List = { table: "Puppy", parts, key: "listedAt" };

/** Puppies of a part that a search for frequent words looks through. */
const WINDOW = 2_000;

let counted: { version: number; counts: PuppyCounts } | undefined;

/** How many public puppies there are, at a content version that was read before. */
export async function countPuppies(
	version: number,
	client: Client = database,
): Promise<PuppyCounts> {
	if (counted?.version === version) return counted.counts;
	const where = publicPuppies;
	const groups = await client.puppy.groupBy({ by: ["available"], where, _count: true });
	const available = groups.find((group) => group.available)?._count ?? 0;
	const sold = groups.find((group) => !group.available)?._count ?? 0;
	const counts = { total: available + sold, available, sold };
	if (counts.total > FEW) counted = { version, counts };
	return counts;
}

/**
 * Ids of the puppies from an offset of the list on, of which there are `total`. They are counted
 * off, in an index that has all that this takes, from whichever end of the list is nearer.
 */
export async function idsAt(
	filter: Filter,
	{ offset, take, total }: { offset: number; take: number; total: number },
	client: Client = database,
): Promise<number[]> {
	const following = Math.max(0, total - offset - take);
	const isNearEnd = following < offset;
	const rows = await client.puppy.findMany({
		where: inFilter[filter],
		select: { id: true },
		orderBy: isNearEnd ? reverseOrder : listOrder,
		skip: isNearEnd ? following : offset,
		take: Math.max(0, Math.min(take, total - offset)),
	});
	const ids = rows.map(({ id }) => id);
	return isNearEnd ? ids.reverse() : ids;
}

/**
 * Ids of the first puppies that a search finds, and the counts of all. Where very many may match,
 * only the beginnings of the list's two parts are looked through, and nothing is counted.
 */
export async function searchIds(filter: Filter, search: string, take: number) {
	const patterns = searchPatterns(search);
	const matches = await findMatches("Puppy", patterns);
	const searched = { ...list, search: { patterns, ids: matches, window: WINDOW } };
	const wanted = { all: parts, available: parts.slice(0, 1), sold: parts.slice(1) }[filter];
	const ids: number[] = [];
	for (const part of wanted) {
		if (ids.length === take) break;
		const found = await readList({ ...searched, parts: [part] }, { take: take - ids.length });
		ids.push(...found.ids);
	}
	if (!matches) return { ids, counts: undefined };
	const [available = 0, sold = 0] = await Promise.all(
		parts.map((part) => countRows(searched, part, matches.length)),
	);
	return { ids, counts: { total: available + sold, available, sold } };
}

type Listed = { id: number; available: boolean; listedAt: Date };

/** Ids of the puppies before and after one in the list, which wraps around at its ends. */
export function idsBeside({ id, available, listedAt }: Listed): Promise<(number | undefined)[]> {
	const from = { part: available ? 0 : 1, at: listedAt, id };
	return Promise.all(
		[true, false].map(async (isBack) => {
			const beside = await readList(list, { from, isBack, take: 1 });
			const { ids } = beside.ids.length > 0 ? beside : await readList(list, { isBack, take: 1 });
			return ids[0];
		}),
	);
}

/**
 * Of some puppies, the public ones. As a range, because the database would rather go through all
 * public puppies than look up the ids where the status has to equal one.
 */
export const publicAmong = (ids: number[]) =>
	({
		id: { in: ids },
		status: { gte: publicPuppies.status, lte: publicPuppies.status },
	}) satisfies Prisma.PuppyWhereInput;
