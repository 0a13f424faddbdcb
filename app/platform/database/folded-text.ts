/** Normalizes a text and a search for it in the same way, so that they match. */

/**
 * Converts text to lower case without accents, and keeps only letters, digits and single spaces. So no
 * character of a search can be a wildcard in an SQL pattern.
 */
export const foldText = (text: string): string =>
	text
		.normalize("NFKD")
		.replace(/[\p{M}'’]/gu, "")
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, " ")
		.trim();

/** Removes accents and case, so that "Noel" finds "Noël" on every database. */
const plain = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/**
 * Returns a function that tells whether a text contains every word of a search; for rows that are few
 * enough to compare in memory.
 */
export function holdsEveryWord(search: string): (text: string) => boolean {
	const words = plain(search).split(" ").filter(Boolean);
	return (text) => {
		const own = plain(text);
		return words.every((word) => own.includes(word));
	};
}

/** The pattern of a search without a letter or digit: no folded text contains it. */
export const NOTHING = "\u{fffd}".repeat(3);
