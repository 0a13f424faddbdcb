/**
 * Compares puppies with the criteria of a view: how many each choice would leave, and which come closest if
 * none matches. Pure, so the caller decides how many puppies are compared.
 */
import { type Filter, filters } from "../list-address.ts";
import { allChoices, type ChoiceCounts } from "./choice-counts.ts";
import { type CriterionName, criterionNames, type ListFilters, namedIn } from "./criteria.ts";
import { type FacetRow, testOf } from "./ranges.ts";

/** For each filter of the list, whether a puppy belongs to it. */
export const isIn: Readonly<Record<Filter, (puppy: Pick<FacetRow, "available">) => boolean>> = {
	all: () => true,
	available: ({ available }) => available,
	sold: ({ available }) => !available,
};

/** Returns a function that names the criteria which a puppy doesn't meet. */
function unmetBy(finding: ListFilters, day: string): (puppy: FacetRow) => CriterionName[] {
	const required = namedIn(finding).map((name) => ({
		name,
		isMet: testOf(name, finding[name] ?? "", day),
	}));
	return (puppy) => required.filter(({ isMet }) => !isMet(puppy)).map(({ name }) => name);
}

/** Counts the puppies in each filter. */
export function sumUp(puppies: readonly Pick<FacetRow, "available">[]) {
	const count = (filter: Filter) => puppies.filter(isIn[filter]).length;
	return { all: count("all"), available: count("available"), sold: count("sold") };
}

/** Counts the puppies in each filter that meet all criteria. */
export function countMatches(puppies: readonly FacetRow[], finding: ListFilters, day: string) {
	const unmet = unmetBy(finding, day);
	return sumUp(puppies.filter((puppy) => unmet(puppy).length === 0));
}

/** Counts the puppies that each choice would leave, combined with the current choices of the other criteria. */
export function countChoices(
	puppies: readonly FacetRow[],
	finding: ListFilters,
	day: string,
	among: readonly Filter[] = filters,
): ChoiceCounts {
	const unmetOf = unmetBy(finding, day);
	const judged = puppies.map((puppy) => ({ puppy, unmet: unmetOf(puppy) }));
	const left = allChoices.map(({ name, value }) => {
		const isMet = testOf(name, value, day);
		return judged
			.filter(({ puppy, unmet }) => unmet.every((other) => other === name) && isMet(puppy))
			.map(({ puppy }) => puppy);
	});
	return Object.fromEntries(
		among.map((filter) => [filter, left.map((group) => group.filter(isIn[filter]).length)]),
	);
}

/**
 * Finds the puppies that meet the most criteria. `without` names the criteria that they don't meet: as few
 * as possible, and among equally small sets the one that finds the most puppies. Undefined if there are no
 * puppies at all.
 */
export function nearestOf<Puppy extends FacetRow>(
	puppies: readonly Puppy[],
	finding: ListFilters,
	day: string,
): { without: readonly CriterionName[]; puppies: readonly Puppy[] } | undefined {
	const unmet = unmetBy(finding, day);
	const groups = Map.groupBy(puppies, (puppy) => unmet(puppy).join());
	const sets = [...groups].map(([names, members]) => ({
		without: criterionNames.filter((name) => names.split(",").includes(name)),
		puppies: members,
	}));
	const [nearest] = sets.toSorted(
		(one, other) =>
			one.without.length - other.without.length || other.puppies.length - one.puppies.length,
	);
	return nearest;
}
