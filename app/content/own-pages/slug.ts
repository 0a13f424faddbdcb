/** The addresses that the trainer's own pages can have. */
import { plainAddress } from "../address.ts";
import { ownPageLimits } from "./own-page.ts";

/**
 * The first part of every address that the site itself has, or that the server keeps for files. A test
 * compares it with the map of routes.
 */
export const takenSlugs: ReadonlySet<string> = new Set([
	"admin",
	"api",
	"assets",
	"auth",
	"calendar",
	"choosing-your-puppy",
	"contact",
	"contact-us",
	"healthz",
	"media",
	"meet-our-guests",
	"meet-the-team",
	"meet-the-trainer",
	"metrics",
	"privacy",
	"puppy-delivery",
	"puppy-training",
	"readyz",
	"reserving-a-puppy",
	"reviews",
	"site-icons",
	"sitemaps",
	"sold-puppy-stories",
	"testimonials",
	"trained-puppies",
	"trained-puppies-for-sale",
	"training-programs",
	"videos",
	"waiting-list",
]);

/** What is wrong with an address, in words; `others` are those of the other pages. */
export function slugProblem(slug: string, others: readonly string[]): string | undefined {
	if (slug.length > ownPageLimits.slug) {
		return `Please keep the address to ${ownPageLimits.slug} characters.`;
	}
	// Nobody's browser asks for a cached page by such an address.
	if (!plainAddress.test(slug) || /^0+\d*$/.test(slug)) {
		return "Please use small letters, digits and single dashes only, such as health-and-guarantee.";
	}
	if (takenSlugs.has(slug)) return `The site itself has a page at /${slug}. Please choose another.`;
	if (others.includes(slug)) return `Another page of yours is at /${slug}. Please choose another.`;
	return undefined;
}

/** An address that is free, made of a title: "Health & guarantee" becomes "health-guarantee". */
export function slugFor(title: string, others: readonly string[]): string {
	const words = title
		.normalize("NFKD")
		.toLowerCase()
		.replace(/\p{M}|['’]/gu, "")
		.replace(/[^a-z0-9]+/g, "-")
		.slice(0, ownPageLimits.slug - 5)
		.replace(/^-+|-+$/g, "");
	const first = words || "page";
	for (let number = 1; ; number++) {
		const slug = number === 1 ? first : `${first}-${number}`;
		if (!slugProblem(slug, others)) return slug;
	}
}
