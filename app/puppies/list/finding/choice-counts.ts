/** How many puppies each choice of the list's form would leave. */
import type { Filter } from "../list-address.ts";
import { type CriterionName, criteria, criterionNames } from "./criteria.ts";

/** For each filter of the list, the numbers of all choices, in the order of `allChoices`. */
export type ChoiceCounts = Partial<Record<Filter, readonly number[]>>;

/** Every choice of every criterion, in the order of the counts. */
export const allChoices = criterionNames.flatMap((name) =>
	criteria[name].choices.map(({ value }) => ({ name, value })),
);

/** The number of puppies that a choice would leave. Undefined if it was not counted. */
export function choiceCount(
	counts: ChoiceCounts | undefined,
	filter: Filter,
	name: CriterionName,
	value: string,
): number | undefined {
	const index = allChoices.findIndex((known) => known.name === name && known.value === value);
	return counts?.[filter]?.[index];
}
