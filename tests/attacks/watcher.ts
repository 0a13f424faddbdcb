/**
 * Requests an address again and again: `node watcher.ts URL`. Says when it has started and, once its input
 * ends, prints as JSON how long each response took.
 */
import { once } from "node:events";
import { get } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { Seen } from "./watch.ts";

const [, , url = ""] = process.argv;
/** The first requests run before this script's own code is compiled, so they aren't counted. */
const FIRST = 20;

/** Sends one request on its own connection. */
function ask(): Promise<{ status: string; milliseconds: number }> {
	const from = performance.now();
	return new Promise((done) => {
		const end = (status: string) => done({ status, milliseconds: performance.now() - from });
		get(url, { agent: false }, (response) => {
			response.resume().on("close", () => end(String(response.statusCode)));
		}).on("error", (error) => end("code" in error ? String(error.code) : error.message));
	});
}

for (let n = 0; n < FIRST; n++) await ask();
process.stdout.write("watching\n");

const seen: Seen = { times: [], statuses: {} };
let isOver = false;
once(process.stdin.resume(), "end").then(() => {
	isOver = true;
});
while (!isOver) {
	const { status, milliseconds } = await ask();
	seen.times.push(milliseconds);
	seen.statuses[status] = (seen.statuses[status] ?? 0) + 1;
	await pause(10);
}
process.stdout.write(`${JSON.stringify(seen)}\n`);
process.exit(0);
