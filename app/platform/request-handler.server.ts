/**
 * React Router's request handler, one for each way that a path can begin. For every request React
 * Router tries route after route, those with the most segments first: a page of visitors came after
 * all of the admin's and the API's, and finding it was 7 % of the work of making it.
 */
import { createRequestHandler, type ServerBuild } from "react-router";
import { fullPath } from "./route-patterns.server.ts";

type Routes = ServerBuild["routes"];
type Handler = ReturnType<typeof createRequestHandler>;

/** A route and those it stands in, from the outermost. */
function branchOf(routes: Routes, id: string | undefined): NonNullable<Routes[string]>[] {
	const route = id === undefined ? undefined : routes[id];
	return route ? [...branchOf(routes, route.parentId), route] : [];
}

/** How the paths of a route begin; undefined where that can be anything. */
function beginningOf(routes: Routes, id: string): string | undefined {
	const [, first = ""] = fullPath(routes, id).split("/");
	return /[:*?]/.test(first) ? undefined : first.toLowerCase();
}

/** The data of a page is asked for at its path with this at its end; of the home page, with this alone. */
const DATA = /^_?\.data$|\.data$/;

/**
 * How a request's path begins, as routes are compared with it: decoded, in whatever case. A path
 * that can't be decoded comes to no route.
 */
function beginningOfPath(path: string): string {
	const [, first = ""] = path.split("/", 2);
	return decodeURIComponent(first).replace(DATA, "").toLowerCase();
}

/** The routes that a path which begins so can belong to. */
export function routesFrom(routes: Routes, beginning: string | undefined): Routes {
	const parents = new Set(Object.values(routes).map((route) => route?.parentId));
	const ids = Object.keys(routes)
		.filter((id) => !parents.has(id))
		.filter((id) => {
			const own = beginningOf(routes, id);
			return own === undefined || own === beginning;
		});
	const kept = new Set(ids.flatMap((id) => branchOf(routes, id).map((route) => route.id)));
	return Object.fromEntries(Object.entries(routes).filter(([id]) => kept.has(id)));
}

/** The same answers as React Router's handler for all routes. */
export function requestHandler(build: ServerBuild, mode: string): Handler {
	const handlerFor = (beginning?: string) =>
		createRequestHandler({ ...build, routes: routesFrom(build.routes, beginning) }, mode);
	const beginnings = new Set(Object.keys(build.routes).map((id) => beginningOf(build.routes, id)));
	const handlers = new Map(
		[...beginnings].map((beginning) => [beginning, handlerFor(beginning)] as const),
	);
	const elsewhere = handlers.get(undefined) ?? handlerFor();
	return (request, context) => {
		const beginning = beginningOfPath(new URL(request.url).pathname);
		const handler = handlers.get(beginning) ?? elsewhere;
		return handler(request, context);
	};
}
