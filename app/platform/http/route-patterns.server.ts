/** Which route a path belongs to, for logs and metrics, where the path itself has no place. */
import { matchRoutes, type ServerBuild } from "react-router";

/** Paths whose route is remembered; nobody can fill the memory with made-up ones. */
const REMEMBERED = 2_000;

type Routes = ServerBuild["routes"];

/** A route's path with those of the routes it stands in; empty for the home page's. */
export function fullPath(routes: Routes, id: string): string {
	const route = routes[id];
	if (!route) return "";
	const above = route.parentId ? fullPath(routes, route.parentId) : "";
	return route.path ? `${above}/${route.path}` : above;
}

/** False for a path whose escapes are broken. */
function isReadable(path: string): boolean {
	if (!path.includes("%")) return true;
	try {
		// The value is used, because bundlers take the call for one that can be left out.
		return decodeURIComponent(path) !== "";
	} catch {
		return false;
	}
}

/** A function from a request's target to its route's pattern, such as `/videos/:id`. */
export function routePatterns(routes: Routes): (target: string) => string {
	const all = Object.keys(routes)
		.filter((id) => id !== "root")
		.map((id) => ({ path: fullPath(routes, id) || "/" }));
	const known = new Map<string, string>();

	function find(path: string): string {
		if (path.startsWith("/assets/")) return "/assets/*";
		if (path.startsWith("/media/")) return "/media/*";
		if (!path.startsWith("/") || !isReadable(path)) return "/*";
		return matchRoutes(all, path)?.at(-1)?.route.path ?? "/*";
	}

	return (target) => {
		const end = target.indexOf("?");
		const path = end === -1 ? target : target.slice(0, end);
		const found = known.get(path);
		if (found) return found;
		const pattern = find(path);
		if (known.size >= REMEMBERED) known.clear();
		known.set(path, pattern);
		return pattern;
	};
}
