/** Which route answers a path, from the build's routes. */
import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";

type Routes = ServerBuild["routes"];

function childrenOf(routes: Routes, parentId?: string): RouteObject[] {
	return Object.values(routes).flatMap((route): RouteObject[] => {
		if (!route || route.parentId !== parentId) return [];
		const { id, path, caseSensitive } = route;
		return route.index
			? [{ id, path, caseSensitive, index: true }]
			: [{ id, path, caseSensitive, children: childrenOf(routes, id) }];
	});
}

/** A function from a path to the id of the route that answers it; undefined where none does. */
export function routeFinder(routes: Routes): (pathname: string) => string | undefined {
	const tree = childrenOf(routes);
	return (pathname) => matchRoutes(tree, pathname)?.at(-1)?.route.id;
}
