/** Renders a page to HTML, whole, with what React needs to hydrate it (docs/decisions/0001). */
import { renderToString } from "react-dom/server";
import { type EntryContext, isRouteErrorResponse, ServerRouter } from "react-router";
import { pageModules } from "./hydration/page-modules.server.ts";
import { HydrationProvider } from "./hydration/page-scripts.tsx";
import { log } from "./platform/log.server.ts";
import { policyForPage } from "./platform/security-headers.server.ts";

export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	context: EntryContext,
) {
	const { serverHandoffStream, ...handoff } = context;
	// In development React Router's `<Scripts />` transfers the stream itself.
	const hydration = import.meta.env.DEV
		? undefined
		: {
				modules: pageModules(context),
				data: await new Response(serverHandoffStream).text(),
			};
	const page = renderToString(
		<HydrationProvider value={hydration}>
			<ServerRouter context={handoff} url={request.url} />
		</HydrationProvider>,
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
