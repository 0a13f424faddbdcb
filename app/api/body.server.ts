/** Reads the body of a request to an endpoint. */

import { HttpError } from "./http-error.ts";
import { readJson } from "./json.server.ts";

async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
	const tooLarge = () =>
		new HttpError(413, `Request body is too large. Send at most ${maxBytes} bytes.`);
	if (Number(request.headers.get("Content-Length")) > maxBytes) throw tooLarge();
	const chunks: Uint8Array[] = [];
	let size = 0;
	// Leaving the loop early cancels the stream.
	for await (const chunk of request.body ?? []) {
		size += chunk.byteLength;
		if (size > maxBytes) throw tooLarge();
		chunks.push(chunk);
	}
	const bytes = new Uint8Array(size);
	let offset = 0;
	for (const chunk of chunks) {
		bytes.set(chunk, offset);
		offset += chunk.byteLength;
	}
	return bytes;
}

async function readForm(bytes: Uint8Array<ArrayBuffer>, contentType: string) {
	try {
		const form = await new Response(bytes, { headers: { "Content-Type": contentType } }).formData();
		return Object.fromEntries(form);
	} catch {
		throw new HttpError(400, "Form parse error - The body does not match its content type.");
	}
}

export const mediaTypes = {
	json: ["application/json"],
	form: ["application/json", "application/x-www-form-urlencoded", "multipart/form-data"],
} as const;

/**
 * Parses the body. An empty one counts as an object without fields.
 * @throws {HttpError} 413, 415, or 400 if it can't be parsed.
 */
export async function readBody(
	request: Request,
	{ types, maxBytes }: { types: readonly string[]; maxBytes: number },
): Promise<unknown> {
	const contentType = request.headers.get("Content-Type") ?? "";
	const type = contentType.split(";", 1)[0]?.trim().toLowerCase() ?? "";
	const isKnown = types.includes(type);
	if (!isKnown && Number(request.headers.get("Content-Length") ?? 1) > 0 && request.body) {
		throw new HttpError(415, `Unsupported media type "${contentType}" in request.`);
	}
	const bytes = await readBytes(request, maxBytes);
	if (bytes.byteLength === 0) return {};
	return type === "application/json" ? readJson(bytes) : readForm(bytes, contentType);
}
