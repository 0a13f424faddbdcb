import { createServer, request as httpRequest, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, describe, expect, test } from "vitest";
import { listenerOf, type Middleware } from "./middleware.server.ts";
import { pageCache } from "./page-cache.server.ts";
import { compression } from "./send-response.server.ts";

const servers: Server[] = [];
afterEach(() => {
	for (const server of servers.splice(0)) server.close();
});

/** A real server with a cache in front of a page that shows how often it was rendered. */
async function site(render?: (path: string, count: number) => Response | Promise<Response>) {
	const state = {
		asked: 0,
		renders: 0,
		version: "1",
		isDown: false,
		paths: [] as string[],
		origins: [] as unknown[],
	};
	const { hit, lookup } = pageCache({
		keyOf: ({ url }) => (url.pathname.startsWith("/own") ? undefined : url.pathname),
		bypasses: ({ headers }) => headers.cookie?.includes("flash") ?? false,
		originOf: ({ headers }) => (headers.origin === "https://known.example" ? headers.origin : ""),
		version: async () => {
			if (state.isDown) throw new Error("there is no database");
			return state.version;
		},
		knownVersion: () => state.version,
		maxBytes: 20_000,
	});
	const rendered: Middleware = async ({ request }) => {
		const { pathname, search } = new URL(request.url);
		state.renders += 1;
		state.paths.push(pathname + search);
		state.origins.push(request.headers.get("Origin"));
		const html = `<p>${"x".repeat(500)} render ${state.renders}</p>`;
		return (
			render?.(pathname, state.renders) ??
			new Response(html, {
				headers: { "Content-Type": "text/html", "Cache-Control": "no-cache" },
			})
		);
	};
	const counted: Middleware = (context, next) => {
		state.asked += 1;
		context.origin = "http://localhost";
		context.url = new URL(context.target, context.origin);
		return next();
	};
	const withHeader: Middleware = ({ response }, next) => {
		response.setHeader("X-Frame-Options", "replaced");
		return next();
	};
	const server = createServer(
		listenerOf([counted, hit, withHeader, compression, lookup, rendered]),
	).listen(0);
	servers.push(server);
	await new Promise((done) => server.once("listening", done));
	const { port } = server.address() as AddressInfo;
	const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
		new Promise<{ status?: number; headers: Record<string, unknown>; body: Buffer }>(
			(done, fail) => {
				httpRequest({ port, path, method, headers, agent: false }, (response) => {
					const chunks: Buffer[] = [];
					response.on("data", (chunk) => chunks.push(chunk));
					response.on("end", () =>
						done({
							status: response.statusCode,
							headers: response.headers,
							body: Buffer.concat(chunks),
						}),
					);
				})
					.on("error", fail)
					.end();
			},
		);
	return { state, get };
}

