/** What is seen of a server that is attacked: how soon it says that it is well, and what it takes. */
import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

export interface Seen {
	/** Milliseconds until an answer, in order. */
	times: number[];
	/** How often there was which status, or none. */
	statuses: Record<string, number>;
}

/**
 * Has a process of its own ask for a path again and again until the returned function is called: in
 * the process of the tests an answer would also wait for what those do.
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

/** The time within which this part of all answers came, in whole milliseconds. */
export const within = ({ times }: Seen, part: number) =>
	Math.ceil(times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0);

const status = (pid: number) => readFileSync(`/proc/${pid}/status`, "utf8");

/** Memory in MB: now, and the most since the start. Linux tells. */
export const memoryOf = (pid: number) => ({
	now: Math.round(Number(/VmRSS:\s+(\d+)/.exec(status(pid))?.[1]) / 1024),
	most: Math.round(Number(/VmHWM:\s+(\d+)/.exec(status(pid))?.[1]) / 1024),
});

/** Descriptors that a process has open. */
export const openFiles = (pid: number) => readdirSync(`/proc/${pid}/fd`).length;
