/** Finds and counts the puppies of a narrowed, sorted or searched list. */
import { type Filter, isFinding, type ListView } from "../list-address.ts";
import { idsAt, idsIn, type PuppyCounts, partsIn, puppyCounts } from "../list-ids.server.ts";
import type { ChoiceCounts } from "./choice-counts.ts";
import { namedIn } from "./criteria.ts";
import { countChoices, countMatches, isIn, matchesIn, nearestOf } from "./matching.ts";
import { COMPARED, comparedIn, type PuppySearch, wholeSearch } from "./search.server.ts";

/** Number of other puppies shown if no puppy matches, or none that is available. */
export const NEAREST = 4;

/**
 * The filter whose puppies are few enough to be compared one by one: "all" if possible, else the view's
 * own. Undefined if there are too many in both.
 */
function comparable({ filter }: ListView, known: PuppyCounts | undefined): Filter | undefined {
	if (!known) return undefined;
	if (known.total <= COMPARED) return "all";
	const inIt = filter === "all" ? known.total : known[filter];
	return inIt <= COMPARED ? filter : undefined;
}

/** Without criteria and order, a view has the counts of its search. */
const countsOfAll = (view: ListView, known: PuppyCounts | undefined) =>
	isFinding(view) ? undefined : known;

export interface Counted {
	/** The numbers of puppies found. Undefined if there are too many puppies to compare. */
	counts: PuppyCounts | undefined;
	choices: ChoiceCounts | undefined;
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
	const filter = comparable(view, search.counts);
	if (filter === undefined) return { counts: countsOfAll(view, search.counts), choices: undefined };
	const puppies = await comparedIn(search, filter);
	const isAll = filter === "all";
	return {
		counts: isAll ? countMatches(puppies, view, day) : countsOfAll(view, search.counts),
		choices: countChoices(puppies, view, day, isAll ? undefined : [filter]),
	};
}

/**
 * The ids of the first puppies that a view finds. Criteria and orders are about the first puppies of its search and
 * filter, at most `COMPARED`.
 */
export async function findIds(search: PuppySearch, view: ListView, take: number, day: string) {
	if (!search.puppies && !isFinding(view)) return idsIn(search.found, partsIn[view.filter], take);
	const puppies = matchesIn(await comparedIn(search, view.filter), view, day);
	return puppies.slice(0, take).map(({ id }) => id);
}

/** The first puppies of a filter, for a search that finds none of them. Undefined if there aren't any. */
async function nearestInstead(filter: Filter) {
	const counts = await puppyCounts();
	// An available puppy counts as closer than one that isn't.
	const among = filter === "all" && counts.available > 0 ? "available" : filter;
	const count = among === "all" ? counts.total : counts[among];
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
			: await comparedIn(await wholeSearch(), view.filter);
	// An available puppy counts as closer than one that isn't, whatever criteria it meets.
	const available = puppies.filter(isIn.available);
	const nearest = nearestOf(available.length > 0 ? available : puppies, view, day);
	if (!nearest) return undefined;
	const { without } = nearest;
	const ids = nearest.puppies.slice(0, NEAREST).map(({ id }) => id);
	return { without, count: nearest.puppies.length, ids, isSearched: searchedFor.length > 0 };
}
