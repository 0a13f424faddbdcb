/** Decides which addresses the trainer's own pages can have. */
import { publicPages } from "~/business/public-pages.ts";
import { addressHeldBy, addressOf, leadsTo, notPlain, plainAddress } from "../address.ts";
import { type OwnPage, ownPageLimits } from "./own-page.ts";

/** First path segments that the site uses for something other than pages in the sitemap, such as files. */
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

/** The first path segment of every address that the site itself uses. A test compares it with the routes. */
export const takenSlugs: ReadonlySet<string> = new Set([
	...otherAddresses,
	...publicPages().map(firstPart).filter(Boolean),
]);

/** The title and the addresses of another page. */
export type OtherPage = Pick<OwnPage, "title" | "slug" | "formerSlugs">;

/**
 * The message for what is wrong with an address, if anything. An address that another page has or once had
 * is taken, because links to that page would lead elsewhere.
 */
export function slugProblem(slug: string, others: readonly OtherPage[]): string | undefined {
	if (slug.length > ownPageLimits.slug) {
		return `Please keep the address to ${ownPageLimits.slug} characters.`;
	}
	// A page whose address is digits starting with 0 would never be cached (platform/http/cache-key.server.ts).
	if (!plainAddress.test(slug) || /^0+\d*$/.test(slug)) {
		return notPlain("health-and-guarantee");
	}
	if (takenSlugs.has(slug)) return `The site itself uses /${slug}. Please choose another address.`;
	const holder = others.find((page) => leadsTo({ now: page.slug, former: page.formerSlugs }, slug));
	return holder && addressHeldBy(holder.title);
}

/** Characters reserved for a number, such as "-2", that tells pages with the same title apart. */
const NUMBER_ROOM = 5;

/** Addresses made from a title, the plainest first: "Health & guarantee" becomes "health-guarantee". */
export function* slugsFor(title: string): Generator<string> {
	const first = addressOf(title, ownPageLimits.slug - NUMBER_ROOM) || "page";
	for (let number = 1; ; number++) {
		yield number === 1 ? first : `${first}-${number}`;
	}
}

/** The first of these addresses that no other page has or had, and that leads nowhere else. */
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
