/**
 * Attacks a server from a separate process: `node attacker.ts KIND ADDRESS ORIGIN`. When done, prints as JSON
 * how often each status or error occurred.
 */
import { request } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { startSlowPosts } from "../support/slow-bodies.ts";
import { openSocket, requestHead } from "../support/sockets.ts";

const [, , kind = "", address = "", origin = ""] = process.argv;
const { host } = new URL(origin);
const answers: Record<string, number> = {};

function count(answer: string | number) {
	answers[answer] = (answers[answer] ?? 0) + 1;
}

const several = <T>(number: number, make: (n: number) => T) =>
	Array.from({ length: number }, (_, n) => make(n));

/** Two waves of a hundred connections. Each sends a hundred requests for a photo and reads no responses. */
async function pipeline() {
	for (const photo of ["small", "large"]) {
		const text = requestHead("GET", `/media/photos/${photo}.jpg`, { Host: host }).repeat(100);
		const sockets = await Promise.all(several(100, () => openSocket(address)));
		for (const socket of sockets) {
			socket.pause();
			socket.write(text);
		}
		await pause(8_000);
		count(`${sockets.filter((socket) => socket.destroyed).length} of 100 cut`);
		for (const socket of sockets) socket.destroy();
	}
}

/** Five hundred posts that send one byte every five seconds, for twenty seconds. */
async function slowPosts() {
	const path = "/contact-us";
	const headers = { Host: host, Origin: origin };
	const sockets: Socket[] = await startSlowPosts(address, { count: 500, path, headers });
	process.stdout.write("ready\n");
	for (let n = 0; n < 4; n++) {
		await pause(5_000);
		for (const socket of sockets) if (socket.writable) socket.write("a");
	}
	count(`${sockets.filter((socket) => socket.destroyed).length} of 500 cut`);
	for (const socket of sockets) socket.destroy();
}

const bodies: Record<string, () => string> = {
	depth: () => `{"username":${"[".repeat(480_000)}${"]".repeat(480_000)}}`,
	keys: () => `{${several(80_000, (n) => `"k${n}":1`).join(",")}}`,
	flat: () => `{"username":"${"a".repeat(1_000_000)}"}`,
};

/** Sixty-four request bodies of one megabyte at once. */
async function costlyBodies(body: Buffer) {
	const { hostname, port } = new URL(address);
	const headers = { Host: host, "Content-Type": "application/json", "Content-Length": body.length };
	const send = () =>
		new Promise<void>((done) => {
			const path = "/auth/login/";
			const sent = request({ hostname, port, method: "POST", path, headers }, (response) => {
				count(response.statusCode ?? 0);
				response.resume().on("close", done);
			});
			sent.on("error", (error) => {
				count("code" in error ? String(error.code) : error.message);
				done();
			});
			sent.end(body);
		});
	await Promise.all(several(64, send));
}

if (kind === "pipeline") await pipeline();
else if (kind === "slow posts") await slowPosts();
else await costlyBodies(Buffer.from(bodies[kind]?.() ?? ""));
process.stdout.write(`${JSON.stringify(answers)}\n`);
process.exit(0);
