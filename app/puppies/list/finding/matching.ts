/**
 * Puppies compared with what somebody is looking for: how many each choice would leave, and what
 * comes nearest where nothing is found. Pure, for as many puppies as are looked at here.
 */
import { type Filter, filters } from "../list-address.ts";
import { allChoices, type ChoiceCounts } from "./choice-counts.ts";
import { type CriterionName, criterionNames, type Finding, namedIn } from "./criteria.ts";
import { meets, type Traits } from "./ranges.ts";

const isIn: Readonly<Record<Filter, (puppy: Traits) => boolean>> = {
	all: () => true,
	available: ({ available }) => available,
	sold: ({ available }) => !available,
};

/** The criteria that a puppy does not meet. */
function unmetBy(puppy: Traits, finding: Finding, day: string): CriterionName[] {
	return namedIn(finding).filter((name) => !meets(puppy, name, finding[name] ?? "", day));
}

/** How many puppies of each filter meet all criteria. */
export function countMatches(puppies: readonly Traits[], finding: Finding, day: string) {
	const found = puppies.filter((puppy) => unmetBy(puppy, finding, day).length === 0);
	const count = (filter: Filter) => found.filter(isIn[filter]).length;
	return { total: count("all"), available: count("available"), sold: count("sold") };
}

/** How many puppies each choice would leave, beside the choices of the other criteria. */
export function countChoices(
	puppies: readonly Traits[],
	finding: Finding,
	day: string,
	among: readonly Filter[] = filters,
): ChoiceCounts {
	const judged = puppies.map((puppy) => ({ puppy, unmet: unmetBy(puppy, finding, day) }));
	const countOf = (filter: Filter) =>
		allChoices.map(
			({ name, value }) =>
				judged.filter(
					({ puppy, unmet }) =>
						isIn[filter](puppy) &&
						unmet.every((other) => other === name) &&
						meets(puppy, name, value, day),
				).length,
		);
	return Object.fromEntries(among.map((filter) => [filter, countOf(filter)]));
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
	const groups = Map.groupBy(puppies, (puppy) => unmetBy(puppy, finding, day).join());
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
