/** Finds the route for a path, with what the build says about it. */
import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import { isDecodable } from "../text.ts";
import { pagePath } from "./page-data.server.ts";
import type { RouteHandle } from "./route-handles.ts";

type Routes = ServerBuild["routes"];

export interface MatchedRoute {
	id: string;
	/** The ids of its parent routes from the root down, and its own at the end. */
	branch: readonly string[];
	/** Its full path pattern including those of its parents, such as `/videos/:id`. */
	pattern: string;
	/** False for a route without a page, such as a file or an API endpoint. */
	isPage: boolean;
	/** Whether the route has an action, so that forms or API clients may send something there. */
	hasAction: boolean;
	/** The `handle` exports of its parent routes' modules and of its own, which is the last; empty without one. */
	handles: readonly RouteHandle[];
}

export interface RouteTable {
	/** The route that responds to a path; undefined if there is none. */
	at: (pathname: string) => MatchedRoute | undefined;
	/**
	 * The part of a request's target that may be logged: the pattern of the route that responds to it, or `/*` if
	 * there is none. The data of a page belongs to the page's route.
	 */
	patternOf: (target: string) => string;
}

const isHandle = (handle: unknown): handle is RouteHandle =>
	typeof handle === "object" && handle !== null;

/** How many paths are remembered with their routes, so that made-up paths can't fill the memory. */
const REMEMBERED = 2_000;

function childrenOf(routes: Routes, parentId?: string): RouteObject[] {
	return Object.values(routes).flatMap((route): RouteObject[] => {
		if (!route || route.parentId !== parentId) return [];
		const { id, path, caseSensitive } = route;
		return route.index
			? [{ id, path, caseSensitive, index: true }]
			: [{ id, path, caseSensitive, children: childrenOf(routes, id) }];
	});
}

/** Wraps `find` so that it remembers its results. */
function remembering<T>(find: (path: string) => T): (path: string) => T {
	const known = new Map<string, T>();
	return (path) => {
		const before = known.get(path);
		if (before !== undefined) return before;
		const found = find(path);
		if (known.size >= REMEMBERED) known.clear();
		known.set(path, found);
		return found;
	};
}

export function routeTable(routes: Routes): RouteTable {
	const tree = childrenOf(routes);

	function find(path: string): MatchedRoute | undefined {
		if (!path.startsWith("/") || !isDecodable(path)) return undefined;
		const ids = matchRoutes(tree, path)?.map(({ route }) => route.id ?? "") ?? [];
		const all = ids.flatMap((id) => routes[id] ?? []);
		const own = all.at(-1);
		if (!own) return undefined;
		const paths = all.flatMap((route) => route.path || []);
		return {
			id: own.id,
			branch: all.map(({ id }) => id),
			pattern: `/${paths.join("/")}`,
			isPage: own.module.default !== undefined,
			hasAction: own.module.action !== undefined,
			handles: all.map(({ module: { handle } }) => (isHandle(handle) ? handle : {})),
		};
	}

	const at = remembering(find);

	function findPattern(path: string): string {
		if (path.startsWith("/assets/")) return "/assets/*";
		if (path.startsWith("/media/")) return "/media/*";
		return find(pagePath(path))?.pattern ?? "/*";
	}

	const patternAt = remembering(findPattern);
	return {
		at,
		patternOf(target) {
			const end = target.indexOf("?");
			return patternAt(end === -1 ? target : target.slice(0, end));
		},
	};
}
