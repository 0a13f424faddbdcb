/**
 * Counts responses for /metrics. It is called for every file and every cached page, so it adds to
 * plain numbers: prom-client's histogram costs ten times as much.
 */

/** Seconds; each bucket holds what took no longer. */
const BOUNDS = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10] as const;

interface Tally {
	labels: string;
	/** What the line of such a request in the log says, as JSON without braces. */
	fields: string;
	seconds: number;
	/** One more than there are bounds, for what took longer than all of them. */
	counts: number[];
}

/** By route, method and status: three lookups cost less than one under a name put together. */
const tallies = new Map<string, Map<string, Map<number, Tally>>>();
let hits = 0;

export interface CountedResponse {
	method: string;
	/** The pattern, never the address. */
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

/** Counts a response. Returns what the log says of it and of all that are counted with it. */
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

/** Cached pages that were sent since the start. */
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
