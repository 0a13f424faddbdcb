/** What a search looks in, and for: both sides are written the same way, so that they meet. */

type Searched = { name: string; breed: string; sex: string; personality: string };

/**
 * Lower case, without accents; only letters, digits and single spaces remain. So no character
 * of a query can be a wildcard of the database's pattern language.
 */
function normalised(text: string): string {
	return text
		.normalize("NFKD")
		.replace(/[\p{M}'’]/gu, "")
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, " ")
		.trim();
}

/** The text of a puppy's `searchText` column. */
export function searchText({ name, breed, sex, personality }: Searched): string {
	return normalised([name, breed, sex, personality].join(" "));
}

/** A name as an address writes it: what the `nameKey` column holds. */
export const nameKey = (name: string): string => normalised(name);

/**
 * What the search text must contain. Empty for a query without a letter or digit.
 * A search for males begins at a word, because "female" contains "male".
 */
export function searchPattern(query: string): string {
	const pattern = normalised(query);
	return /^male\b/.test(pattern) ? ` ${pattern}` : pattern;
}
