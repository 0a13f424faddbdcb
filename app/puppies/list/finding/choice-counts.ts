/** What the list shows of its choices: how many puppies each would leave, and what comes nearest. */
import type { Filter } from "../list-address.ts";
import { type CriterionName, criteria, criterionNames } from "./criteria.ts";

/** For each of the list's filters, the numbers of all choices, in the order of the criteria. */
export type ChoiceCounts = Partial<Record<Filter, readonly number[]>>;

/** What comes nearest to what nobody is. */
export interface Nearest<Card> {
	/** What had to be given up, as few criteria as can be. */
	without: readonly CriterionName[];
	/** Whether they are what was searched for. */
	isSearched: boolean;
	/** There are so many of them. */
	count: number;
	cards: readonly Card[];
}

/** Every choice there is, in the order in which they are counted. */
export const allChoices = criterionNames.flatMap((name) =>
	criteria[name].choices.map(({ value }) => ({ name, value })),
);

/** The number of one choice; undefined where it was not counted. */
export function choiceCount(
	counts: ChoiceCounts | undefined,
	filter: Filter,
	name: CriterionName,
	value: string,
): number | undefined {
	const index = allChoices.findIndex((known) => known.name === name && known.value === value);
	return counts?.[filter]?.[index];
}
