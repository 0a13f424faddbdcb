/** How a text and what is searched for in it are written, so that they meet. */

/**
 * Lower case, without accents; only letters, digits and single spaces remain. So no character of a
 * search can be a wildcard of the database's pattern language.
 */
export const foldText = (text: string): string =>
	text
		.normalize("NFKD")
		.replace(/[\p{M}'’]/gu, "")
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, " ")
		.trim();

/** Letters without their marks and in one case, so that "Noel" finds "Noël" on every database. */
const plain = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** Whether a text holds every word of a search; for rows that are few enough to be compared here. */
export function holdsEveryWord(search: string): (text: string) => boolean {
	const words = plain(search).split(" ").filter(Boolean);
	return (text) => {
		const own = plain(text);
		return words.every((word) => own.includes(word));
	};
}

/** The pattern of a search without a letter or digit: no folded text contains it. */
export const NOTHING = "\u{fffd}".repeat(3);
