/** ETags: what a client that has a response already is told instead of the response. */
import { createHash } from "node:crypto";

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
