/** Runs React Router with a separate handler for each route (docs/decisions/0010). */
import { createRequestHandler, type RequestHandler, type ServerBuild } from "react-router";
import { pagePath } from "./page-data.server.ts";
import type { RouteTable } from "./route-table.server.ts";

function withRoutes(build: ServerBuild, ids: readonly string[]): ServerBuild {
	const only = <Route>(routes: Record<string, Route>): Record<string, Route> =>
		Object.fromEntries(Object.entries(routes).filter(([id]) => ids.includes(id)));
	const { assets, routes } = build;
	return { ...build, routes: only(routes), assets: { ...assets, routes: only(assets.routes) } };
}

/**
 * Responds as React Router does with the whole build, but with a handler that knows only the request's route
 * and its parent routes. That saves time: for every request, React Router compares the path with each known
 * route until one matches, and for every page it builds a table of all of them.
 * @param mode `production`, `development` or `test`, as for `createRequestHandler`.
 */
export function routeHandlers(
	build: ServerBuild,
	routes: RouteTable,
	mode: string,
): RequestHandler {
	const handlers = new Map<string, RequestHandler>();
	const ofAllRoutes = createRequestHandler(build, mode);

	return (request, context) => {
		const route = routes.at(pagePath(new URL(request.url).pathname));
		if (!route) return ofAllRoutes(request, context);
		let handler = handlers.get(route.id);
		if (!handler) {
			handler = createRequestHandler(withRoutes(build, route.branch), mode);
			handlers.set(route.id, handler);
		}
		return handler(request, context);
	};
}
