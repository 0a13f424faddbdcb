/** A search of the list, made once for all that is shown of it, and the puppies to compare. */
import { database } from "~/platform/database/database.server.ts";
import { countRows, type List, readRows, searched } from "~/platform/database/lists.server.ts";
import type { Prisma } from "~/platform/database/prisma/client.ts";
import { searchPatterns } from "../../search/search-text.ts";
import { publicPuppies } from "../../visibility.ts";
import type { Filter } from "../list-address.ts";
import {
	byListOrder,
	idsIn,
	inFilter,
	list,
	listOrder,
	type PuppyCounts,
	parts,
	partsIn,
	puppyCounts,
} from "../list-ids.server.ts";
import { isIn, sumUp } from "./matching.ts";

/** So many puppies are compared one by one, for the numbers beside the choices and for the nearest. */
export const COMPARED = 500;

const traits = {
	id: true,
	status: true,
	available: true,
	isReserved: true,
	listedAt: true,
	sex: true,
	dob: true,
	priceAmount: true,
	grownPounds: true,
	readyOn: true,
} satisfies Prisma.PuppySelect;

export type Compared = Prisma.PuppyGetPayload<{ select: typeof traits }>;

/** What a search finds, whatever else a view asks for; without words, the whole list. */
export interface PuppySearch {
	found: List;
	/** Undefined where very many puppies may match: then they are not counted. */
	counts: PuppyCounts | undefined;
	/** All that it finds in the order of the list, where they are few enough to be compared. */
	puppies?: readonly Compared[];
}

/** By their ids alone: with another condition the database might go through all rows of an index. */
async function readTraits(ids: readonly number[]): Promise<Compared[]> {
	if (ids.length === 0) return [];
	const puppies = await database.puppy.findMany({
		where: { id: { in: [...ids] } },
		select: traits,
	});
	return puppies.filter(({ status }) => status === publicPuppies.status);
}

async function countParts(found: List, most: number): Promise<PuppyCounts> {
	const [available = 0, reserved = 0, gone = 0] = await Promise.all(
		parts.map((part) => countRows(found, part, most)),
	);
	const sold = reserved + gone;
	return { total: available + sold, available, sold };
}

/** The whole list, in the form of a search. */
export const wholeSearch = async () => ({ found: list, counts: await puppyCounts() });

/** Makes a search of the list visitors see, as it is written in the form; an empty one is of all. */
export async function searchPuppies(search: string): Promise<PuppySearch> {
	if (search === "") return wholeSearch();
	const found = await searched(list, searchPatterns(search));
	const { matches } = found;
	if (!matches) return { found, counts: undefined };
	if (matches.length > COMPARED) return { found, counts: await countParts(found, matches.length) };
	const puppies = (await readTraits(matches)).toSorted(byListOrder);
	return { found, counts: sumUp(puppies), puppies };
}

/** The first puppies that a search finds in a filter, in the order of the list. */
export async function comparedIn(
	{ found, puppies }: PuppySearch,
	filter: Filter,
): Promise<readonly Compared[]> {
	if (puppies) return puppies.filter(isIn[filter]);
	if (!found.patterns) {
		return database.puppy.findMany({
			where: inFilter[filter],
			select: traits,
			orderBy: listOrder,
			take: COMPARED,
		});
	}
	return readRows(await idsIn(found, partsIn[filter], COMPARED), readTraits);
}
