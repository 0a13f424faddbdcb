/** Finds the ids in the public list of puppies: at an offset, in its parts, and next to another puppy. */
import { recentContentVersion } from "~/platform/database/content-version.server.ts";
import { type Client, database } from "~/platform/database/database.server.ts";
import { type List, readList } from "~/platform/database/lists.server.ts";
import type { Prisma } from "~/platform/database/prisma/client.ts";
import { inPart } from "../state-sql.server.ts";
import { saleStates } from "../status.ts";
import { publicPuppies } from "../visibility.ts";
import type { Filter } from "./list-address.ts";

export type PuppyCounts = Record<Filter, number>;

/** Up to this number of puppies, the counts are not cached. */
const FEW = 1_000;

/** The order of every list of puppies: available, reserved, sold, each with the newest first, then by id. */
export const listOrder = [
	{ available: "desc" },
	{ isReserved: "desc" },
	{ listedAt: "desc" },
	{ id: "desc" },
] satisfies Prisma.PuppyOrderByWithRelationInput[];

type Listed = { id: number; available: boolean; isReserved: boolean; listedAt: Date };

/** Compares two puppies by the order of the list. */
export const byListOrder = (one: Listed, other: Listed): number =>
	Number(other.available) - Number(one.available) ||
	Number(other.isReserved) - Number(one.isReserved) ||
	other.listedAt.getTime() - one.listedAt.getTime() ||
	other.id - one.id;

const reverseOrder = [
	{ available: "asc" },
	{ isReserved: "asc" },
	{ listedAt: "asc" },
	{ id: "asc" },
] satisfies Prisma.PuppyOrderByWithRelationInput[];

export const inFilter: Record<Filter, Prisma.PuppyWhereInput> = {
	all: publicPuppies,
	available: { ...publicPuppies, available: true },
	sold: { ...publicPuppies, available: false },
};

/**
 * The parts of the list, in order: available, reserved, sold. The filter "sold" and its count include all
 * puppies that aren't available, as the JSON API counts them.
 */
export const parts = saleStates.map((state) => inPart({ status: "public", state }));
export const list: List = { table: "Puppy", parts, key: "listedAt" };

/** The parts that each filter shows. */
export const partsIn: Readonly<Record<Filter, readonly Prisma.Sql[]>> = {
	all: parts,
	available: parts.slice(0, 1),
	sold: parts.slice(1),
};

let cachedCounts: { version: number; counts: PuppyCounts } | undefined;

/** Counts the public puppies. The counts are cached under `version`, a content version that was read before. */
export async function countPuppies(
	version: number,
	client: Client = database,
): Promise<PuppyCounts> {
	if (cachedCounts?.version === version) return cachedCounts.counts;
	const where = publicPuppies;
	const groups = await client.puppy.groupBy({ by: ["available"], where, _count: true });
	const available = groups.find((group) => group.available)?._count ?? 0;
	const sold = groups.find((group) => !group.available)?._count ?? 0;
	const counts = { all: available + sold, available, sold };
	if (counts.all > FEW) cachedCounts = { version, counts };
	return counts;
}

/** Counts the public puppies at the current content version. */
export const puppyCounts = async (): Promise<PuppyCounts> =>
	countPuppies(await recentContentVersion());

interface Range {
	offset: number;
	take: number;
	counts: PuppyCounts;
}

/** The narrowest filter that contains a range of the list, and the range's offset in it. */
function narrowest(filter: Filter, { offset, take, counts }: Range) {
	const { available } = counts;
	if (filter === "all" && offset >= available) {
		return { filter: "sold", offset: offset - available } as const;
	}
	const isAvailable = filter === "all" && offset + take <= available;
	return { filter: isAvailable ? "available" : filter, offset } as const;
}

/**
 * The ids of the puppies from an offset on, in a list whose length `counts` gives. The database skips rows
 * in an index that covers the query, starting from whichever end of the available or sold puppies is closer.
 */
export async function idsAt(
	shown: Filter,
	range: Range,
	client: Client = database,
): Promise<number[]> {
	const { take, counts } = range;
	const { filter, offset } = narrowest(shown, range);
	const total = counts[filter];
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

/** The first ids of several parts of a list. If a search gives up on one part, it goes on with the next. */
export async function idsIn(found: List, parts: readonly Prisma.Sql[], take: number) {
	const ids: number[] = [];
	for (const part of parts) {
		if (ids.length === take) break;
		const next = await readList({ ...found, parts: [part] }, { take: take - ids.length });
		ids.push(...next.ids);
	}
	return ids;
}

/** The ids of the previous and next puppy in the list, which wraps around at its ends. */
export function neighborIds(listed: Listed): Promise<(number | undefined)[]> {
	const { id, available, isReserved, listedAt } = listed;
	const from = { part: available ? 0 : isReserved ? 1 : 2, at: listedAt, id };
	return Promise.all(
		[true, false].map(async (isBack) => {
			const neighbor = await readList(list, { from, isBack, take: 1 });
			const { ids } =
				neighbor.ids.length > 0 ? neighbor : await readList(list, { isBack, take: 1 });
			return ids[0];
		}),
	);
}
