/** How the page calls the categories that the business uses; any other is called by its own name. */
const titles: Record<string, string> = {
	home: "Around the house",
	puppies: "The puppies",
	training: "Lessons",
	delivery: "Going home",
};

/** Heading of a category. */
export function categoryTitle(category: string): string {
	const known = titles[category.toLowerCase()];
	return known ?? category.charAt(0).toUpperCase() + category.slice(1);
}