describe("the page cache", () => {
	test("renders a page once and sends it again", async () => {
		const { state, get } = await site();
		const first = await get("/");
		const second = await get("/?junk=1");
		expect(second.body).toEqual(first.body);
		expect(state.renders).toBe(1);
	});

	test("renders again after a change of content", async () => {
		const { state, get } = await site();
		await get("/");
		state.version = "2";
		expect((await get("/")).body.toString()).toContain("render 2");
	});

	test("sends the encoding that the browser prefers, already compressed, each with its own ETag", async () => {
		const { get } = await site();
		const plain = await get("/");
		const br = await get("/", { "accept-encoding": "gzip, br" });
		const gz = await get("/", { "accept-encoding": "gzip, br;q=0" });
		expect(br.headers["content-encoding"]).toBe("br");
		expect(brotliDecompressSync(br.body)).toEqual(plain.body);
		expect(gz.headers["content-encoding"]).toBe("gzip");
		expect(gunzipSync(gz.body)).toEqual(plain.body);
		expect(new Set([plain, br, gz].map(({ headers }) => headers.etag)).size).toBe(3);
		expect(br.headers.vary).toBe("Accept-Encoding");
	});

	test("responds with 304 to a client that has the page already", async () => {
		const { get } = await site();
		const { headers } = await get("/");
		const again = await get("/", { "if-none-match": `"other", ${headers.etag}` });
		expect(again.status).toBe(304);
		expect(again.body).toHaveLength(0);
		expect((await get("/", { "if-none-match": '"other"' })).status).toBe(200);
	});

	test("responds to HEAD as to GET, without the body", async () => {
		const { get } = await site();
		const full = await get("/");
		const head = await get("/", {}, "HEAD");
		expect(head.headers["content-length"]).toBe(String(full.body.length));
		expect(head.body).toHaveLength(0);
	});

	test("renders a page only once for many concurrent requests", async () => {
		const { promise, resolve } = Promise.withResolvers<void>();
		const { state, get } = await site(async (_, count) => {
			await promise;
			return new Response(`render ${count}`, { headers: { "Content-Type": "text/html" } });
		});
		const answers = Promise.all(Array.from({ length: 20 }, () => get("/")));
		await expect.poll(() => state.asked).toBe(20);
		resolve();
		expect(new Set((await answers).map(({ body }) => body.toString()))).toEqual(
			new Set(["render 1"]),
		);
		expect(state.renders).toBe(1);
	});

	test("is bypassed by visitors with a flash cookie, by POST requests and by pages that are never cached", async () => {
		const { state, get } = await site();
		await get("/own");
		await get("/own");
		await get("/", { cookie: "flash=1" });
		await get("/", { cookie: "flash=1" });
		await get("/", {}, "POST");
		expect(state.renders).toBe(5);
		await get("/", { cookie: "another=1" });
		await get("/", { cookie: "another=1" });
		expect(state.renders).toBe(6);
	});

	test("caches no error, no redirect and no response with a cookie or no-store", async () => {
		const { state, get } = await site((path) => {
			if (path === "/error") return new Response("no", { status: 503 });
			if (path === "/redirect") return Response.redirect("http://localhost/", 302);
			const headers = new Headers(
				path === "/cookie" ? [["Set-Cookie", "a=1"]] : [["Cache-Control", "no-store"]],
			);
			return new Response("once", { headers });
		});
		for (const path of ["/error", "/redirect", "/cookie", "/once"]) {
			await get(path);
			await get(path);
		}
		expect(state.renders).toBe(8);
	});

	test("sends a page as it was last known while the version can't be read", async () => {
		const { state, get } = await site();
		const first = await get("/");
		state.isDown = true;
		state.version = "2";
		expect((await get("/")).body).toEqual(first.body);
		expect((await get("/elsewhere")).status).toBe(200);
		state.isDown = false;
		expect(String((await get("/")).body)).toContain("render 3");
	});

	test("never caches a page that lacks a part", async () => {
		const { state, get } = await site(
			() => new Response("a part is missing", { headers: { "Cache-Control": "no-store" } }),
		);
		expect((await get("/")).headers["cache-control"]).toBe("no-store");
		await get("/");
		expect(state.renders).toBe(2);
	});

	test("forgets a page that no longer exists", async () => {
		const { state, get } = await site((_, count) =>
			count === 1 ? new Response("good") : new Response("bad", { status: count === 2 ? 404 : 503 }),
		);
		await get("/");
		state.version = "2";
		expect((await get("/")).status).toBe(404);
		expect((await get("/")).status).toBe(503);
	});

	test("renders once for many requests that wait for a response that can't be cached", async () => {
		const { promise, resolve } = Promise.withResolvers<void>();
		const { state, get } = await site(async () => {
			await promise;
			return new Response("not here", { status: 404 });
		});
		const answers = Promise.all(Array.from({ length: 20 }, () => get("/")));
		await expect.poll(() => state.asked).toBe(20);
		resolve();
		expect((await answers).map(({ body }) => body.toString())).toEqual(
			Array.from({ length: 20 }, () => "not here"),
		);
		expect(state.renders).toBe(1);
	});

	test("sends the security headers once each, on a miss and on a hit", async () => {
		const { get } = await site(
			() => new Response("page", { headers: { "Content-Security-Policy": "its own" } }),
		);
		for (const { headers } of [await get("/"), await get("/"), await get("/?junk=1")]) {
			expect(headers["content-security-policy"]).toBe("its own");
			expect(headers["x-frame-options"]).toBe("DENY");
			expect(headers["x-content-type-options"]).toBe("nosniff");
		}
	});

	test("caches responses separately by the request's origin, and passes the origin on", async () => {
		const { state, get } = await site(
			() => new Response("page", { headers: { Vary: "Accept, Origin", Allow: "GET" } }),
		);
		const known = { origin: "https://known.example" };
		const answers = [await get("/", known), await get("/", known), await get("/", {})];
		await get("/", { origin: "https://other.example" });
		expect(state.origins).toEqual(["https://known.example", null]);
		for (const { headers } of answers) {
			expect(headers).toMatchObject({ vary: "Accept, Origin, Accept-Encoding", allow: "GET" });
		}
	});

	test("caches no empty list, because any number of queries has one", async () => {
		const { state, get } = await site(
			() => new Response("[]", { headers: { "Content-Length": "2" } }),
		);
		await get("/");
		expect((await get("/")).body.toString()).toBe("[]");
		expect(state.renders).toBe(2);
	});

	test("forgets the pages that were not requested for the longest time when its memory is full", async () => {
		const { state, get } = await site();
		for (let n = 0; n < 40; n++) await get(`/page-${n}`);
		await get("/page-39");
		expect(state.renders).toBe(40);
		await get("/page-0");
		expect(state.renders).toBe(41);
	});
});
