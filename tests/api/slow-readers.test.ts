/** Tests that clients that request files and never read them don't delay anybody else's page. */
import { mkdirSync, writeFileSync } from "node:fs";
import type { Socket } from "node:net";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { env } from "~/platform/env.ts";
import { type BuiltServer, startServer } from "../support/server.ts";
import { openSocket, requestHead } from "../support/sockets.ts";

const KILOBYTE = 1024;
/** Larger than the kernel's buffers for a client that doesn't read. */
const LARGE = 16_000 * KILOBYTE;
const LARGE_PHOTO = "/media/photos/large.jpg";
const SMALL_PHOTO = "/media/photos/small.jpg";
/** Number of slow clients on two networks: as many on each as the server streams to one network at a time. */
const READERS = 64;
let server: BuiltServer;
let sockets: Socket[] = [];

beforeAll(async () => {
	server = await startServer({ TRUST_PROXY: "1" });
	const folder = join(env.DATA_DIR, "media", "photos");
	mkdirSync(folder, { recursive: true });
	writeFileSync(join(folder, "large.jpg"), Buffer.alloc(LARGE, 1));
	writeFileSync(join(folder, "small.jpg"), Buffer.alloc(200 * KILOBYTE, 1));
});
afterAll(() => server.stop());
afterEach(() => {
	for (const socket of sockets) socket.destroy();
	sockets = [];
});

const from = (network: string) => ({ "X-Forwarded-For": network });

/** Requests a file, and reads only enough to see that it is being sent. */
async function askAndStop(network: string, headers: Record<string, string>) {
	const socket = await openSocket(server.origin);
	sockets.push(socket);
	const { host } = new URL(server.origin);
	socket.write(requestHead("GET", LARGE_PHOTO, { Host: host, ...from(network), ...headers }));
	await new Promise((begun) => socket.once("data", begun));
	socket.pause();
}

test.each([
	["whole", {}],
	["in part", { Range: "bytes=1-" }],
])(
	"a large file that two networks request %s and don't read delays nobody else",
	async (_, headers) => {
		const networks = ["192.0.2.1", "192.0.2.2"];
		await Promise.all(
			Array.from({ length: READERS }, (_, n) => askAndStop(networks[n % 2] ?? "", headers)),
		);
		const page = await fetch(server.origin, { headers: from("198.51.100.7") });
		const style = /href="(\/assets\/style-[^"]*)"/.exec(await page.text())?.[1] ?? "";
		// A family on another network, and one on the same network as the slow clients.
		for (const network of ["198.51.100.7", "192.0.2.1"]) {
			for (const path of [style, SMALL_PHOTO]) {
				const answer = await fetch(server.origin + path, { headers: from(network) });
				expect([path, answer.status]).toEqual([path, 200]);
				expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(1_000);
			}
		}
		// A missing file gets an immediate response, even on the slow clients' network.
		const missing = await fetch(`${server.origin}/media/photos/none.jpg`, {
			headers: from("192.0.2.1"),
		});
		expect(missing.status).toBe(404);
		const large = await fetch(server.origin + LARGE_PHOTO, { headers: from("198.51.100.7") });
		expect(large.status).toBe(200);
		expect((await large.arrayBuffer()).byteLength).toBe(LARGE);
	},
);
