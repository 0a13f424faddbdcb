/** Short error responses without a page. */
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
	return new Response(body, {
		status,
		headers: {
			...headers,
			"Content-Type": isApi ? "application/json" : "text/plain; charset=utf-8",
			"Content-Length": String(Buffer.byteLength(body)),
			"Cache-Control": "no-store",
			// Closes the connection, because the rest of the body may still be arriving on it.
			...(hasBody(message.method) && { Connection: "close" }),
		},
	});
}
