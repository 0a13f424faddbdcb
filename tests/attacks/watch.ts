/** Observes a server under attack: how quickly it answers health checks, and how much memory it uses. */
import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

export interface Seen {
	/** Response times in milliseconds, sorted. */
	times: number[];
	/** How often each status occurred, or no response. */
	statuses: Record<string, number>;
}

/**
 * Starts a separate process that requests a path again and again until the returned function is called. In
 * the test's own process, responses would also have to wait for the test.
 */
export async function watch(address: string, path: string): Promise<() => Promise<Seen>> {
	const script = fileURLToPath(new URL("watcher.ts", import.meta.url));
	const child = spawn(process.execPath, [script, address + path], {
		stdio: ["pipe", "pipe", "inherit"],
	});
	const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
	await lines.next();
	return async () => {
		child.stdin.end();
		const seen: Seen = JSON.parse((await lines.next()).value ?? "");
		seen.times.sort((one, other) => one - other);
		return seen;
	};
}

/** Whole milliseconds within which this fraction of all responses arrived. */
export const within = ({ times }: Seen, part: number) =>
	Math.ceil(times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0);

const status = (pid: number) => readFileSync(`/proc/${pid}/status`, "utf8");

/** Memory in MB, at present and at its peak. Works on Linux only. */
export const memoryOf = (pid: number) => ({
	now: Math.round(Number(/VmRSS:\s+(\d+)/.exec(status(pid))?.[1]) / 1024),
	most: Math.round(Number(/VmHWM:\s+(\d+)/.exec(status(pid))?.[1]) / 1024),
});

/** Number of open file descriptors of a process. */
export const openFiles = (pid: number) => readdirSync(`/proc/${pid}/fd`).length;
