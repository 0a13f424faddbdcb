/** Tests requests at the limits of the HTTP rules, written byte by byte. */
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type BuiltServer, startServer } from "../support/server.ts";
import { openSocket, readToEnd, requestHead } from "../support/sockets.ts";

let server: BuiltServer;
let host: string;
beforeAll(async () => {
	server = await startServer();
	host = new URL(server.origin).host;
});
afterAll(() => server.stop());

async function ask(
	method: string,
	target: string,
	headers: readonly (readonly [string, string])[],
	body: string | Buffer = "",
) {
	const socket = await openSocket(server.origin);
	const answer = readToEnd(socket);
	socket.write(requestHead(method, target, [...headers, ["Connection", "close"]]));
	socket.write(body);
	const text = await answer;
	return { status: Number(text.slice(9, 12)), text };
}

test("a request with two Host lines is refused, even if they are the same", async () => {
	for (const second of ["elsewhere.example", host]) {
		for (const target of ["/reviews", "/healthz", "/media/photos/a.jpg"]) {
			const { status } = await ask("GET", target, [
				["Host", host],
				["host", second],
			]);
			expect(status, target).toBe(400);
		}
	}
});

describe("an absolute target", () => {
	test("with this host gets the same response as its path", async () => {
		for (const target of ["/reviews", "/healthz", "", "/trained-puppies-for-sale?filter=sold"]) {
			const { status } = await ask("GET", `http://${host}${target}`, [["Host", host]]);
			expect(status, target).toBe(200);
		}
		expect((await ask("GET", `http://${host}/no/such`, [["Host", host]])).status).toBe(404);
	});

	test.each(["http://elsewhere.example/", "ftp://localhost/", "http://a:b@HOST/", "http://[/"])(
		"such as %s is refused",
		async (target) => {
			const { status } = await ask("GET", target.replace("HOST", host), [["Host", host]]);
			expect(status).toBe(400);
		},
	);
});

describe("a compressed body", () => {
	const send = (path: string, coding: string, body: Buffer) =>
		ask(
			"POST",
			path,
			[
				["Host", host],
				["Origin", server.origin],
				["Content-Type", "application/x-www-form-urlencoded"],
				["Content-Encoding", coding],
				["Content-Length", String(body.length)],
			],
			body,
		);

	test.each(["/contact-us", "/contact-us.data", "/auth/login/", "/admin/login"])(
		"sent to %s is refused with 415, which says what is accepted",
		async (path) => {
			for (const coding of ["gzip", "br", "deflate, gzip"]) {
				const { status, text } = await send(path, coding, gzipSync("name=a"));
				expect(status).toBe(415);
				expect(text).toMatch(/^accept-encoding: identity\r$/im);
			}
			expect((await send(path, "identity", Buffer.from("name=a"))).status).not.toBe(415);
		},
	);
});

test("a data response containing a visitor's own form may not be cached", async () => {
	const noStore = /^cache-control: no-store\r$/im;
	const own = [["Host", host]] as const;
	expect((await ask("GET", "/contact-us.data", own)).text).toMatch(noStore);
	const sent = await ask(
		"POST",
		"/contact-us.data",
		[
			...own,
			["Origin", server.origin],
			["Content-Type", "application/x-www-form-urlencoded"],
			["Content-Length", "6"],
		],
		"name=a",
	);
	expect(sent.status).toBe(400);
	expect(sent.text).toMatch(noStore);
	expect((await ask("GET", "/reviews.data", own)).text).not.toMatch(noStore);
});
