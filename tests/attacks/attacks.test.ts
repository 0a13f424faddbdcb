/** npm run test:attacks: attacks the built server, directly and through a server in front of it. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { env } from "~/platform/env.ts";
import { report } from "../support/figures.ts";
import { sendMessage } from "../support/messages.ts";
import { addPuppy } from "../support/puppy.ts";
import { type BuiltServer, startServer } from "../support/server.ts";
import { memoryOf, openFiles, watch, within } from "./watch.ts";

/** Maximum megabytes of memory, and maximum milliseconds of responses. */
const MEMORY = 300;
const HEALTH = { parsing: 100, searching: 250 };
const FAMILY = 1_000;

const KILOBYTE = 1024;
const photos = { small: 190 * KILOBYTE, large: 3_000 * KILOBYTE };

/** Starts a process, and reads the lines that it prints. */
function run(script: string, args: readonly string[]) {
	const child = spawn(process.execPath, [script, ...args], {
		stdio: ["ignore", "pipe", "inherit"],
	});
	return { child, lines: createInterface(child.stdout)[Symbol.asyncIterator]() };
}

/** Writes the photos that the attacks request into the servers' data directory. */
function writePhotos() {
	const folder = join(env.DATA_DIR, "media", "photos");
	mkdirSync(folder, { recursive: true });
	for (const [name, size] of Object.entries(photos)) {
		writeFileSync(join(folder, `${name}.jpg`), Buffer.alloc(size, name));
	}
}

/** Counts the statuses of the responses to a load of autocannon. Fails if the load couldn't be started. */
async function answersTo(load: ReturnType<typeof run>): Promise<Record<string, number>> {
	const ended = once(load.child, "exit");
	const text: string[] = [];
	for await (const line of { [Symbol.asyncIterator]: () => load.lines }) text.push(line);
	expect(await ended).toEqual([0, null]);
	const { statusCodeStats } = JSON.parse(text.join(""));
	const statuses = Object.entries<{ count: number }>(statusCodeStats);
	return Object.fromEntries(statuses.map(([status, { count }]) => [status, count]));
}

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

describe.each([
	["directly", "0"],
	["through a server in front", "1"],
])("attacked %s", (how, trusted) => {
	let server: BuiltServer;
	let front: ChildProcess | undefined;
	let address: string;
	// Other work on the machine affects every time that is measured.
	const busy = loadavg().map((one) => one.toFixed(1));
	const figures: Record<string, string | number> = {
		"load of the machine before, in the last 1, 5 and 15 minutes": busy.join(", "),
	};

	beforeAll(async () => {
		server = await startServer({ TRUST_PROXY: trusted });
		address = server.origin;
		if (trusted === "1") {
			const { child, lines } = run(here("front.ts"), [server.origin]);
			front = child;
			address = (await lines.next()).value ?? "";
		}
		writePhotos();
		for (let n = 0; n < 30; n++) await addPuppy({ name: `Puppy ${n}`, profilePath: `puppy-${n}` });
	});
	afterAll(async () => {
		report(`attacks ${how}`, { ...figures, "memory at most": `${memoryOf(server.pid).most} MB` });
		front?.kill();
		await server.stop();
	});

	/** Runs an attack, and `meanwhile` once it is under way. Resolves with the responses to the attack. */
	async function attack(kind: string, meanwhile: () => Promise<unknown> = async () => {}) {
		const { lines } = run(here("attacker.ts"), [kind, address, server.origin]);
		if (kind === "slow posts") await lines.next();
		await meanwhile();
		return Object.entries<number>(JSON.parse((await lines.next()).value ?? "{}"))
			.map(([answer, count]) => `${count} × ${answer}`)
			.join(", ");
	}

	test("pipelined requests leave no memory or open files behind", async () => {
		const before = openFiles(server.pid);
		const cut = await attack("pipeline");
		await expect.poll(() => openFiles(server.pid)).toBeLessThan(before + (front ? 250 : 10));
		expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
		const { now, most } = memoryOf(server.pid);
		figures["20,000 pipelined requests for photos, none read: connections"] = cut;
		figures["open files before and after"] = `${before}, ${openFiles(server.pid)}`;
		figures["memory after it, and at most"] = `${now} MB, ${most} MB`;
		expect(most).toBeLessThan(MEMORY);
	});

	test("slow bodies don't delay a family's message", async () => {
		const times: number[] = [];
		const cut = await attack("slow posts", async () => {
			for (let n = 0; n < 5; n++) {
				const from = performance.now();
				const words = `Is Juniper there? ${how} ${n}`;
				const answer = await sendMessage(address, words, { origin: server.origin });
				expect(answer.status).toBe(303);
				times.push(Math.ceil(performance.now() - from));
			}
		});
		figures["500 posts with a byte every 5 s: connections"] = cut;
		figures["a family's messages meanwhile"] = `${times.join(", ")} ms`;
		expect(Math.max(...times)).toBeLessThan(FAMILY);
	});

	test.each(["depth", "keys", "flat"])(
		"costly JSON (%s) is refused at little cost",
		async (kind) => {
			const end = await watch(server.origin, "/healthz");
			const answers = await attack(kind);
			const seen = await end();
			const slowest = within(seen, 1);
			figures[`64 bodies of 1 MB, ${kind}`] = `${answers}; /healthz at most ${slowest} ms`;
			expect(slowest).toBeLessThan(HEALTH.parsing);
		},
	);

	test("health checks are answered while 400 connections search", async () => {
		const script = fileURLToPath(import.meta.resolve("autocannon"));
		const url = `${address}/trained-puppies-for-sale?search=puppy`;
		const watched = ["/healthz", "/readyz"].map(
			async (path) => [path, await watch(server.origin, path)] as const,
		);
		const ends = await Promise.all(watched);
		const load = run(script, ["--json", "-c", "400", "-d", "10", url]);
		figures["400 connections that search for 10 s"] = Object.entries(await answersTo(load))
			.map(([status, count]) => `${count} × ${status}`)
			.join(", ");
		for (const [path, end] of ends) {
			const seen = await end();
			expect(Object.keys(seen.statuses)).toEqual(["200"]);
			const [half, most] = [within(seen, 0.5), within(seen, 0.99)];
			figures[`${path} meanwhile`] = `median ${half} ms, 99 of 100 within ${most} ms`;
			expect(most).toBeLessThan(HEALTH.searching);
		}
		expect(memoryOf(server.pid).most).toBeLessThan(MEMORY);
	});
});

/** Number of requests for each of five kinds of addresses. */
const EACH = 20_000;

test("100,000 requests for all kinds of addresses keep memory within its limit", async () => {
	const server = await startServer();
	writePhotos();
	for (let n = 0; n < 30; n++) await addPuppy({ name: `Puppy ${n}`, profilePath: `puppy-${n}` });
	const script = fileURLToPath(import.meta.resolve("autocannon"));
	const paths = ["/", "/contact-us", "/trained-puppies-for-sale?search=puppy", "/api/puppies/"];
	for (const path of [...paths, "/media/photos/small.jpg"]) {
		const url = server.origin + path;
		const load = run(script, ["--json", "-c", "16", "-a", String(EACH), url]);
		const { 200: shown = 0, ...others } = await answersTo(load);
		expect({ path, others }).toEqual({ path, others: {} });
		// A few requests may be lost on connections that broke.
		expect(shown, path).toBeGreaterThan(0.99 * EACH);
	}
	const { now, most } = memoryOf(server.pid);
	await server.stop();
	report("100,000 requests", { "memory afterward": `${now} MB`, "at most": `${most} MB` });
	expect(most).toBeLessThan(MEMORY);
});
