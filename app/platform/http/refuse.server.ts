/** Short error responses without a page, and the one to requests that are too many for the server. */

import { facts } from "~/business/facts.ts";
import { yieldToEventLoop } from "./event-loop.server.ts";
import type { RequestContext } from "./request-context.server.ts";

/** Methods whose requests have no body that must be read. */
const withoutBody = new Set(["GET", "HEAD", "OPTIONS"]);

export const hasBody = (method = "") => !withoutBody.has(method);

/** An error response: JSON for API requests, a line of text for all others. */
export function refuse(
	{ message, isApi }: Pick<RequestContext, "message" | "isApi">,
	status: number,
	text: string,
	headers: Readonly<Record<string, string>> = {},
): Response {
	const body = isApi ? JSON.stringify({ detail: text }) : `${text}\n`;
	const type = isApi ? "application/json" : "text/plain; charset=utf-8";
	return new Response(body, {
		status,
		headers: {
			...headers,
			"Content-Type": type,
			"Content-Length": String(Buffer.byteLength(body)),
			"Cache-Control": "no-store",
			// Closes the connection, because the rest of the body may still be arriving on it.
			...(hasBody(message.method) && { Connection: "close" }),
		},
	});
}

/** Seconds after which a refused visitor should try again. */
const RETRY_AFTER = 5;

/** Refuses a request with 503, as soon as the event loop has time: very many may arrive at once. */
export async function refuseAsBusy(context: RequestContext): Promise<Response> {
	await yieldToEventLoop();
	const message = `Many people are here right now. Please try again in a few seconds, or call ${facts.phone}.`;
	return refuse(context, 503, message, { "Retry-After": String(RETRY_AFTER) });
}
