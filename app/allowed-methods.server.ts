/** The methods that an address answers, for its Allow header. */
import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";

const READ = "GET, HEAD, OPTIONS";
const READ_AND_SEND = "GET, HEAD, POST, OPTIONS";

function childrenOf(routes: ServerBuild["routes"], parentId?: string): RouteObject[] {
	return Object.values(routes).flatMap((route): RouteObject[] => {
		if (!route || route.parentId !== parentId) return [];
		const { id, path, caseSensitive } = route;
		return route.index
			? [{ id, path, caseSensitive, index: true }]
			: [{ id, path, caseSensitive, children: childrenOf(routes, id) }];
	});
}

/** A function from a path to what may be done there: forms are sent where a route has an action. */
export function allowedMethods({ routes }: ServerBuild): (pathname: string) => string {
	const tree = childrenOf(routes);
	return (pathname) => {
		const id = matchRoutes(tree, pathname.replace(/\.data$/, ""))?.at(-1)?.route.id;
		return id !== undefined && routes[id]?.module.action ? READ_AND_SEND : READ;
	};
}
