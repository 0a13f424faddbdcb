/**
 * Tests pipelined requests, which no browser sends: they end their connection and leave nothing open.
 */
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { env } from "~/platform/env.ts";
import { type BuiltServer, startServer } from "../support/server.ts";
import { openSocket, readToEnd, requestHead } from "../support/sockets.ts";

const KILOBYTE = 1024;
/** A photo that is cached in memory, and one that is too large for that. */
const photos = { small: 200 * KILOBYTE, large: 3_000 * KILOBYTE };
let server: BuiltServer;
let host: string;

beforeAll(async () => {
	server = await startServer();
	host = new URL(server.origin).host;
	const folder = join(env.DATA_DIR, "media", "photos");
	mkdirSync(folder, { recursive: true });
	for (const [name, size] of Object.entries(photos)) {
		writeFileSync(join(folder, `${name}.jpg`), Buffer.alloc(size, name));
	}
});
afterAll(() => server.stop());

const get = (target: string, headers: Record<string, string> = {}) =>
	requestHead("GET", target, { Host: host, ...headers });
const openFiles = () => readdirSync(`/proc/${server.pid}/fd`).length;

// Only Linux lists the open files of a process.
test.runIf(process.platform === "linux").each(["small", "large"])(
	"a hundred unread requests for the %s photo don't each open a file",
	async (name) => {
		const before = openFiles();
		const sockets = await Promise.all(Array.from({ length: 5 }, () => openSocket(server.origin)));
		for (const socket of sockets) {
			socket.pause();
			socket.write(get(`/media/photos/${name}.jpg`).repeat(100));
		}
		// Once the server has answered a later request, it has received the earlier ones.
		for (let n = 0; n < 5; n++) await (await fetch(`${server.origin}/healthz`)).text();
		// One connection and one file each, plus what the process opens for itself.
		expect(openFiles()).toBeLessThan(before + 2 * sockets.length + 10);
		for (const socket of sockets) socket.destroy();
		await expect.poll(openFiles).toBeLessThanOrEqual(before + 2);
	},
);

test("requests that overlap end their connection", async () => {
	const socket = await openSocket(server.origin);
	const answers = readToEnd(socket);
	socket.write(get("/contact-us").repeat(1_000));
	expect((await answers).match(/HTTP\/1\.1/g)?.length ?? 0).toBeLessThan(2);
});

test("requests one after another are all answered on one connection", async () => {
	const socket = await openSocket(server.origin);
	for (const path of ["/media/photos/large.jpg", "/nothing", "/media/photos/small.jpg"]) {
		const answered = new Promise<string>((done) => socket.once("data", (data) => done(`${data}`)));
		socket.write(requestHead("HEAD", path, { Host: host }));
		expect(await answered).toContain(path === "/nothing" ? "404" : "200");
	}
	socket.destroy();
});
