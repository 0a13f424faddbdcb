/** What a route may say of the page cache: `export const handle: CacheHandle`. */

/**
 * Which part of the query makes another response of the route's:
 * - `"path"`: none. Parameters change nothing, and are left out of the cache key.
 * - a function from the query to the part of it that counts, written in one way; undefined for
 *   one whose responses are never cached.
 * - the parameters that count, with how their values are written. Any other parameter or value,
 *   or one that is there twice, is never cached: the response may repeat the query.
 */
export type CacheRule =
	| "path"
	| ((query: URLSearchParams) => URLSearchParams | undefined)
	| Readonly<Record<string, RegExp>>;

export interface CacheHandle {
	cache: CacheRule;
}
