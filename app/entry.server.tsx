/** Renders a whole page to HTML, with the data that React needs to hydrate it (docs/decisions/0001). */
import { readableStreamToString } from "@react-router/node";
import { renderToReadableStream, renderToString } from "react-dom/server";
import { type EntryContext, isRouteErrorResponse, ServerRouter } from "react-router";
import { pageHeaders } from "~/platform/http/security-headers.server.ts";
import { log } from "~/platform/log/log.server.ts";
import { pageModules } from "./hydration/page-modules.server.ts";
import { HydrationProvider, pageScript } from "./hydration/page-scripts.tsx";
import { prefetchRules } from "./layout/prefetch.tsx";

/** In development, React Router's `<Scripts />` loads all code and transfers the data itself. */
async function renderInDevelopment(context: EntryContext, url: string) {
	return readableStreamToString(
		await renderToReadableStream(<ServerRouter context={context} url={url} />),
	);
}

/** Pages are cached whole, so they are rendered whole, with the loaders' data as React Router encodes it. */
async function render({ serverHandoffStream, ...context }: EntryContext, url: string) {
	const data = serverHandoffStream ? await readableStreamToString(serverHandoffStream) : "";
	return renderToString(
		<HydrationProvider value={{ modules: pageModules(context), data }}>
			<ServerRouter context={context} url={url} />
		</HydrationProvider>,
	);
}

const ownHeaders = Object.entries(pageHeaders([prefetchRules, pageScript]));

export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	context: EntryContext,
) {
	const renderPage = import.meta.env.DEV ? renderInDevelopment : render;
	const html = Buffer.from(`<!doctype html>${await renderPage(context, request.url)}`);
	headers.set("Content-Type", "text/html; charset=utf-8");
	for (const [name, value] of ownHeaders) headers.set(name, value);
	if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-cache");
	// A response copies a text or bytes several times, and the copies outlive the collection of short-lived garbage.
	const body = new ReadableStream<Uint8Array>({
		start(controller) {
			controller.enqueue(html);
			controller.close();
		},
	});
	return new Response(body, { status, headers });
}

/** Logs errors whose details the visitor doesn't see. A request that the visitor aborted is not an error. */
export function handleError(error: unknown, { request }: { request: Request }) {
	if (request.signal.aborted || isRouteErrorResponse(error)) return;
	log.error({ err: error, path: new URL(request.url).pathname }, "a page could not be rendered");
}
