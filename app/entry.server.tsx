/** Renders a page to HTML, whole: no part of it waits for JavaScript (docs/decisions/0001). */
import { renderToStaticMarkup } from "react-dom/server";
import { type EntryContext, isRouteErrorResponse, ServerRouter } from "react-router";
import { EnhancementScript } from "./layout/enhancement-script.tsx";
import { log } from "./platform/log.server.ts";
import { policyForPage } from "./platform/security-headers.server.ts";

export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	context: EntryContext,
) {
	// The data that a hydrating page would need; nothing reads it here.
	await context.serverHandoffStream?.cancel();
	const page = renderToStaticMarkup(
		<EnhancementScript value={context.manifest.entry.module}>
			<ServerRouter context={{ ...context, serverHandoffStream: undefined }} url={request.url} />
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
