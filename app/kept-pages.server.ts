/** Which pages are kept as rendered bytes (platform/page-cache.server.ts), and until when. */
import { facts } from "./business/facts.ts";
import { publicPages } from "./discovery/public-pages.ts";
import { recentContentVersion } from "./platform/content-version.server.ts";
import { LIST_PATH, listAddress, readListView } from "./puppies/list-address.ts";

/** Pages made for one visitor: their forms carry a key of their own. */
const neverKept = /^\/(contact-us|admin|api|auth|contact|healthz)(\/|$)/i;
/** Pictures, which have a cache of their own on the disk, and data that no page of ours asks for. */
const noPage = /(\/preview\.jpg|\.data)$/;
const profile = /^\/trained-puppies-for-sale\/[^/]+$/;

/** Whether the page is the same whatever stands in its query. */
const ignoresQuery = (path: string) => profile.test(path) || publicPages.includes(path);

/**
 * The address under which a page is kept: parameters that change nothing are left out, so that
 * junk can't fill the memory. Undefined for a page that isn't kept, searches among them.
 */
export function keptAddress(url: URL): string | undefined {
	const { pathname, search, searchParams } = url;
	// A path may hide its letters as %61; no address of a page of ours needs that.
	if (pathname.includes("%")) return undefined;
	if (neverKept.test(pathname) || noPage.test(pathname)) return undefined;
	if (pathname === LIST_PATH) {
		const view = readListView(searchParams);
		return view.search ? undefined : listAddress(view);
	}
	return search === "" || ignoresQuery(pathname) ? pathname : undefined;
}

const day = new Intl.DateTimeFormat("en-CA", { timeZone: facts.timeZone });

/** Changes with any public content, and at midnight, because pages tell a puppy's age. */
export async function contentStamp(): Promise<string> {
	return `${await recentContentVersion()} ${day.format()}`;
}
