/** Finds the address under which a response is cached, according to its route's `handle`. */

import { isDataPath, pagePath } from "./page-data.server.ts";
import type { CacheRule } from "./route-handles.ts";
import type { RouteTable } from "./route-table.server.ts";

/** Matches a value of a path parameter in the only spelling that is cached. */
const parameter = /^(?!0\d*$)[a-z0-9.-]+$/;

/**
 * Whether a path is in the only spelling that is cached: there are countless others, such as `/Reviews` or
 * `/%72eviews`, for the same response.
 */
function isPlain(path: string, pattern: string): boolean {
	const parts = path.split("/");
	const expected = pattern.split("/");
	if (parts.length !== expected.length) return false;
	return expected.every((part, index) => {
		const own = parts[index] ?? "";
		return part.startsWith(":") ? parameter.test(own) : part === own;
	});
}

/** The part of a query that matters for a route; undefined if the response is never cached. */
function countingQuery(rule: CacheRule, query: URLSearchParams): URLSearchParams | undefined {
	if (rule === "path") return new URLSearchParams();
	if (typeof rule === "function") return rule(query);
	if (new Set(query.keys()).size < query.size) return undefined;
	const counts = (name: string, value: string) =>
		Object.hasOwn(rule, name) && rule[name]?.test(value) === true;
	if (![...query].every(([name, value]) => counts(name, value))) return undefined;
	const counting = new URLSearchParams(query);
	counting.sort();
	return counting;
}

const addressOf = (path: string, query: URLSearchParams) =>
	query.size > 0 ? `${path}?${query}` : path;

export interface CacheRequest {
	url: URL;
	isApi: boolean;
}

/**
 * Returns the function that finds the cache key of a request: its address without parts that don't matter,
 * so that junk parameters can't fill the memory. Undefined for a request that is never cached. A request for
 * an address that is a key already has that key.
 */
export function cacheKeys(routes: RouteTable): (request: CacheRequest) => string | undefined {
	function keyOf(path: string, query: URLSearchParams, isApi: boolean): string | undefined {
		const route = routes.at(path);
		if (!route) return undefined;
		const { cache, caches } = route.handles.at(-1) ?? {};
		const rule = cache ?? caches?.[route.pattern];
		if (rule === undefined) return undefined;
		// The API responds with and without a trailing slash; its keys are written with one.
		const plain = isApi && path.endsWith("/") ? path.slice(0, -1) : path;
		if (!isPlain(plain, route.pattern)) return undefined;
		const counting = countingQuery(rule, query);
		return counting && addressOf(isApi ? `${plain}/` : plain, counting);
	}

	/**
	 * The cache key of page data. On a client-side navigation, React Router requests only the data of the
	 * page's own route, with `_routes`, because the root's loader runs again only after a form was
	 * submitted. A request with any other `_routes` is not cached.
	 */
	function dataKeyOf(dataPath: string, query: URLSearchParams): string | undefined {
		const path = pagePath(dataPath);
		const route = routes.at(path);
		if (!route?.isPage) return undefined;
		const key = keyOf(path, query, false);
		if (key === undefined) return undefined;
		const counting = new URLSearchParams(key.split("?")[1]);
		const requested = query.getAll("_routes");
		if (requested.length > 0) {
			if (requested.length > 1 || requested[0] !== route.id) return undefined;
			counting.set("_routes", route.id);
		}
		return addressOf(dataPath, counting);
	}

	return ({ url: { pathname, searchParams }, isApi }) =>
		isDataPath(pathname) ? dataKeyOf(pathname, searchParams) : keyOf(pathname, searchParams, isApi);
}
