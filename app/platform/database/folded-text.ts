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

/** The pattern of a search without a letter or digit: no folded text contains it. */
export const NOTHING = "\u{fffd}".repeat(3);
