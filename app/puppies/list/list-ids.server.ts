/** Which puppies the list that visitors see has at an offset, in its parts and beside another one. */
import { recentContentVersion } from "~/platform/database/content-version.server.ts";
import { type Client, database } from "~/platform/database/database.server.ts";
import { type List, readList } from "~/platform/database/lists.server.ts";
import type { Prisma } from "~/platform/database/prisma/client.ts";
import { inPart } from "../state-sql.server.ts";
import { lifeStates } from "../status.ts";
import { publicPuppies } from "../visibility.ts";
import type { Filter } from "./list-address.ts";

export type PuppyCounts = { total: number; available: number; sold: number };

/** So few are counted each time. */
const FEW = 1_000;

/** The order of puppies everywhere: available, reserved, sold, each the newest first; ids settle a tie. */
export const listOrder = [
	{ available: "desc" },
	{ isReserved: "desc" },
	{ listedAt: "desc" },
	{ id: "desc" },
] satisfies Prisma.PuppyOrderByWithRelationInput[];

type Listed = { id: number; available: boolean; isReserved: boolean; listedAt: Date };

/** The same order, for puppies that were read in another one. */
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
 * The parts of the list, in its order: available, reserved, sold. The filter "sold" and its count
 * hold all that isn't available, as the JSON API counts them.
 */
export const parts = lifeStates.map((state) => inPart({ status: "public", state }));
export const list: List = { table: "Puppy", parts, key: "listedAt" };

/** The parts that each filter shows. */
export const partsIn: Readonly<Record<Filter, readonly Prisma.Sql[]>> = {
	all: parts,
	available: parts.slice(0, 1),
	sold: parts.slice(1),
};

let cachedCounts: { version: number; counts: PuppyCounts } | undefined;

/** How many public puppies there are, at a content version that was read before. */
export async function countPuppies(
	version: number,
	client: Client = database,
): Promise<PuppyCounts> {
	if (cachedCounts?.version === version) return cachedCounts.counts;
	const where = publicPuppies;
	const groups = await client.puppy.groupBy({ by: ["available"], where, _count: true });
	const available = groups.find((group) => group.available)?._count ?? 0;
	const sold = groups.find((group) => !group.available)?._count ?? 0;
	const counts = { total: available + sold, available, sold };
	if (counts.total > FEW) cachedCounts = { version, counts };
	return counts;
}

/** How many public puppies there are now. */
export const puppyCounts = async (): Promise<PuppyCounts> =>
	countPuppies(await recentContentVersion());

interface Range {
	offset: number;
	take: number;
	counts: PuppyCounts;
}

/** The narrowest filter that shows a range of the list, and where in it that begins. */
function narrowest(filter: Filter, { offset, take, counts }: Range) {
	const { available, sold, total } = counts;
	if (filter !== "all") return { filter, offset, total: counts[filter] };
	if (offset >= available)
		return { filter: "sold", offset: offset - available, total: sold } as const;
	if (offset + take <= available) return { filter: "available", offset, total: available } as const;
	return { filter, offset, total };
}

/**
 * Ids of the puppies from an offset of the list on, of which there are as many as `counts` says. They
 * are counted off, in an index that has all that this takes, from the nearest end or beginning of
 * those who are available and those who are sold.
 */
export async function idsAt(
	shown: Filter,
	range: Range,
	client: Client = database,
): Promise<number[]> {
	const { take } = range;
	const { filter, offset, total } = narrowest(shown, range);
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

/** The first ids of parts of a list; where a search gives up on one part, the next one is begun. */
export async function idsIn(found: List, parts: readonly Prisma.Sql[], take: number) {
	const ids: number[] = [];
	for (const part of parts) {
		if (ids.length === take) break;
		const next = await readList({ ...found, parts: [part] }, { take: take - ids.length });
		ids.push(...next.ids);
	}
	return ids;
}

/** Ids of the puppies before and after one in the list, which wraps around at its ends. */
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
