/** Reads JSON, but none that costs more than its length: deep nesting and very many values do. */
import { HttpError } from "./http-error.ts";

/** Lists and objects within each other; what the API answers, and takes back, has five. */
export const DEPTH_MAX = 16;
/** Values of lists and fields of objects in all. */
export const VALUES_MAX = 4_000;

const sign = (character: string) => character.charCodeAt(0);
const QUOTE = sign('"');
const BACKSLASH = sign("\\");
const COMMA = sign(",");
const openings = new Set([sign("["), sign("{")]);
const closings = new Set([sign("]"), sign("}")]);

const malformed = (reason: string) => new HttpError(400, `JSON parse error - ${reason}`);

/** Where the string ends that begins at `start`; a string that doesn't end is the parser's matter. */
function endOfString(bytes: Uint8Array, start: number): number {
	let at = start + 1;
	while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1;
	return at;
}

/** Counts nesting and values without making anything of them. */
function assertCheap(bytes: Uint8Array) {
	let depth = 0;
	let values = 1;
	for (let at = 0; at < bytes.length; at++) {
		const byte = bytes[at] ?? 0;
		if (byte === QUOTE) at = endOfString(bytes, at);
		else if (byte === COMMA) values += 1;
		else if (closings.has(byte)) depth -= 1;
		else if (openings.has(byte)) {
			values += 1;
			depth += 1;
		}
		if (depth > DEPTH_MAX) throw malformed(`Nested more than ${DEPTH_MAX} levels deep.`);
		if (values > VALUES_MAX) throw malformed(`More than ${VALUES_MAX} values.`);
	}
}

/**
 * What the bytes say.
 * @throws {HttpError} 400 for what is no JSON, no UTF-8, or has too much nesting or too many values.
 */
export function readJson(bytes: Uint8Array): unknown {
	assertCheap(bytes);
	try {
		return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
	} catch (error) {
		const reason = error instanceof SyntaxError ? error.message : "The body is not UTF-8 text.";
		throw malformed(reason.toWellFormed());
	}
}
