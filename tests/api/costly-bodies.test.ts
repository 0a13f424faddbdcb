/** Tests that bodies designed to be costly are refused before they cost much. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Answer, contract, type Sent } from "../support/contract.ts";
import { type BuiltServer, startServer } from "../support/server.ts";
import { openSocket, readToEnd, requestHead } from "../support/sockets.ts";

const MEGABYTE = 1024 * 1024;
const headers = { "Content-Type": "application/json" };
let server: BuiltServer;
let call: (address: string, sent?: Sent) => Promise<Answer>;
beforeAll(async () => {
	server = await startServer();
	({ call } = await contract(server.origin));
});
afterAll(() => server.stop());

const signIn = (text: string, from: string) =>
	call("/auth/login/", { method: "POST", text, headers, from });
const deep = (depth: number) => `{"username":${"[".repeat(depth)}${"]".repeat(depth)}}`;
const wide = (fields: number) =>
	`{${Array.from({ length: fields }, (_, n) => `"k${n}":1`).join(",")}}`;

test("signing in accepts four kilobytes, and refuses larger bodies without reading them", async () => {
	for (const text of [deep(480_000), wide(80_000), `{"username":"${"a".repeat(5_000)}"}`]) {
		const { status, body } = await signIn(text, "192.0.2.1");
		expect(status).toBe(413);
		expect(body).toEqual({ detail: "Request body is too large. Send at most 4096 bytes." });
	}
	// The declared length alone is enough to refuse a body. None of it has to arrive.
	const socket = await openSocket(server.origin);
	const answer = readToEnd(socket);
	const { host } = new URL(server.origin);
	const length = { "Content-Length": String(MEGABYTE), Connection: "close" };
	socket.write(requestHead("POST", "/auth/login/", { Host: host, ...headers, ...length }));
	expect(await answer).toMatch(/^HTTP\/1\.1 413 /);
});

test("four kilobytes of nested JSON are refused before they are parsed", async () => {
	const { status, body } = await signIn(deep(1_000), "192.0.2.2");
	expect(status).toBe(400);
	expect(body).toEqual({ detail: "JSON parse error - Nested more than 16 levels deep." });
});

test("too many requests from one network are refused before their bodies are read", async () => {
	const statuses: number[] = [];
	for (let n = 0; n < 125; n++) statuses.push((await signIn("{", "192.0.2.3")).status);
	expect(statuses.slice(0, 120)).toEqual(Array(120).fill(400));
	expect(statuses.slice(120)).toEqual(Array(5).fill(429));
	expect((await signIn("{", "192.0.2.4")).status).toBe(400);
});
