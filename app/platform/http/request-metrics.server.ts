/**
 * Counts answered requests for /metrics. It is called for every file and every kept page, so it
 * adds to plain numbers: prom-client's histogram costs ten times as much.
 */

/** Seconds; each bucket holds what took no longer. */
const BOUNDS = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10] as const;

interface Tally {
	labels: string;
	seconds: number;
	/** One more than there are bounds, for what took longer than all of them. */
	counts: number[];
}

/** By route, method and status: three looks cost less than one under a name put together. */
const tallies = new Map<string, Map<string, Map<number, Tally>>>();
let keptPages = 0;

export interface Answered {
	method: string;
	/** The pattern, never the address. */
	route: string;
	status: number;
	seconds: number;
	/** Whether a kept page was sent. */
	isKept: boolean;
}

const labelsOf = ({ method, route, status }: Answered) =>
	`method="${method}",route="${route.replace(/[\\"\n]/g, "")}",status="${status}"`;

function addTally(answered: Answered): Tally {
	const { method, route, status } = answered;
	const ofRoute = tallies.get(route) ?? new Map<string, Map<number, Tally>>();
	tallies.set(route, ofRoute);
	const ofMethod = ofRoute.get(method) ?? new Map<number, Tally>();
	ofRoute.set(method, ofMethod);
	const counts = Array.from({ length: BOUNDS.length + 1 }, () => 0);
	const tally = { labels: labelsOf(answered), seconds: 0, counts };
	ofMethod.set(status, tally);
	return tally;
}

const allTallies = () =>
	[...tallies.values()].flatMap((ofRoute) =>
		[...ofRoute.values()].flatMap((ofMethod) => [...ofMethod.values()]),
	);

export function countRequest(answered: Answered) {
	const { method, route, status, seconds } = answered;
	const tally = tallies.get(route)?.get(method)?.get(status) ?? addTally(answered);
	let bucket = 0;
	while (seconds > (BOUNDS[bucket] ?? Number.POSITIVE_INFINITY)) bucket++;
	tally.counts[bucket] = (tally.counts[bucket] ?? 0) + 1;
	tally.seconds += seconds;
	if (answered.isKept) keptPages++;
}

/** Kept pages that were sent since the start. */
export const keptPagesSent = () => keptPages;

/** The histogram in Prometheus's text format. */
export function requestMetrics(): string {
	const name = "http_request_duration_seconds";
	const lines = [
		`# HELP ${name} Requests by route and status, and how long their answers took.`,
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
