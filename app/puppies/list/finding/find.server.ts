/** Finds and counts the puppies of a narrowed, sorted or searched list in the database. */
import { Prisma } from "~/platform/database/prisma/client.ts";
import { type Filter, isFinding, isWhole, type ListView, offsetOf } from "../list-address.ts";
import { idsAt, idsIn, list, type PuppyCounts, partsIn, puppyCounts } from "../list-ids.server.ts";
import type { ChoiceCounts } from "./choice-counts.ts";
import { namedIn } from "./criteria.ts";
import { countChoices, countMatches, isIn, nearestOf } from "./matching.ts";
import { orderOf, type Range, rangeOf } from "./ranges.ts";
import { COMPARED, comparedIn, type PuppySearch, searchPuppies } from "./search.server.ts";

const { sql, raw, join } = Prisma;

/** Number of other puppies shown if no puppy matches, or none that is available. */
export const NEAREST = 4;

function conditionOf(range: Range, column: Prisma.Sql): Prisma.Sql {
	if (range.column === "sex") return sql`lower(${column}) = ${range.is}`;
	const from = sql`${column} >= ${range.from}`;
	return range.to === undefined ? from : sql`${from} AND ${column} < ${range.to}`;
}

const columnOf = (name: string) => raw(`"${name}"`);

/**
 * A column wrapped in an expression, so that the database reads the list in its order and checks the
 * condition on the way. With the bare column it might look up the range in an index, and then sort all of it.
 */
const comparedOnTheWay = ({ column, ...range }: Range) =>
	column === "sex"
		? columnOf(column)
		: raw(
				"from" in range && typeof range.from === "number" ? `"${column}" + 0` : `"${column}" || ''`,
			);

const rangesOf = (view: ListView, day: string): Range[] =>
	namedIn(view).map((name) => rangeOf(name, view[name] ?? "", day));

/**
 * The parts of the list in the order of a view. Within each part, puppies with an unknown value come last.
 * If a criterion is about the column that orders the list, its range becomes part of the condition.
 */
function inOrder(view: ListView, ranges: readonly Range[]) {
	const order = orderOf(view);
	const parts = partsIn[view.filter];
	if (!order) return { key: list.key, isRising: list.isRising, parts };
	const { column: key, isRising } = order;
	const column = columnOf(key);
	const own = ranges.filter((range) => range.column === key);
	if (own.length > 0) {
		const within = join(
			own.map((range) => conditionOf(range, column)),
			" AND ",
		);
		return { key, isRising, parts: parts.map((part) => sql`${part} AND ${within}`) };
	}
	const nothing = key === "dob" || key === "readyOn" ? "" : 0;
	return {
		key,
		isRising,
		parts: parts.flatMap((part) => [
			sql`${part} AND ${column} > ${nothing}`,
			sql`${part} AND ${column} = ${nothing}`,
		]),
	};
}

/** The condition for the criteria on columns other than the one that orders the list. Undefined if none. */
function besides(view: ListView, ranges: readonly Range[]): Prisma.Sql | undefined {
	const key = orderOf(view)?.column;
	const conditions = ranges
		.filter(({ column }) => column !== key)
		.map((range) => conditionOf(range, comparedOnTheWay(range)));
	if (view.ready !== undefined) conditions.push(sql`"available" = true`);
	return conditions.length > 0 ? join(conditions, " AND ") : undefined;
}

/**
 * The filter whose puppies are few enough to be compared one by one: "all" if possible, else the view's
 * own. Undefined if there are too many in both.
 */
function comparable({ filter }: ListView, known: PuppyCounts | undefined): Filter | undefined {
	if (!known) return undefined;
	if (known.all <= COMPARED) return "all";
	return known[filter] <= COMPARED ? filter : undefined;
}

export interface Counted {
	/** The numbers of puppies found. Undefined if there are too many puppies to compare. */
	counts: PuppyCounts | undefined;
	choices?: ChoiceCounts;
}

/**
 * Counts the puppies that a view finds, and those that each choice of the form would leave. Nothing is
 * counted if the search alone already matches too many.
 */
export async function countFound(
	search: PuppySearch,
	view: ListView,
	day: string,
): Promise<Counted> {
	/** Without criteria, the counts are those of the search. Sorting doesn't change them. */
	const counts = namedIn(view).length === 0 ? search.counts : undefined;
	const filter = comparable(view, search.counts);
	if (filter === undefined) return { counts };
	const puppies = await comparedIn(search, filter);
	if (filter !== "all") return { counts, choices: countChoices(puppies, view, day, [filter]) };
	return { counts: countMatches(puppies, view, day), choices: countChoices(puppies, view, day) };
}

/** The ids of the puppies that a view shows, and of the next one, if any, which says that there are more. */
export async function findIds(search: PuppySearch, view: ListView, day: string) {
	const [offset, take] = [offsetOf(view), view.show + 1];
	const { counts } = search;
	if (isWhole(view) && counts) return idsAt(view.filter, { offset, take, counts });
	if (search.puppies && !isFinding(view)) {
		const puppies = await comparedIn(search, view.filter);
		return puppies.slice(offset, offset + take).map(({ id }) => id);
	}
	const ranges = rangesOf(view, day);
	const { parts, ...order } = inOrder(view, ranges);
	const found = { ...search.found, ...order, where: besides(view, ranges) };
	return (await idsIn(found, parts, offset + take)).slice(offset);
}

/** The first puppies of a filter, for a search that finds none of them. Undefined if there aren't any. */
async function nearestInstead(filter: Filter) {
	const counts = await puppyCounts();
	// An available puppy counts as closer than one that isn't.
	const among = filter === "all" && counts.available > 0 ? "available" : filter;
	const count = counts[among];
	if (count === 0) return undefined;
	const ids = await idsAt(among, { offset: 0, take: NEAREST, counts });
	return { without: [], count, ids, isSearched: false };
}

/**
 * Finds the puppies that come closest to a view that matches none: among those that match its search or, if
 * none does, among all puppies of its filter.
 */
export async function findNearest(search: PuppySearch, view: ListView, day: string) {
	// Without criteria, the search itself must have found nothing.
	if (namedIn(view).length === 0) return nearestInstead(view.filter);
	const searchedFor = await comparedIn(search, view.filter);
	const puppies =
		searchedFor.length > 0 || view.search === ""
			? searchedFor
			: await comparedIn(await searchPuppies(""), view.filter);
	// An available puppy counts as closer than one that isn't, whatever criteria it meets.
	const available = puppies.filter(isIn.available);
	const nearest = nearestOf(available.length > 0 ? available : puppies, view, day);
	if (!nearest) return undefined;
	const { without } = nearest;
	const ids = nearest.puppies.slice(0, NEAREST).map(({ id }) => id);
	return { without, count: nearest.puppies.length, ids, isSearched: searchedFor.length > 0 };
}
