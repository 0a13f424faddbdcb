/** The words of a search text, and the endings under which a word is found. Pure. */

/** Each word once. */
export const wordsOf = (searchText: string): string[] => [
	...new Set(searchText.split(" ").filter(Boolean)),
];

/** The word itself and everything it ends in: a text occurs in it where an ending begins so. */
export function endingsOf(word: string): string[] {
	const characters = [...word];
	return characters.map((_, index) => characters.slice(index).join(""));
}
