/** Whether one of the trainer's own pages can have an address. */
import { leadsTo } from "~/content/address.ts";
import { type OwnPage, undeletedPages } from "~/content/own-pages/own-page.ts";
import { slugProblem } from "~/content/own-pages/slug.ts";

interface WantedAddress {
	slug: string;
	/** Where a puppy's name alone leads to: that of the puppy whose name the address is. */
	puppyAddress: string | undefined;
}

/** What is wrong with the address that a page is to have, in words; the one that it has already can stay. */
export function addressProblem(
	pages: readonly OwnPage[],
	pageId: string,
	{ slug, puppyAddress }: WantedAddress,
): string | undefined {
	const undeleted = undeletedPages(pages);
	const others = undeleted.filter(({ id }) => id !== pageId);
	const hasOwnSlug = undeleted.some((page) => page.id === pageId && page.slug === slug);
	// A rewritten address is also checked against the former addresses of others; an address that
	// was there before is not.
	const problem = slugProblem(
		slug,
		hasOwnSlug ? others.map((page) => ({ ...page, formerSlugs: [] })) : others,
	);
	if (problem || hasOwnSlug || !puppyAddress) return problem;
	// Pages are asked before puppies' names: what it had before is its own, also out of the trash.
	const own = pages.find(({ id }) => id === pageId);
	if (own && leadsTo({ now: own.slug, former: own.formerSlugs }, slug)) return undefined;
	return `Links to /${slug} lead to the puppy at ${puppyAddress}. Please write another one.`;
}
