/** What a route says about itself: `export const handle: RouteHandle`. */

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

export interface RouteHandle {
	/** Without a rule, the route's responses are never cached. */
	cache?: CacheRule;
	/** The rules of a file with several routes, by their patterns. */
	caches?: Readonly<Record<string, CacheRule>>;
	/**
	 * The limit for the bodies sent to the route and its child routes. Without one, it is that of a form
	 * (app/body-limits.server.ts).
	 */
	maxBodyBytes?: number;
	/** The route accepts files: its uploads are read as they arrive. */
	takesUploads?: true;
	/**
	 * The route accepts forms from anywhere, such as from mail programs. It must not rely on anything that a browser
	 * sends automatically, such as cookies, but only on a secret in its URL.
	 */
	takesForeignForms?: true;
}
