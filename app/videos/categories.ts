/** How the page calls the categories that the business uses; any other is called by its own name. */
const titles: Record<string, string> = {
	home: "Around the house",
	puppies: "The puppies",
	training: "Lessons",
	delivery: "Going home",
};

/** The categories that the business uses, by which pages ask for their videos. */
export const knownCategories: readonly string[] = Object.keys(titles);

/** Heading of a category. */
export function categoryTitle(category: string): string {
	const known = titles[category.toLowerCase()];
	return known ?? category.charAt(0).toUpperCase() + category.slice(1);
}

/** The category that somebody means who writes a known one in another case, or its heading. */
export function categoryFor(written: string): string {
	const same = written.toLowerCase();
	const known = knownCategories.find(
		(category) => category === same || titles[category]?.toLowerCase() === same,
	);
	return known ?? written;
}
