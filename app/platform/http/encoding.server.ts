/** Parses Accept-Encoding (RFC 9110, section 12.5.3); no other module does. */
import { LRUCache } from "lru-cache";

/** The encodings of responses, the smallest first. */
export const encodings = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof encodings)[number];

type Weights = ReadonlyMap<string, number>;

/** Parsed headers: browsers send the same few over and over. */
const read = new LRUCache<string, Weights>({ max: 100 });
/** Maximum length of a header that is remembered. */
const LENGTH_MAX = 200;

function weightOf(parameters: readonly string[]): number {
	const written = parameters.map((part) => part.trim()).find((part) => /^q=/i.test(part));
	if (written === undefined) return 1;
	const weight = Number(written.slice(2));
	return weight >= 0 && weight <= 1 ? weight : 0;
}

function weightsIn(header: string): Weights {
	const known = read.get(header);
	if (known) return known;
	const weights = new Map<string, number>();
	for (const part of header.toLowerCase().split(",")) {
		const [name = "", ...parameters] = part.split(";");
		if (name.trim()) weights.set(name.trim(), weightOf(parameters));
	}
	if (header.length <= LENGTH_MAX) read.set(header, weights);
	return weights;
}

/**
 * The encoding that a client prefers among `offered`; of several with the same weight, the first. If it
 * accepts none of them, `identity`, even if it refuses that too.
 */
export function acceptedEncoding(
	header: string | string[] | undefined,
	offered: readonly Encoding[] = encodings,
): Encoding {
	if (!header) return "identity";
	const weights = weightsIn(typeof header === "string" ? header : header.join(","));
	let best: Encoding = "identity";
	let most = 0;
	for (const name of offered) {
		if (name === "identity") continue;
		const weight = weights.get(name) ?? weights.get("*") ?? 0;
		if (weight > most) {
			best = name;
			most = weight;
		}
	}
	// If `identity` isn't named, it ranks below every accepted encoding.
	return (weights.get("identity") ?? 0) > most ? "identity" : best;
}
