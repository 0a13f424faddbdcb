/** Which route responds to a path, and what the build says of it. */
import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";

type Routes = ServerBuild["routes"];

/** A route of the application that a path belongs to. */
export interface MatchedRoute {
	id: string;
	/** The ids of the routes it stands in, from the root, and its own at the end. */
	branch: readonly string[];
	/** Its path with those of the routes it stands in, such as `/videos/:id`. */
	pattern: string;
	/** False for what responds without a page, such as a file or the API. */
	isPage: boolean;
	/** Whether forms, or programs, may send something there. */
	hasAction: boolean;
	/** What its module, and those of the routes it stands in, export as `handle`; its own is the last. */
	handles: readonly unknown[];
}

export interface RouteTable {
	/** The route that responds to a path; undefined where none does. */
	at: (pathname: string) => MatchedRoute | undefined;
	/** What may be logged of a request's target: its route's pattern, `/*` where there is none. */
	patternOf: (target: string) => string;
}

/** Paths whose route is remembered; nobody can fill the memory with made-up ones. */
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

/** False for a path whose escapes are broken. */
function isReadable(path: string): boolean {
	if (!path.includes("%")) return true;
	try {
		// The value is used, because bundlers drop a call whose value is not.
		return decodeURIComponent(path) !== "";
	} catch {
		return false;
	}
}

/** A function that finds once what it is asked for again and again. */
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
		if (!path.startsWith("/") || !isReadable(path)) return undefined;
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
			handles: all.map(({ module }) => module.handle),
		};
	}

	const at = remembering(find);

	function findPattern(path: string): string {
		if (path.startsWith("/assets/")) return "/assets/*";
		if (path.startsWith("/media/")) return "/media/*";
		return find(path)?.pattern ?? "/*";
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
