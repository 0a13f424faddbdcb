/** Tests very many visitors who search at once, on pages that are never cached. */
import type { Socket } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addPuppy } from "../support/puppy.ts";
import { type BuiltServer, startServer } from "../support/server.ts";
import { closed, openSocket, requestHead } from "../support/sockets.ts";

let server: BuiltServer;
beforeAll(async () => {
	server = await startServer();
	for (let n = 0; n < 30; n++) await addPuppy({ name: `Puppy ${n}`, profilePath: `puppy-${n}` });
});
afterAll(() => server.stop());

/** Searches on a connection, again after each response, until the connection is destroyed. */
function searchOn(socket: Socket, answers: Map<string, number>) {
	const { host } = new URL(server.origin);
	const search = requestHead("GET", "/trained-puppies-for-sale?search=puppy", { Host: host });
	let unread = "";
	socket.setEncoding("latin1").on("data", (piece: string) => {
		unread += piece;
		// Only one request is pending, so there is only one response head.
		const [head = "", body] = unread.split("\r\n\r\n", 2);
		if (body === undefined) return;
		const length = Number(/^content-length: (\d+)/im.exec(head)?.[1]);
		if (body.length < length) return;
		unread = "";
		const isToWait = /^retry-after: 5\r?$/im.test(head);
		const answer = `${head.slice(9, 12)}${isToWait ? ", come back" : ""}`;
		answers.set(answer, (answers.get(answer) ?? 0) + 1);
		socket.write(search);
	});
	socket.write(search);
}

test("too many searches get 503, and health checks are answered meanwhile", async () => {
	const answers = new Map<string, number>();
	const sockets = await Promise.all(Array.from({ length: 200 }, () => openSocket(server.origin)));
	for (const socket of sockets) searchOn(socket, answers);
	for (let n = 0; n < 3; n++) {
		for (const path of ["/healthz", "/readyz"]) {
			const headers = { Connection: "close" };
			expect((await fetch(`${server.origin}${path}`, { headers })).status).toBe(200);
		}
	}
	await expect.poll(() => [...answers.keys()].toSorted()).toEqual(["200", "503, come back"]);
	for (const socket of sockets) {
		socket.destroy();
		await closed(socket);
	}
	const search = `${server.origin}/trained-puppies-for-sale?search=puppy`;
	await expect.poll(async () => (await fetch(search)).status).toBe(200);
});
