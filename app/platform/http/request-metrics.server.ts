/**
 * Counts responses for /metrics. It is called for every file and every cached page, so it uses plain
 * numbers: prom-client's histogram takes ten times as long.
 */

/** Upper bounds of the histogram's buckets, in seconds. */
const BOUNDS = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10] as const;

interface Tally {
	labels: string;
	/** The fields of such a request's log line, as JSON without braces. */
	fields: string;
	seconds: number;
	/** Counts per bucket; the last one is for responses that took longer than all bounds. */
	counts: number[];
}

/** By route, method and status: three lookups are faster than one with a concatenated key. */
const tallies = new Map<string, Map<string, Map<number, Tally>>>();
let hits = 0;

export interface CountedResponse {
	method: string;
	/** The route's pattern, never the URL. */
	route: string;
	status: number;
	seconds: number;
	/** Whether a cached page was sent. */
	isCacheHit: boolean;
}

function addTally({ method, route, status }: CountedResponse): Tally {
	const ofRoute = tallies.get(route) ?? new Map<string, Map<number, Tally>>();
	tallies.set(route, ofRoute);
	const ofMethod = ofRoute.get(method) ?? new Map<number, Tally>();
	ofRoute.set(method, ofMethod);
	const tally = {
		labels: `method="${method}",route="${route.replace(/[\\"\n]/g, "")}",status="${status}"`,
		fields: JSON.stringify({ method, route, status }).slice(1, -1),
		seconds: 0,
		counts: Array.from({ length: BOUNDS.length + 1 }, () => 0),
	};
	ofMethod.set(status, tally);
	return tally;
}

const allTallies = () =>
	[...tallies.values()].flatMap((ofRoute) =>
		[...ofRoute.values()].flatMap((ofMethod) => [...ofMethod.values()]),
	);

/** Counts a response. Returns the log fields that it shares with all responses in the same tally. */
export function countResponse(response: CountedResponse): string {
	const { method, route, status, seconds } = response;
	const tally = tallies.get(route)?.get(method)?.get(status) ?? addTally(response);
	let bucket = 0;
	while (seconds > (BOUNDS[bucket] ?? Number.POSITIVE_INFINITY)) bucket++;
	tally.counts[bucket] = (tally.counts[bucket] ?? 0) + 1;
	tally.seconds += seconds;
	if (response.isCacheHit) hits++;
	return tally.fields;
}

/** How many cached pages have been sent since the start. */
export const pageCacheHits = () => hits;

/** The histogram in Prometheus's text format. */
export function requestMetrics(): string {
	const name = "http_request_duration_seconds";
	const lines = [
		`# HELP ${name} Requests by route and status, and how long their responses took.`,
		`# TYPE ${name} histogram`,
	];
	for (const { labels, seconds, counts } of allTallies()) {
		let total = 0;
		for (const [index, count] of counts.entries()) {
			total += count;
			lines.push(`${name}_bucket{${labels},le="${BOUNDS[index] ?? "+Inf"}"} ${total}`);
		}
		lines.push(`${name}_sum{${labels}} ${seconds}`, `${name}_count{${labels}} ${total}`);
	}
	return `${lines.join("\n")}\n`;
}
