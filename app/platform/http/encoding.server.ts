/** Parses Accept-Encoding (RFC 9110, section 12.5.3); no other module does. */
import { LRUCache } from "lru-cache";

/** The encodings of responses, the smallest first. */
export const encodings = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof encodings)[number];

/** Which encodings a header names, and whether the client accepts each. */
function namedIn(header: string): ReadonlyMap<string, boolean> {
	const named = header.split(",").map((part): [string, boolean] => {
		const [name = "", ...parameters] = part.split(";").map((text) => text.trim());
		const weight = Number(parameters.find((text) => text.startsWith("q="))?.slice(2) ?? 1);
		return [name, weight > 0 && weight <= 1];
	});
	return new Map(named);
}

/** Parsed headers: browsers send the same few over and over. */
const parsed = new LRUCache({ max: 100, memoMethod: namedIn });

/** The smallest encoding among `offered` that a client accepts; `identity`, even if refused, if there is none. */
export function acceptedEncoding(
	header: string | string[] = "",
	offered: readonly Encoding[] = encodings,
): Encoding {
	const named = parsed.memo(String(header).toLowerCase());
	return offered.find((name) => named.get(name) ?? named.get("*")) ?? "identity";
}
