/** Handles addresses that both a page of the trainer's own and a puppy's name could have. The page wins. */
import { cutAtWord } from "~/business/head.ts";
import { type OwnPage, undeletedPages } from "~/content/own-pages/own-page.ts";
import { slugProblem, slugsFor } from "~/content/own-pages/slug.ts";
import { puppyAddressFor } from "~/puppies/queries.server.ts";

/** How many free addresses of a title to find: another page may take the first one at the same moment. */
const FREE = 5;

/** The most characters of a title in a toast. */
const TITLE = 40;

const addressesOf = ({ slug, formerSlugs }: Pick<OwnPage, "slug" | "formerSlugs">) => [
	slug,
	...formerSlugs,
];

/**
 * Addresses made from a title that belong to puppies. Looks only at as many addresses as a new page next to
 * `pages` may need.
 */
export async function puppiesAt(
	title: string,
	pages: readonly OwnPage[],
): Promise<ReadonlySet<string>> {
	const found = new Set<string>();
	let free = 0;
	for (const slug of slugsFor(title)) {
		if (slugProblem(slug, pages)) continue;
		if (await puppyAddressFor(`/${slug}`)) found.add(slug);
		else free += 1;
		if (free === FREE) break;
	}
	return found;
}

/**
 * The sentence that warns about pages that have been restored or moved to an address whose links have been
 * leading to a puppy; an empty text if there are none.
 */
export async function takenFromPuppies(
	before: readonly OwnPage[],
	after: readonly OwnPage[],
): Promise<string> {
	const undeleted = undeletedPages(before);
	const taken: { slug: string; title: string; isHidden: boolean }[] = [];
	for (const { id, title, isHidden, ...page } of undeletedPages(after)) {
		const addresses = undeleted.filter((each) => each.id === id).flatMap(addressesOf);
		for (const slug of addressesOf(page)) {
			if (addresses.includes(slug) || !(await puppyAddressFor(`/${slug}`))) continue;
			taken.push({ slug, title, isHidden });
		}
	}
	const [first] = taken;
	if (!first) return "";
	const { slug, title, isHidden } = first;
	const when = isHidden ? "it is published and shown" : "it is published";
	const words = ` Once ${when}, links to /${slug} lead to “${cutAtWord(title, TITLE)}” and no longer to a puppy.`;
	const more = taken.length - 1;
	return more > 0
		? `${words} The same goes for ${more} more ${more === 1 ? "address" : "addresses"}.`
		: words;
}
