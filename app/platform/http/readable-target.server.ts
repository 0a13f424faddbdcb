/** Request targets whose percent-escapes are no UTF-8, such as half of a surrogate pair's. */

const escapes = /(?:%[0-9a-f]{2})+/gi;
const decoder = new TextDecoder();

/** Escapes as they are where they can be decoded; otherwise those of what a lenient decoder reads. */
function readable(sequence: string): string {
	try {
		// The value is used, because bundlers drop a call whose value is not.
		return decodeURIComponent(sequence) === "" ? "" : sequence;
	} catch {
		return encodeURIComponent(decoder.decode(Buffer.from(sequence.replaceAll("%", ""), "hex")));
	}
}

/**
 * A request's target, with the replacement character (U+FFFD) for each escaped byte of its path
 * that is no UTF-8, and `%25` for a percent sign that begins no escape. Such a path names nothing
 * that there is, and can be routed to what says so.
 */
export function readableTarget(target: string): string {
	const [, path = "", query = ""] = /^([^?]*)(.*)$/s.exec(target) ?? [];
	return path.replace(/%(?![0-9a-f]{2})/gi, "%25").replace(escapes, readable) + query;
}
