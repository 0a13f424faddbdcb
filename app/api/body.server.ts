/**
 * Reads the body of a request to an endpoint. JSON with deep nesting or very many values, which cost more than
 * their length suggests, is refused.
 */
import { maxBodyBytes, readBody } from "~/platform/http/buffer-body.server.ts";
import { jsonExcess } from "~/platform/json.ts";
import { HttpError } from "./http-error.ts";

/** The most levels of nested lists and objects. The API's own responses, which can be sent back, have five. */
export const DEPTH_MAX = 16;
/** The most list items and object fields in all. */
export const VALUES_MAX = 4_000;

const malformed = (reason: string) => new HttpError(400, `JSON parse error - ${reason}`);

/**
 * Parses bytes as JSON.
 * @throws {HttpError} 400 if they are not JSON or not UTF-8, or have too much nesting or too many values.
 */
export function readJson(bytes: Uint8Array): unknown {
	// The signs of JSON's structure are single bytes in UTF-8.
	const signs = Buffer.from(bytes).toString("latin1");
	const excess = jsonExcess(signs, { depth: DEPTH_MAX, values: VALUES_MAX });
	if (excess === "depth") throw malformed(`Nested more than ${DEPTH_MAX} levels deep.`);
	if (excess === "values") throw malformed(`More than ${VALUES_MAX} values.`);
	try {
		return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
	} catch (error) {
		const reason = error instanceof SyntaxError ? error.message : "The body is not UTF-8 text.";
		throw malformed(reason.toWellFormed());
	}
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
export async function parseBody(request: Request, types: readonly string[]): Promise<unknown> {
	const contentType = request.headers.get("Content-Type") ?? "";
	const type = contentType.split(";", 1)[0]?.trim().toLowerCase() ?? "";
	const isKnown = types.includes(type);
	if (!isKnown && Number(request.headers.get("Content-Length") ?? 1) > 0 && request.body) {
		throw new HttpError(415, `Unsupported media type "${contentType}" in request.`);
	}
	const bytes = await readBody(request);
	if (!bytes) {
		throw new HttpError(413, `Request body is too large. Send at most ${maxBodyBytes()} bytes.`);
	}
	if (bytes.byteLength === 0) return {};
	return type === "application/json" ? readJson(bytes) : readForm(bytes, contentType);
}
