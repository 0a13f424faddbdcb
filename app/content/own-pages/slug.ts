/** The addresses that the trainer's own pages can have. */
import { addressOf, notPlain, plainAddress } from "../address.ts";
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
		return notPlain("health-and-guarantee");
	}
	if (takenSlugs.has(slug)) return `The site itself has a page at /${slug}. Please choose another.`;
	if (others.includes(slug)) return `Another page of yours is at /${slug}. Please choose another.`;
	return undefined;
}

/** Room for the number of the last page of a title. */
const NUMBER_ROOM = 5;

/** An address that is free, made of a title: "Health & guarantee" becomes "health-guarantee". */
export function slugFor(title: string, others: readonly string[]): string {
	const first = addressOf(title, ownPageLimits.slug - NUMBER_ROOM) || "page";
	for (let number = 1; ; number++) {
		const slug = number === 1 ? first : `${first}-${number}`;
		if (!slugProblem(slug, others)) return slug;
	}
}
