/** The addresses that the trainer's own pages can have. */
import { publicPages } from "~/business/public-pages.ts";
import { addressHeldBy, addressOf, leadsTo, notPlain, plainAddress } from "../address.ts";
import { type OwnPage, ownPageLimits } from "./own-page.ts";

/** The first parts of addresses that are no page of the sitemap, or that the server keeps for files. */
const otherAddresses = [
	"admin",
	"api",
	"assets",
	"auth",
	"calendar",
	"contact",
	"healthz",
	"media",
	"metrics",
	"readyz",
	"site-icons",
	"sitemaps",
	"trained-puppies",
];

const firstPart = (path: string) => path.split("/")[1] ?? "";

/**
 * The first part of every address that the site itself has. A test compares it with the map of
 * routes.
 */
export const takenSlugs: ReadonlySet<string> = new Set([
	...otherAddresses,
	...publicPages().map(firstPart).filter(Boolean),
]);

/** Another page, with the addresses that lead to it. */
export type OtherPage = Pick<OwnPage, "title" | "slug" | "formerSlugs">;

/**
 * What is wrong with an address, in words. One that another page has or had is its own: links to it
 * would show something else.
 */
export function slugProblem(slug: string, others: readonly OtherPage[]): string | undefined {
	if (slug.length > ownPageLimits.slug) {
		return `Please keep the address to ${ownPageLimits.slug} characters.`;
	}
	// Nobody's browser asks for a cached page by such an address.
	if (!plainAddress.test(slug) || /^0+\d*$/.test(slug)) {
		return notPlain("health-and-guarantee");
	}
	if (takenSlugs.has(slug)) return `The site itself has a page at /${slug}. Please choose another.`;
	const holder = others.find((page) => leadsTo({ now: page.slug, former: page.formerSlugs }, slug));
	return holder && addressHeldBy(holder.title);
}

/** Room for the number of the last page of a title. */
const NUMBER_ROOM = 5;

/** Addresses made of a title, the plainest first: "Health & guarantee" becomes "health-guarantee". */
export function* slugsFor(title: string): Generator<string> {
	const first = addressOf(title, ownPageLimits.slug - NUMBER_ROOM) || "page";
	for (let number = 1; ; number++) {
		yield number === 1 ? first : `${first}-${number}`;
	}
}

/** The first of them that no other page has or had, and that leads to nothing else either. */
export function slugFor(
	title: string,
	others: readonly OtherPage[],
	leadingElsewhere: ReadonlySet<string> = new Set(),
): string {
	for (const slug of slugsFor(title)) {
		if (!leadingElsewhere.has(slug) && !slugProblem(slug, others)) return slug;
	}
	throw new Error("there is always another number");
}
