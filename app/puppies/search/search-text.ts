/** The text by which a puppy is found, and what a search looks for in it: any part of it. */
import { foldText, NOTHING } from "~/platform/database/folded-text.ts";

type Searched = Record<"name" | "breed" | "sex" | "personality", string>;

/** The columns that are made of others: what a search looks in, and the name as in an address. */
export const searchColumns = ({ name, breed, sex, personality }: Searched) => ({
	searchText: foldText([name, breed, sex, personality].join(" ")),
	nameKey: foldText(name),
});

/** A search for males begins at a word, because "female" contains "male". */
const patternOf = (word: string): string => foldText(word).replace(/^(?=male\b)/, " ");

/** What the search text must contain, each of them; empty for an empty search. */
export function searchPatterns(search: string): string[] {
	const patterns = search.split(" ").map(patternOf).filter(Boolean);
	return patterns.length === 0 && search !== "" ? [NOTHING] : patterns;
}
