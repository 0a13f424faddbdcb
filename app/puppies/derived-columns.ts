/**
 * The columns that are computed from a puppy's fields and stored whenever the fields are, and the patterns that a
 * search looks for in them.
 */
import { foldText, NOTHING } from "~/platform/database/folded-text.ts";
import { type Found, findingColumns } from "./list/finding/finding-columns.ts";

/** The columns that searches look in, and those by which the list is filtered and sorted. */
export const derivedColumns = (puppy: Searched & Found) => ({
	...searchColumns(puppy),
	...findingColumns(puppy),
});

type Searched = Record<"name" | "breed" | "breedLong" | "sex" | "personality", string>;

/**
 * The derived columns: the text that a search looks in, and the name as it is found by an address. The long form of the
 * breed names what a mixture is half of, so that "poodle" finds a Goldendoodle.
 */
export const searchColumns = ({ name, breed, breedLong, sex, personality }: Searched) => ({
	searchText: foldText([name, breed, breedLong, sex, personality].join(" ")),
	nameKey: foldText(name),
});

/** The pattern of a word. "male" matches only at the start of a word, because "female" contains it. */
const patternOf = (word: string): string => foldText(word).replace(/^(?=male\b)/, " ");

/** The patterns that the search text must all contain. Empty for an empty search. */
export function searchPatterns(search: string): string[] {
	const patterns = search.split(" ").map(patternOf).filter(Boolean);
	return patterns.length === 0 && search !== "" ? [NOTHING] : patterns;
}
