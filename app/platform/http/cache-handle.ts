/** A route's rule for the page cache: `export const handle: CacheHandle`. */

/**
 * Which part of the query changes the route's response:
 * - `"path"`: none. Parameters have no effect, and are left out of the cache key.
 * - A function that returns the relevant part of the query in a normalized form; undefined for a query
 *   whose response is never cached.
 * - The relevant parameters, with patterns for their values. The response to a query with any other
 *   parameter or value, or with a parameter twice, is never cached, because it may contain the query.
 */
export type CacheRule =
	| "path"
	| ((query: URLSearchParams) => URLSearchParams | undefined)
	| Readonly<Record<string, RegExp>>;

export interface CacheHandle {
	cache: CacheRule;
}
