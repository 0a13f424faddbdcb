import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { connect, type Socket } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { type ConnectionLimits, limitConnections } from "./connections.server.ts";

const MEGABYTE = 1024 * 1024;
const limits: ConnectionLimits = {
	total: 10,
	ofOneNetwork: 10,
	sendTimeout: 60_000,
	busySendTimeout: 60_000,
	unsentBytes: 1_000 * MEGABYTE,
	checkEvery: 10,
};
const closers: (() => void)[] = [];
afterEach(() => {
	for (const close of closers.splice(0)) close();
});

/** Starts a server with these limits, and returns a function that connects to it. */
async function serve(given: Partial<ConnectionLimits>, listener: RequestListener) {
	const server = createServer(listener);
	limitConnections(server, { ...limits, ...given });
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	const address = server.address();
	const port = typeof address === "object" ? (address?.port ?? 0) : 0;
	closers.push(() => {
		server.closeAllConnections();
		server.close();
	});
	return (localAddress = "127.0.0.1"): Socket => {
		const socket = connect({ port, host: "127.0.0.1", localAddress });
		socket.on("error", () => {});
		return socket;
	};
}

const ask = "GET / HTTP/1.1\r\nHost: a\r\n\r\n";
const closed = (socket: Socket) =>
	new Promise<boolean>((done) => socket.on("close", () => done(true)));
/** Whether the server responds on a connection. */
const isAnswered = (socket: Socket) => {
	socket.write(ask);
	const answered = new Promise<boolean>((done) => socket.once("data", () => done(true)));
	return Promise.race([answered, closed(socket).then(() => false)]);
};

describe("a client that doesn't read", () => {
	const large = Buffer.alloc(16 * MEGABYTE);

	test("is disconnected after a timeout", async () => {
		const ended: boolean[] = [];
		const open = await serve({ sendTimeout: 50 }, (_, response) => {
			response.once("close", () => ended.push(response.writableFinished));
			response.end(large);
		});
		const socket = open();
		socket.pause();
		socket.write(ask);
		await expect.poll(() => ended).toEqual([false]);
	});

	test("is disconnected sooner while too much data waits in total", async () => {
		const given = { unsentBytes: 20 * MEGABYTE, busySendTimeout: 50 };
		const ended: boolean[] = [];
		const open = await serve(given, (_, response) => {
			response.once("close", () => ended.push(response.writableFinished));
			response.end(large);
		});
		for (const socket of Array.from({ length: 4 }, () => open())) {
			socket.pause();
			socket.write(ask);
		}
		// The data of the last one alone is below the limit.
		await expect.poll(() => ended).toEqual([false, false, false]);
	});
});

describe("connections", () => {
	const listener: RequestListener = (_, response) => void response.end("answer");

	test("are limited for one network, and others still get theirs", async () => {
		const open = await serve({ ofOneNetwork: 2 }, listener);
		const [first, second] = [open(), open()];
		expect(await isAnswered(first)).toBe(true);
		expect(await isAnswered(second)).toBe(true);
		expect(await isAnswered(open())).toBe(false);
		expect(await isAnswered(open("127.0.0.2"))).toBe(true);
		first.destroy();
		await expect.poll(() => isAnswered(open())).toBe(true);
	});

	test("are limited in total, and idle ones make room", async () => {
		const open = await serve({ total: 2 }, listener);
		for (const socket of [open(), open()]) expect(await isAnswered(socket)).toBe(true);
		await expect.poll(() => isAnswered(open())).toBe(true);
	});
});
