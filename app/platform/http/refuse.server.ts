/** A short response that needs no page. */
import type { RequestContext } from "./request-context.server.ts";

/** Methods with which nothing is sent that has to be read. */
const withoutBody = new Set(["GET", "HEAD", "OPTIONS"]);

export const hasBody = (method = "") => !withoutBody.has(method);

/** Says no: as JSON to a program, as a line of text to everybody else. */
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
			// The connection closes on whatever of a body is under way.
			...(hasBody(message.method) && { Connection: "close" }),
		},
	});
}
