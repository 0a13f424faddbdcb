/** ETags: what a client that has a response already is told instead of the response. */
import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";

/** A hash of a response's bytes, as it stands in an ETag. */
export const hashOfBody = (body: string | Uint8Array): string =>
	createHash("sha256").update(body).digest("base64url").slice(0, 22);

const withoutWeak = (tag: string) => tag.trim().replace(/^W\//, "");

/** Whether an If-None-Match header names this ETag, or all. */
export const hasTag = (known: string | null | undefined, tag: string): boolean =>
	known?.split(",").some((other) => ["*", withoutWeak(tag)].includes(withoutWeak(other))) ?? false;

/** A whole response with its ETag: 200, or 304 for a client that has these bytes already. */
export function taggedResponse(
	request: Request,
	body: string | Uint8Array<ArrayBuffer>,
	init: HeadersInit,
): Response {
	const headers = new Headers(init);
	const tag = `"${hashOfBody(body)}"`;
	headers.set("ETag", tag);
	if (hasTag(request.headers.get("If-None-Match"), tag)) {
		headers.delete("Content-Type");
		return new Response(null, { status: 304, headers });
	}
	headers.set("Content-Length", String(Buffer.byteLength(body)));
	return new Response(request.method === "HEAD" ? null : body, { headers });
}

/** A whole response that is ready to send. Names and values of headers alternate, as `writeHead` accepts them. */
export interface FinishedResponse {
	tag: string;
	headers: string[];
	/** The headers without those of the body, for a client that has the response already. */
	unchanged: string[];
	body: Buffer;
}

/** Finishes a response with this body. `ofBody` are headers about the body only. */
export function finished(
	tag: string,
	body: Buffer,
	headers: readonly string[],
	ofBody: readonly string[] = [],
): FinishedResponse {
	const unchanged = [...headers, "ETag", tag];
	const full = [...unchanged, ...ofBody, "Content-Length", String(body.length)];
	return { tag, headers: full, unchanged, body };
}

/** Responds to a GET or HEAD request: 200, or 304 to a client that has the same bytes already. */
export function sendFinished(
	{ tag, headers, unchanged, body }: FinishedResponse,
	message: IncomingMessage,
	response: ServerResponse,
) {
	if (hasTag(message.headers["if-none-match"], tag)) {
		response.writeHead(304, unchanged).end();
		return;
	}
	response.writeHead(200, headers);
	if (message.method === "HEAD") response.end();
	else response.end(body);
}
