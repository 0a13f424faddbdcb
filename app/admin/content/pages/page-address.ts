/** Checks whether one of the trainer's own pages can have an address. */
import { leadsTo } from "~/content/address.ts";
import { type OwnPage, undeletedPages } from "~/content/own-pages/own-page.ts";
import { slugProblem } from "~/content/own-pages/slug.ts";

interface WantedAddress {
	slug: string;
	/** Address of the profile of the puppy whose name is the wanted address; undefined if there is none. */
	puppyAddress: string | undefined;
}

/**
 * The message that says why a page can't have an address; undefined if it can. A page can always keep its
 * current one.
 */
export function addressProblem(
	pages: readonly OwnPage[],
	pageId: string,
	{ slug, puppyAddress }: WantedAddress,
): string | undefined {
	const undeleted = undeletedPages(pages);
	const others = undeleted.filter(({ id }) => id !== pageId);
	const hasOwnSlug = undeleted.some((page) => page.id === pageId && page.slug === slug);
	// A new address is also checked against the former addresses of other pages; the page's current
	// address is not.
	const problem = slugProblem(
		slug,
		hasOwnSlug ? others.map((page) => ({ ...page, formerSlugs: [] })) : others,
	);
	if (problem || hasOwnSlug || !puppyAddress) return problem;
	// An address is looked up among pages before puppies' names, so a page can have an address again that it
	// had before, even if it is in the trash.
	const own = pages.find(({ id }) => id === pageId);
	if (own && leadsTo({ now: own.slug, former: own.formerSlugs }, slug)) return undefined;
	return `Links to /${slug} lead to the puppy at ${puppyAddress}. Please choose a different address.`;
}
