/** One measurement: many requests for one address, with a browser's headers. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import type { Options } from "./options.ts";
import { BROWSER, isInstalled, onCore } from "./processes.ts";

/**
 * `wrk` uses little processor time. `autocannon` is available wherever npm is, but its own
 * work distorts the result.
 */
export const loadTool = isInstalled("wrk") ? "wrk" : "autocannon";

export interface Measured {
	/** Requests per second. */
	rate: number;
	/** Milliseconds within which 50 %, and 99 %, of the responses arrived. */
	p50: number;
	p99: number;
	/** Number of requests without a response, or with a status other than 2xx. */
	errors: number;
}

const units = new Map([
	["us", 0.001],
	["ms", 1],
	["s", 1_000],
	["m", 60_000],
]);

function readWrk(output: string): Measured {
	const time = (percent: string) => {
		const [, value, unit = ""] = new RegExp(`${percent}%\\s+([\\d.]+)(\\w+)`).exec(output) ?? [];
		return Number(value) * (units.get(unit) ?? Number.NaN);
	};
	const [, refused = "0"] = /Non-2xx or 3xx responses: (\d+)/.exec(output) ?? [];
	const broken = /Socket errors: (.*)/.exec(output)?.[1]?.match(/\d+/g) ?? [];
	return {
		rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]),
		p50: time("50"),
		p99: time("99"),
		errors: [refused, ...broken].reduce((sum, count) => sum + Number(count), 0),
	};
}

const report = z.object({
	requests: z.object({ average: z.number() }),
	latency: z.object({ p50: z.number(), p99: z.number() }),
	errors: z.number(),
	non2xx: z.number(),
});

function readAutocannon(output: string): Measured {
	const { requests, latency, errors, non2xx } = report.parse(JSON.parse(output));
	return { rate: requests.average, ...latency, errors: errors + non2xx };
}

async function outputOf(command: readonly string[]): Promise<string> {
	const [file = "", ...args] = onCore(1, command);
	const child = spawn(file, args, { stdio: ["ignore", "pipe", "ignore"] });
	const ended = once(child, "close");
	const output = await text(child.stdout);
	await ended;
	return output;
}

/** Requests `url` again and again for the given number of seconds. */
export async function load(
	url: string,
	seconds: number,
	{ connections }: Pick<Options, "connections">,
): Promise<Measured> {
	const headers = Object.entries(BROWSER).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
	const plan = ["-c", String(connections), "-d", String(seconds), ...headers];
	if (loadTool === "wrk") return readWrk(await outputOf(["wrk", "-t1", "--latency", ...plan, url]));
	const script = fileURLToPath(import.meta.resolve("autocannon"));
	return readAutocannon(await outputOf([process.execPath, script, "--json", ...plan, url]));
}
