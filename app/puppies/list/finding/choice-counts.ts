/** How many puppies each choice of the list's form would leave, and which puppies come closest. */
import type { PuppyCardData } from "../../card/card.tsx";
import type { Filter } from "../list-address.ts";
import { type CriterionName, criteria, criterionNames } from "./criteria.ts";

/** For each filter of the list, the numbers of all choices, in the order of `allChoices`. */
export type ChoiceCounts = Partial<Record<Filter, readonly number[]>>;

/** The puppies that come closest to a view that matches none. */
export interface Nearest {
	/** The criteria that they don't meet: as few as possible. */
	without: readonly CriterionName[];
	/** Whether they match the search. */
	isSearched: boolean;
	/** The number of all such puppies, of which `cards` contains the first few. */
	count: number;
	cards: readonly PuppyCardData[];
}

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
