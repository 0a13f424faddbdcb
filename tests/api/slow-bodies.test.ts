/** Tests that request bodies that arrive slowly don't delay anybody else. */
import type { Socket } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { startFront } from "../support/front.ts";
import { sendMessage } from "../support/messages.ts";
import { startServer } from "../support/server.ts";
import { startSlowPosts } from "../support/slow-bodies.ts";

const closers: (() => unknown)[] = [];
async function closeAll() {
	for (const close of closers.splice(0).reverse()) await close();
}

/** Starts a server that handles two requests at once, with a front before it if requested. */
async function start(how: "directly" | "behind a proxy") {
	const trusted = how === "directly" ? "0" : "1";
	const server = await startServer({ RENDERS_AT_ONCE: "2", TRUST_PROXY: trusted });
	closers.push(() => server.stop());
	if (how === "directly") return { origin: server.origin, address: server.origin };
	const front = await startFront(server.origin);
	closers.push(() => front.stop());
	return { origin: server.origin, address: front.address };
}

const endAll = (sockets: Socket[]) => {
	for (const socket of sockets) socket.destroy();
};

describe.each(["directly", "behind a proxy"] as const)("%s", (how) => {
	let origin: string;
	let address: string;
	let slow: Socket[] = [];
	beforeAll(async () => {
		({ origin, address } = await start(how));
	});
	afterEach(() => endAll(slow));
	afterAll(closeAll);

	// Wrong passwords are counted by account and network.
	test.each([
		["/contact-us", "admin"],
		["/auth/login/", "service"],
		["/admin/login", "somebody"],
		["/reviews", "nobody"],
	])(
		"incomplete posts to %s don't delay a family's message, sign-in or API request",
		async (path, username) => {
			const Origin = origin;
			// Twice as many requests as the server handles and queues, all from the family's own network.
			const headers = { Origin, "X-Forwarded-For": "192.0.2.1" };
			slow = await startSlowPosts(address, { count: 40, path, headers });
			const message = await sendMessage(address, "Is Juniper there?", {
				origin,
				from: "192.0.2.1",
			});
			expect(message.status).toBe(303);
			const credentials = new URLSearchParams({ username, password: "wrong" });
			const signIn = await fetch(`${address}/admin/login`, {
				method: "POST",
				body: credentials,
				headers,
			});
			expect(signIn.status).toBe(400);
			const call = await fetch(`${address}/auth/login/`, {
				method: "POST",
				body: credentials,
				headers,
			});
			expect(call.status).toBe(400);
			expect(slow.filter((socket) => socket.destroyed)).toEqual([]);
		},
	);
});
