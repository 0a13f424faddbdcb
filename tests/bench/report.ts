/** The tables of a benchmark, and its targets. */
import { cpus } from "node:os";
import { loadTool, type Measured } from "./load.ts";
import type { Options } from "./options.ts";

export interface Page {
	name: string;
	path: string;
	/** A static file, sent from disk rather than rendered. */
	isFile?: boolean;
}

export interface Results {
	pages: readonly Page[];
	/** Measurements by server and page, one for each round. */
	measured: ReadonlyMap<string, readonly Measured[]>;
	/** Peak MiB by server. Undefined for a server that didn't run. */
	memory: ReadonlyMap<string, number | undefined>;
	/** Start time in milliseconds, one for each start. */
	startedIn: readonly number[];
}

/** Minimum rate of cached pages, as a fraction of the rate of each server that only sends bytes. */
const LEAST = { bare: 0.7, nginx: 0.3 };
/** A page with very many puppies may take at most this many times as long as one with few. */
const MANY_LIMIT = 1.5;
/** Maximum MiB of one process. */
const MEMORY_LIMIT = 250;

function median(values: readonly number[]): number {
	const sorted = values.toSorted((a, b) => a - b);
	const middle = (sorted.length - 1) / 2;
	const [low = Number.NaN, high = Number.NaN] = [
		sorted[Math.floor(middle)],
		sorted[Math.ceil(middle)],
	];
	return (low + high) / 2;
}

const whole = (value: number) => Math.round(value).toLocaleString("en-US");

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
	const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
	const rules = head.map((_, index) => (index === 0 ? "---" : "---:"));
	return [line(head), line(rules), ...rows.map(line)].join("\n");
}

/** Prints the results. Returns false if a target was missed or a request failed. */
export function show({ pages, measured, memory, startedIn }: Results, options: Options): boolean {
	const of = (server: string, page: Page, what: keyof Measured) =>
		median((measured.get(`${server} ${page.name}`) ?? []).map((one) => one[what]));
	const rate = (server: string, page: Page) => of(server, page, "rate");
	const has = (server: string) => memory.get(server) !== undefined;
	const checks: [text: string, isGood: boolean][] = [];

	/** Table rows for what `server` sends from its cache, beside the servers that only send bytes. */
	const submittedBy = (server: string, how: string) =>
		pages.map((page) => {
			const ratios = (["bare", "nginx"] as const).map((other) => {
				if (!has(other)) return "";
				const ratio = rate(server, page) / rate(other, page);
				const least = LEAST[other];
				const text = `${page.name}${how} at least ${least} of ${other}`;
				if (!page.isFile) checks.push([text, ratio >= least]);
				return ratio.toFixed(2);
			});
			return [
				page.name,
				whole(rate(server, page)),
				of(server, page, "p50").toFixed(2),
				of(server, page, "p99").toFixed(2),
				...["bare", "nginx"].map((other) => (has(other) ? whole(rate(other, page)) : "")),
				...ratios,
			];
		});
	const sentHead = [
		...["page", "req/s", "p50 ms", "p99 ms"],
		...["bare req/s", "nginx req/s", "of bare", "of nginx"],
	];
	const sent = table(sentHead, submittedBy("site", ""));
	const logged = table(sentHead, submittedBy("logging", ", logged,"));
	const rendered = pages
		.filter(({ isFile }) => !isFile)
		.map((page) => {
			const row = [
				page.name,
				whole(rate("uncached", page)),
				of("uncached", page, "p99").toFixed(1),
			];
			if (!has("many")) return row;
			const times = rate("uncached", page) / rate("many", page);
			const text = `${page.name} with ${whole(options.puppies)} puppies within ${MANY_LIMIT} times`;
			checks.push([text, times <= MANY_LIMIT]);
			return [
				...row,
				whole(rate("many", page)),
				of("many", page, "p99").toFixed(1),
				times.toFixed(2),
			];
		});
	const peaks = [...memory].flatMap(([name, peak]) =>
		peak === undefined ? [] : [[name, whole(peak)]],
	);
	const peak = memory.get("site") ?? Number.NaN;
	checks.push([`memory of the site under ${MEMORY_LIMIT} MiB`, peak < MEMORY_LIMIT]);
	const errors = [...measured].flatMap(([name, all]) =>
		all.some((one) => one.errors > 0) ? [name] : [],
	);
	checks.push([
		`no request failed${errors.length > 0 ? `: ${errors.join(", ")}` : ""}`,
		errors.length === 0,
	]);

	const many = has("many") ? [`req/s, ${whole(options.puppies)} puppies`, "p99 ms", "times"] : [];
	const { rounds, seconds, connections } = options;
	const print = (...lines: string[]) => process.stdout.write(`${lines.join("\n")}\n`);
	print(
		`${new Date().toISOString().slice(0, 10)}, ${cpus()[0]?.model}, ${cpus().length} cores, Node ${process.version}; ${loadTool}, ${connections} connections, median of ${rounds} rounds of ${seconds} s; compressed as a browser asks.`,
		"",
		"Cached pages, nothing logged (LOG_LEVEL=silent)",
		"",
		sent,
		"",
		"Cached pages, with a line in the log for each request, as by default",
		"",
		logged,
		"",
		"Every page rendered for every request (PAGE_CACHE=off)",
		"",
		table(["page", "req/s", "p99 ms", ...many], rendered),
		"",
		"Memory at most, in MiB",
		"",
		table(["server", "MiB"], peaks),
		"",
		`First answer ${whole(median(startedIn))} ms after the start of the process.`,
		"",
		...checks.map(([text, isGood]) => `${isGood ? "pass" : "FAIL"}  ${text}`),
	);
	return checks.every(([, isGood]) => isGood);
}
