/**
 * Places in the list of all puppies: how many there are, and who stands at the hundred-thousandth
 * place. What takes a walk through an index is kept for as long as the content stays the same.
 */
import { type Client, database } from "~/platform/database/database.server.ts";
import type { Prisma } from "~/platform/database/prisma/client.ts";
import type { Filter } from "../list/list-address.ts";
import { publicPuppies } from "../visibility.ts";

export type PuppyCounts = { total: number; available: number; sold: number };

/** So few are counted each time. */
export const FEW = 1_000;
/** Between two places that are kept. */
const STEP = 1_000;
/** From the beginning of a part of the list on, so many puppies are looked into for a word. */
const LOOKED_INTO = 2 * STEP;

/** A puppy's place in its part of the list, the available ones or the sold ones. */
type Place = { index: number; listedAt: Date; id: number };

let kept: { version: number; counts?: PuppyCounts; places: Record<"true" | "false", Place[]> } = {
	version: -1,
	places: { true: [], false: [] },
};

function keptFor(version: number) {
	if (kept.version !== version) kept = { version, places: { true: [], false: [] } };
	return kept;
}

/** How many puppies of each kind `where` leaves. */
export async function countAfresh(
	where: Prisma.PuppyWhereInput,
	client: Client = database,
): Promise<PuppyCounts> {
	const groups = await client.puppy.groupBy({ by: ["available"], where, _count: true });
	const available = groups.find((group) => group.available)?._count ?? 0;
	const sold = groups.find((group) => !group.available)?._count ?? 0;
	return { total: available + sold, available, sold };
}

/** How many public puppies there are, at a content version that was read before. */
export async function countPuppies(
	version: number,
	client: Client = database,
): Promise<PuppyCounts> {
	const { counts } = keptFor(version);
	if (counts) return counts;
	const found = await countAfresh(publicPuppies, client);
	if (found.total > FEW) keptFor(version).counts = found;
	return found;
}

/** The order within a part: the newest first. */
const partOrder = [
	{ listedAt: "desc" },
	{ id: "desc" },
] satisfies Prisma.PuppyOrderByWithRelationInput[];

function fromPlace(available: boolean, place: Place | undefined): Prisma.PuppyWhereInput {
	const part = { ...publicPuppies, available };
	if (!place) return part;
	const { listedAt, id } = place;
	return {
		...part,
		listedAt: { lte: listedAt },
		OR: [{ listedAt: { lt: listedAt } }, { id: { lte: id } }],
	};
}

/** The last place at or before an index that is a multiple of the step; kept from then on. */
async function placeBefore(client: Client, available: boolean, index: number, version: number) {
	const wanted = index - (index % STEP);
	if (wanted === 0) return undefined;
	const places = keptFor(version).places[`${available}`];
	const near = places.filter((place) => place.index <= wanted).at(-1);
	if (near?.index === wanted) return near;
	const row = await client.puppy.findFirst({
		where: fromPlace(available, near),
		select: { listedAt: true, id: true },
		orderBy: partOrder,
		skip: wanted - (near?.index ?? 0),
	});
	if (!row) return undefined;
	const place = { index: wanted, ...row };
	keptFor(version).places[`${available}`] = [...places, place].toSorted(
		(a, b) => a.index - b.index,
	);
	return place;
}

async function partIds(
	client: Client,
	available: boolean,
	index: number,
	take: number,
	version: number,
) {
	if (take <= 0) return [];
	const place = await placeBefore(client, available, index, version);
	const rows = await client.puppy.findMany({
		where: fromPlace(available, place),
		select: { id: true },
		orderBy: partOrder,
		skip: index - (place?.index ?? 0),
		take,
	});
	return rows.map(({ id }) => id);
}

async function matchesIn(
	available: boolean,
	where: Prisma.PuppyWhereInput,
	take: number,
	version: number,
) {
	if (take <= 0) return [];
	const end = await placeBefore(database, available, LOOKED_INTO, version);
	const rows = await database.puppy.findMany({
		where: { ...where, ...publicPuppies, available, listedAt: { gte: end?.listedAt } },
		select: { id: true },
		orderBy: partOrder,
		take,
	});
	return rows.map(({ id }) => id);
}

/**
 * Ids of the first puppies of the list that match a condition for which there is no index. Only
 * the beginnings of the list's parts are looked into, however many puppies there are.
 */
export async function firstMatches(
	filter: Filter,
	where: Prisma.PuppyWhereInput,
	take: number,
	version: number,
): Promise<number[]> {
	const first = filter === "sold" ? [] : await matchesIn(true, where, take, version);
	if (filter === "available") return first;
	return [...first, ...(await matchesIn(false, where, take - first.length, version))];
}

/** Ids of the puppies from a place in the list on, in its order. */
export async function idsFrom(
	client: Client,
	filter: Filter,
	index: number,
	take: number,
	version: number,
): Promise<number[]> {
	if (filter !== "all") return partIds(client, filter === "available", index, take, version);
	const { available } = await countPuppies(version, client);
	const before = Math.min(available, index);
	const first = await partIds(client, true, before, Math.min(take, available - before), version);
	const second = await partIds(client, false, index - before, take - first.length, version);
	return [...first, ...second];
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

/** Rows that were read by id, in the order of the ids. */
export function inOrderOf<Row extends { id: number }>(ids: readonly number[], rows: Row[]): Row[] {
	const byId = new Map(rows.map((row) => [row.id, row]));
	return ids.flatMap((id) => byId.get(id) ?? []);
}
