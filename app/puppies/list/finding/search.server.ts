/** Runs a search once for everything that is shown of its results, and reads the puppies to compare. */
import { database } from "~/platform/database/database.server.ts";
import { countRows, type List, readRows, searched } from "~/platform/database/lists.server.ts";
import type { Prisma } from "~/platform/database/prisma/client.ts";
import { searchPatterns } from "../../derived-columns.ts";
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

/** Maximum number of puppies compared one by one, to count the choices and to find the closest ones. */
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

export type SearchedRow = Prisma.PuppyGetPayload<{ select: typeof traits }>;

/** The results of a search, before any criteria. An empty search finds the whole list. */
export interface PuppySearch {
	found: List;
	/** Undefined if very many puppies may match, which are not counted. */
	counts: PuppyCounts | undefined;
	/** All puppies that match, in the order of the list, if they are few enough to be compared. */
	puppies?: readonly SearchedRow[];
}

/** Filters by status afterwards, since with another condition the database might scan a whole index. */
async function readTraits(ids: readonly number[]): Promise<SearchedRow[]> {
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
	return { all: available + sold, available, sold };
}

/** Searches the public list. An empty search finds the whole list. */
export async function searchPuppies(search: string): Promise<PuppySearch> {
	if (search === "") return { found: list, counts: await puppyCounts() };
	const found = await searched(list, searchPatterns(search));
	const { matches } = found;
	if (!matches) return { found, counts: undefined };
	if (matches.length > COMPARED) return { found, counts: await countParts(found, matches.length) };
	const puppies = (await readTraits(matches)).toSorted(byListOrder);
	return { found, counts: sumUp(puppies), puppies };
}

/** The first puppies, at most `COMPARED`, that a search finds in a filter, in the order of the list. */
export async function comparedIn(
	{ found, puppies }: PuppySearch,
	filter: Filter,
): Promise<readonly SearchedRow[]> {
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
