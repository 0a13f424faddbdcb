/** What is seen of a server that is attacked: how soon it says that it is well, and what it takes. */
import { readdirSync, readFileSync } from "node:fs";
import { get } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

export interface Seen {
	/** Milliseconds until an answer, in order. */
	times: number[];
	/** How often there was which status, or none. */
	statuses: Record<string, number>;
}

/** Asks once, on a connection of its own. */
function ask(url: string): Promise<{ status: string; milliseconds: number }> {
	const from = performance.now();
	return new Promise((done) => {
		const end = (status: string) => done({ status, milliseconds: performance.now() - from });
		get(url, { agent: false }, (response) => {
			response.resume().on("close", () => end(String(response.statusCode)));
		}).on("error", (error) => end("code" in error ? String(error.code) : error.message));
	});
}

/** Asks for a path again and again until the returned function is called. */
export function watch(address: string, path: string): () => Promise<Seen> {
	const seen: Seen = { times: [], statuses: {} };
	let isOver = false;
	const watching = (async () => {
		while (!isOver) {
			const { status, milliseconds } = await ask(address + path);
			seen.times.push(milliseconds);
			seen.statuses[status] = (seen.statuses[status] ?? 0) + 1;
			await pause(10);
		}
	})();
	return async () => {
		isOver = true;
		await watching;
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
