import { capital } from "~/platform/capital.ts";

/** Headings of the categories that the business uses. Any other category is shown under its own name. */
const titles: Record<string, string> = {
	home: "Around the house",
	puppies: "The puppies",
	training: "Lessons",
	delivery: "Going home",
};

/** The categories that the business uses. Other pages select their videos by them. */
export const knownCategories: readonly string[] = Object.keys(titles);

export function categoryTitle(category: string): string {
	const known = titles[category.toLowerCase()];
	return known ?? capital(category);
}

/** Turns a known category in any case, or its heading, into the category. Keeps any other text. */
export function categoryFor(written: string): string {
	const same = written.toLowerCase();
	const known = knownCategories.find(
		(category) => category === same || titles[category]?.toLowerCase() === same,
	);
	return known ?? written;
}
