/** Which pages are kept as rendered bytes (platform/page-cache.server.ts), and until when. */
import { facts } from "./business/facts.ts";
import { recentContentVersion } from "./platform/content-version.server.ts";
import { listAddress, readListView } from "./puppies/list-address.ts";

/** Pages made for one visitor: their forms carry a key of their own. */
const neverKept = /^\/(contact-us|admin|api|auth|contact|healthz)(\/|\.|$)/;
/** Pictures, which have a cache of their own on the disk. */
const preview = /\/preview\.jpg$/;
const list = "/trained-puppies-for-sale";

/**
 * The address under which a page is kept: parameters that change nothing are left out, so that
 * junk can't fill the memory. Undefined for a page that isn't kept, searches among them.
 */
export function keptAddress(url: URL): string | undefined {
	if (neverKept.test(url.pathname) || preview.test(url.pathname)) return undefined;
	if (url.pathname !== list) return url.pathname;
	const state = readListView(url.searchParams);
	return state.search ? undefined : listAddress(state);
}

const day = new Intl.DateTimeFormat("en-CA", { timeZone: facts.timeZone });

/** Changes with any public content, and at midnight, because pages tell a puppy's age. */
export async function contentStamp(): Promise<string> {
	return `${await recentContentVersion()} ${day.format()}`;
}
