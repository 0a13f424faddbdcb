/** What a route says about itself: `export const handle: CacheHandle & BodyHandle`. */

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

/** The rules of a file with several routes, by their patterns. The responses of its other routes are never cached. */
export interface CachesHandle {
	caches: Readonly<Record<string, CacheRule>>;
}

/**
 * A route's limit for the bodies sent to it and its child routes: `export const handle: BodyHandle`. Without one,
 * it is that of a form (app/body-limits.server.ts).
 */
export interface BodyHandle {
	maxBodyBytes: number;
}

/** The handle of a route that accepts files: its uploads are read as they arrive. */
export interface UploadHandle {
	takesUploads: true;
}

/**
 * The handle of a route that accepts forms from anywhere, such as from mail programs: `export const
 * handle: ForeignFormHandle`. Such a route must not rely on anything that a browser sends automatically, such
 * as cookies, but only on a secret in its URL.
 */
export interface ForeignFormHandle {
	takesForeignForms: true;
}

/** What any route may say. */
export type RouteHandle = Partial<
	CacheHandle & CachesHandle & BodyHandle & UploadHandle & ForeignFormHandle
>;
