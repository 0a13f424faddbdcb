/** Renders a page to HTML, whole: no part of it waits for JavaScript (docs/decisions/0001). */
import { renderToStaticMarkup } from "react-dom/server";
import { type EntryContext, isRouteErrorResponse, ServerRouter } from "react-router";
import { EnhancementScript } from "./layout/enhancement-script.tsx";
import { log } from "./platform/log.server.ts";
import { policyForPage } from "./platform/security-headers.server.ts";

/**
 * Those of this page alone, without the scripts that a hydrating page would load: React Router
 * prepares for every page all that it is given.
 */
function routesOf({ manifest, staticHandlerContext }: EntryContext) {
	const routes: typeof manifest.routes = {};
	for (const { route } of staticHandlerContext.matches) {
		const known = manifest.routes[route.id];
		routes[route.id] = known && { ...known, imports: undefined };
	}
	return routes;
}

export default function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	context: EntryContext,
) {
	// Without the stream of data that a hydrating page would need. It is left to end by itself: to
	// cancel it fails inside, and a timer then keeps all of it for five seconds.
	const serverHandoffStream = undefined;
	const routes = routesOf(context);
	const manifest = { ...context.manifest, routes };
	const page = renderToStaticMarkup(
		<EnhancementScript value={manifest.entry.module}>
			<ServerRouter context={{ ...context, manifest, serverHandoffStream }} url={request.url} />
		</EnhancementScript>,
	);
	const html = `<!doctype html>${page}`;
	headers.set("Content-Type", "text/html; charset=utf-8");
	if (!import.meta.env.DEV) headers.set("Content-Security-Policy", policyForPage(html));
	if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-cache");
	return new Response(html, { status, headers });
}

/** Logs what the visitor is told nothing of; a request the visitor gave up is no error. */
export function handleError(error: unknown, { request }: { request: Request }) {
	if (request.signal.aborted || isRouteErrorResponse(error)) return;
	log.error({ err: error, path: new URL(request.url).pathname }, "a page could not be made");
}
