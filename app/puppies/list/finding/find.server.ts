/** What the database finds of what somebody is looking for. */
import { Prisma } from "~/platform/database/prisma/client.ts";
import { type Filter, isFinding, type ListView } from "../list-address.ts";
import { idsAt, idsIn, list, type PuppyCounts, partsIn, puppyCounts } from "../list-ids.server.ts";
import type { ChoiceCounts } from "./choice-counts.ts";
import { namedIn } from "./criteria.ts";
import { countChoices, countMatches, isIn, nearestOf } from "./matching.ts";
import { orderOf, type Range, rangeOf } from "./ranges.ts";
import { COMPARED, comparedIn, type PuppySearch, wholeSearch } from "./search.server.ts";

const { sql, raw, join } = Prisma;

/** Puppies shown in place of what nobody is. */
const NEAREST = 4;

function conditionOf(range: Range, column: Prisma.Sql): Prisma.Sql {
	if (range.column === "sex") return sql`lower(${column}) = ${range.is}`;
	const from = sql`${column} >= ${range.from}`;
	return range.to === undefined ? from : sql`${from} AND ${column} < ${range.to}`;
}

const columnOf = (name: string) => raw(`"${name}"`);

/**
 * A column as an expression. The list is read in its order and compared on the way: by the bare
 * column the database might look up a range, and then sort all that is in it.
 */
const comparedOnTheWay = ({ column, ...range }: Range) =>
	column === "sex"
		? columnOf(column)
		: raw(
				"from" in range && typeof range.from === "number" ? `"${column}" + 0` : `"${column}" || ''`,
			);

/** What the criteria of a view ask for. */
const rangesOf = (view: ListView, day: string): Range[] =>
	namedIn(view).map((name) => rangeOf(name, view[name] ?? "", day));

/**
 * The parts of the list in the order of a view. Those of a part of which nothing is known come
 * last in it, and one that is narrowed down by what orders it begins where that range does.
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

/** What is asked for besides what the order goes by; undefined where that is nothing. */
function besides(view: ListView, ranges: readonly Range[]): Prisma.Sql | undefined {
	const key = orderOf(view)?.column;
	const conditions = ranges
		.filter(({ column }) => column !== key)
		.map((range) => conditionOf(range, comparedOnTheWay(range)));
	if (view.ready !== undefined) conditions.push(sql`"available" = true`);
	return conditions.length > 0 ? join(conditions, " AND ") : undefined;
}

/** Of which part of the list the puppies can be compared one by one; undefined where of neither. */
function comparable({ filter }: ListView, known: PuppyCounts | undefined): Filter | undefined {
	if (!known) return undefined;
	if (known.total <= COMPARED) return "all";
	const inIt = filter === "all" ? known.total : known[filter];
	return inIt <= COMPARED ? filter : undefined;
}

/** What is only ordered in another way has the numbers that are known. */
const countsOfAll = (view: ListView, known: PuppyCounts | undefined) =>
	namedIn(view).length === 0 ? known : undefined;

interface Counted {
	/** How many are found; undefined where there are too many puppies to compare each. */
	counts: PuppyCounts | undefined;
	choices: ChoiceCounts | undefined;
}

/**
 * How many puppies a view finds and each choice of the form would leave. Where a search finds very
 * many, whatever else the view asks for, none is counted.
 */
export async function countFound(
	search: PuppySearch,
	view: ListView,
	day: string,
): Promise<Counted> {
	const filter = comparable(view, search.counts);
	if (filter === undefined) return { counts: countsOfAll(view, search.counts), choices: undefined };
	const puppies = await comparedIn(search, filter);
	const isAll = filter === "all";
	return {
		counts: isAll ? countMatches(puppies, view, day) : countsOfAll(view, search.counts),
		choices: countChoices(puppies, view, day, isAll ? undefined : [filter]),
	};
}

/** Ids of the first puppies that a view finds. */
export async function findIds(search: PuppySearch, view: ListView, take: number, day: string) {
	if (search.puppies && !isFinding(view)) {
		const puppies = await comparedIn(search, view.filter);
		return puppies.slice(0, take).map(({ id }) => id);
	}
	const ranges = rangesOf(view, day);
	const { parts, ...order } = inOrder(view, ranges);
	return idsIn({ ...search.found, ...order, where: besides(view, ranges) }, parts, take);
}

/** The first puppies of a filter in place of those that a search did not find. */
async function nearestInstead(filter: Filter) {
	const counts = await puppyCounts();
	// One that can be had is nearer than one that can't.
	const among = filter === "all" && counts.available > 0 ? "available" : filter;
	const count = among === "all" ? counts.total : counts[among];
	if (count === 0) return undefined;
	const ids = await idsAt(among, { offset: 0, take: NEAREST, counts });
	return { without: [], count, ids, isSearched: false };
}

/**
 * What comes nearest to a view that finds nobody: of those that its search finds or, where that
 * finds nobody either, of all in its filter.
 */
export async function findNearest(search: PuppySearch, view: ListView, day: string) {
	// Without criteria, it is the search that has found nobody.
	if (namedIn(view).length === 0) return nearestInstead(view.filter);
	const searchedFor = await comparedIn(search, view.filter);
	const puppies =
		searchedFor.length > 0 || view.search === ""
			? searchedFor
			: await comparedIn(await wholeSearch(), view.filter);
	// One that can be had is nearer than one that can't, whatever else it is.
	const available = puppies.filter(isIn.available);
	const nearest = nearestOf(available.length > 0 ? available : puppies, view, day);
	if (!nearest) return undefined;
	const { without } = nearest;
	const ids = nearest.puppies.slice(0, NEAREST).map(({ id }) => id);
	return { without, count: nearest.puppies.length, ids, isSearched: searchedFor.length > 0 };
}
