/** Which pages are kept as rendered bytes (platform/page-cache.server.ts), and until when. */
import { href } from "react-router";
import { publicPages } from "./discovery/public-pages.ts";
import { recentContentVersion } from "./platform/content-version.server.ts";
import { LIST_PATH, listAddress, readListView } from "./puppies/list-address.ts";
import { today } from "./puppies/rules.ts";

const contact = href("/contact-us");
/** Pages and files that are the same for everybody, whatever stands in their query. */
const fixed = new Set([
	// The contact page is one visitor's: its form carries a key of its own.
	...publicPages.filter((path) => path !== contact && path !== LIST_PATH),
	href("/sitemap.xml"),
	href("/feed.xml"),
	href("/robots.txt"),
	href("/manifest.webmanifest"),
]);
const sitemapPart = /^\/sitemaps\/(pages|[1-9]\d{0,6})\.xml$/;
const profile = /^\/trained-puppies-for-sale\/[a-z0-9-]+$/;

/**
 * The address under which a page is kept: parameters that change nothing are left out, and no
 * other spelling of an address counts, so that junk can't fill the memory. Undefined for
 * whatever isn't named here, searches and what is one visitor's among it.
 */
export function keptAddress({ pathname, searchParams }: URL): string | undefined {
	if (pathname === LIST_PATH) {
		const view = readListView(searchParams);
		return view.search ? undefined : listAddress(view);
	}
	const isKept = fixed.has(pathname) || profile.test(pathname) || sitemapPart.test(pathname);
	return isKept ? pathname : undefined;
}

/** Changes with any public content, and at midnight, because pages tell a puppy's age. */
export async function contentStamp(): Promise<string> {
	return `${await recentContentVersion()} ${today()}`;
}
