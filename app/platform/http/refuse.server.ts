/** Short error responses without a page, and the one to requests that are too many for the server. */

import { facts } from "~/business/facts.ts";
import { yieldToEventLoop } from "./event-loop.server.ts";
import type { RequestContext } from "./request-context.server.ts";

/** Methods whose requests have no body that must be read. */
const withoutBody = new Set(["GET", "HEAD", "OPTIONS"]);

export const hasBody = (method = "") => !withoutBody.has(method);

/** An error response: JSON for API requests; for all others a line of text, or the HTML of a whole page. */
export function refuse(
	{ message, isApi }: Pick<RequestContext, "message" | "isApi">,
	status: number,
	text: string,
	headers: Readonly<Record<string, string>> = {},
	html?: string,
): Response {
	const body = isApi ? JSON.stringify({ detail: text }) : (html ?? `${text}\n`);
	const type = isApi ? "application/json" : `text/${html ? "html" : "plain"}; charset=utf-8`;
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

const MESSAGE = "Many people are here right now. Please try again in a few seconds.";
const asText = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const phone = () => {
	const { phone, phoneNumber } = facts;
	return phoneNumber ? `<a href="${phoneNumber.call}">${asText(phone)}</a>` : asText(phone);
};
const page = () => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${asText(facts.brand)}: one moment, please</title>
<main><h1>One moment, please</h1><p>${MESSAGE}</p><p>Or call us: ${phone()}</p></main></html>
`;

let refused = 0;

/** How many requests have been refused since the start because the server was busy. */
export const requestsRefusedAsBusy = () => refused;

/** Refuses a request with 503, as soon as the event loop has time: very many may arrive at once. */
export async function refuseAsBusy(context: RequestContext): Promise<Response> {
	refused += 1;
	await yieldToEventLoop();
	return refuse(context, 503, MESSAGE, { "Retry-After": String(RETRY_AFTER) }, page());
}
