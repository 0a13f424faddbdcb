/** Handles request targets whose percent escapes are not valid UTF-8, such as half of a surrogate pair. */

const escapes = /(?:%[0-9a-f]{2})+/gi;
const decoder = new TextDecoder();

/** Leaves valid escapes unchanged; otherwise escapes what a lenient decoder makes of them. */
function readable(sequence: string): string {
	try {
		// The result is used, because bundlers remove a call whose result isn't.
		return decodeURIComponent(sequence) === "" ? "" : sequence;
	} catch {
		return encodeURIComponent(decoder.decode(Buffer.from(sequence.replaceAll("%", ""), "hex")));
	}
}

/**
 * A request's target in which the path has the replacement character (U+FFFD) for escaped bytes that are not
 * valid UTF-8, and `%25` for a percent sign that begins no escape. No resource has such a path, but it can be
 * routed to a handler that says so.
 */
export function readableTarget(target: string): string {
	const [, path = "", query = ""] = /^([^?]*)(.*)$/s.exec(target) ?? [];
	return path.replace(/%(?![0-9a-f]{2})/gi, "%25").replace(escapes, readable) + query;
}
