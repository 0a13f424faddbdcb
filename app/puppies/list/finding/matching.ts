/**
 * Puppies compared with what somebody is looking for: how many each choice would leave, and what
 * comes nearest where nothing is found. Pure, for as many puppies as are looked at here.
 */
import { type Filter, filters } from "../list-address.ts";
import { allChoices, type ChoiceCounts } from "./choice-counts.ts";
import { type CriterionName, criterionNames, type Finding, namedIn } from "./criteria.ts";
import { type Traits, testOf } from "./ranges.ts";

/** Whether a puppy is in each filter of the list. */
export const isIn: Readonly<Record<Filter, (puppy: Pick<Traits, "available">) => boolean>> = {
	all: () => true,
	available: ({ available }) => available,
	sold: ({ available }) => !available,
};

/** Tells of a puppy the criteria that it does not meet. */
function unmetBy(finding: Finding, day: string): (puppy: Traits) => CriterionName[] {
	const asked = namedIn(finding).map((name) => ({
		name,
		isMet: testOf(name, finding[name] ?? "", day),
	}));
	return (puppy) => asked.filter(({ isMet }) => !isMet(puppy)).map(({ name }) => name);
}

/** How many puppies there are in each filter. */
export function sumUp(puppies: readonly Pick<Traits, "available">[]) {
	const count = (filter: Filter) => puppies.filter(isIn[filter]).length;
	return { total: count("all"), available: count("available"), sold: count("sold") };
}

/** How many puppies of each filter meet all criteria. */
export function countMatches(puppies: readonly Traits[], finding: Finding, day: string) {
	const unmet = unmetBy(finding, day);
	return sumUp(puppies.filter((puppy) => unmet(puppy).length === 0));
}

/** How many puppies each choice would leave, beside the choices of the other criteria. */
export function countChoices(
	puppies: readonly Traits[],
	finding: Finding,
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
 * The puppies that meet the most criteria: those that the fewest have to be given up for, and of
 * several such sets of criteria the one that finds the most puppies. Undefined where even all of
 * the criteria given up find nobody.
 */
export function nearestOf<Puppy extends Traits>(
	puppies: readonly Puppy[],
	finding: Finding,
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
