/** Runs servers as separate processes, all on one core, while the load comes from another core. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { get, type IncomingHttpHeaders } from "node:http";
import { availableParallelism } from "node:os";
import { buffer } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { memorySettings } from "../support/memory-settings.ts";

/** Milliseconds a server may take until it responds. The first start makes the sample photos. */
const START_LIMIT = 60_000;

/** The headers of a modern browser that affect a response. */
export const BROWSER = { "Accept-Encoding": "gzip, deflate, br, zstd" };

export const isInstalled = (command: string) =>
	spawnSync(command, ["--version"], { stdio: "ignore" }).error === undefined;

const canPin = availableParallelism() > 1 && isInstalled("taskset");

/** Pins a command to a core where possible: core 0 for the servers, core 1 for the load. */
export const onCore = (core: 0 | 1, command: readonly string[]): string[] =>
	canPin ? ["taskset", "-c", String(core), ...command] : [...command];

export interface Answer {
	status: number;
	headers: IncomingHttpHeaders;
	body: Buffer;
}

/** Fetches a response as a browser gets it, still compressed. */
export async function fetchAs(url: string): Promise<Answer> {
	const request = get(url, { headers: BROWSER, agent: false });
	const [response] = await once(request, "response");
	const body = await buffer(response);
	return { status: response.statusCode, headers: response.headers, body };
}

/** Returns the process and the processes that it started. */
function family(pid: number): number[] {
	try {
		const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8");
		return [pid, ...children.split(" ").filter(Boolean).map(Number)];
	} catch {
		return [pid];
	}
}

/** Peak memory of a process in MiB, or its present memory if the system doesn't report the peak. */
function memoryOf(pid: number): number {
	try {
		const [, peak] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
		return Number(peak ?? 0) / 1024;
	} catch {
		const { stdout } = spawnSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" });
		return Number(stdout?.trim() ?? 0) / 1024;
	}
}

export interface RunningServer {
	origin: string;
	/** Milliseconds from the start of the process to its first response. */
	startedIn: number;
	/** Peak memory in MiB. */
	peak: () => number;
	stop: () => Promise<void>;
}

interface Start {
	command: readonly string[];
	port: number;
	/** An address that responds with 200 once the server is ready. */
	probe: string;
	env?: Record<string, string>;
}

async function untilReady(child: ChildProcess, url: string) {
	const began = performance.now();
	while (performance.now() - began < START_LIMIT) {
		if (child.exitCode !== null) throw new Error(`A server ended at once: ${child.spawnargs}`);
		const answer = await fetchAs(url).catch(() => undefined);
		if (answer?.status === 200) return;
		await wait(2);
	}
	throw new Error(`A server did not answer at ${url}`);
}

const stops = new Set<() => Promise<void>>();

/** Starts a server on the servers' core. Resolves once it responds. */
export async function startServer({ command, port, probe, env }: Start): Promise<RunningServer> {
	const [file = "", ...args] = onCore(0, command);
	const began = performance.now();
	const child = spawn(file, args, {
		stdio: ["ignore", "ignore", "inherit"],
		env: {
			PATH: process.env.PATH,
			...memorySettings(),
			NODE_ENV: "production",
			...env,
		},
	});
	let peak = 0;
	const look = () => {
		const now = family(child.pid ?? 0).reduce((sum, pid) => sum + memoryOf(pid), 0);
		peak = Math.max(peak, now);
		return peak;
	};
	const looking = setInterval(look, 1_000);
	const stop = async () => {
		stops.delete(stop);
		clearInterval(looking);
		if (child.exitCode !== null || child.signalCode !== null) return;
		const exit = once(child, "exit");
		child.kill("SIGTERM");
		await exit;
	};
	stops.add(stop);
	const origin = `http://127.0.0.1:${port}`;
	await untilReady(child, origin + probe);
	return { origin, startedIn: performance.now() - began, peak: look, stop };
}

/** Stops every process that was started here and is still running. */
export async function stopAll() {
	await Promise.all([...stops].map((stop) => stop()));
}
