/** Tests files and methods over HTTP: how files are sent, and what is never sent. */
import { request as rawRequest } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { type APIRequestContext, expect, test } from "@playwright/test";

const FOR_EVER = "public, max-age=31536000, immutable";

/** Returns the address of the page's only script. */
async function scriptOf(request: APIRequestContext): Promise<string> {
	const [address = ""] =
		/\/assets\/entry\.client-[\w-]+\.js/.exec(await (await request.get("/")).text()) ?? [];
	return address;
}

/** Sends a request, and returns the body as it was transferred. */
function raw(url: string, headers: Record<string, string>, method = "GET") {
	return new Promise<{ status?: number; headers: Record<string, unknown>; body: Buffer }>(
		(done, fail) => {
			rawRequest(url, { method, headers }, async (response) => {
				const chunks = [];
				for await (const chunk of response) chunks.push(chunk);
				done({
					status: response.statusCode,
					headers: response.headers,
					body: Buffer.concat(chunks),
				});
			})
				.on("error", fail)
				.end();
		},
	);
}

test("built files are precompressed in an encoding that the browser accepts, and cached forever", async ({
	request,
	baseURL,
}) => {
	const url = `${baseURL}${await scriptOf(request)}`;
	const plain = await raw(url, {});
	const br = await raw(url, { "Accept-Encoding": "gzip, br" });
	const gzip = await raw(url, { "Accept-Encoding": "gzip, br;q=0" });
	expect(plain.headers["content-encoding"]).toBeUndefined();
	expect(br.headers["content-encoding"]).toBe("br");
	expect(brotliDecompressSync(br.body)).toEqual(plain.body);
	expect(gzip.headers["content-encoding"]).toBe("gzip");
	expect(gunzipSync(gzip.body)).toEqual(plain.body);
	for (const { headers } of [plain, br, gzip]) {
		expect(headers).toMatchObject({ "cache-control": FOR_EVER, vary: "Accept-Encoding" });
		expect(headers["content-type"]).toContain("text/javascript");
	}
	expect(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
});

test("a file that the browser has cached isn't sent again", async ({ request, baseURL }) => {
	for (const path of [await scriptOf(request), "/icon-512.png", "/media/photos/juniper-1.jpg"]) {
		const { headers } = await raw(`${baseURL}${path}`, {});
		const again = await raw(`${baseURL}${path}`, { "If-None-Match": String(headers.etag) });
		expect(again.status, path).toBe(304);
		expect(again.body).toHaveLength(0);
		const head = await raw(`${baseURL}${path}`, {}, "HEAD");
		expect(head.headers["content-length"]).toBe(headers["content-length"]);
	}
});

test("a compressed file can be requested in parts", async ({ request, baseURL }) => {
	const url = `${baseURL}${await scriptOf(request)}`;
	const whole = await raw(url, { "Accept-Encoding": "br" });
	const part = await raw(url, { "Accept-Encoding": "br", Range: "bytes=10-19" });
	expect(part.status).toBe(206);
	expect(part.body).toEqual(whole.body.subarray(10, 20));
});

test("a missing file gets a short 404 that isn't cached", async ({ request }) => {
	for (const path of ["/assets/entry.client-gone.js", "/media/photos/gone.webp"]) {
		const answer = await request.get(path);
		expect(answer.status(), path).toBe(404);
		expect(answer.headers()["cache-control"]).toBe("no-store");
		expect((await answer.body()).length).toBeLessThan(100);
	}
});

test("folders and anything outside the public files are refused", async ({ request, baseURL }) => {
	const script = await scriptOf(request);
	for (const path of [
		"/assets",
		"/assets/",
		"/media/",
		"/media/photos",
		"/media/..%2fsite.db",
		"/media/%2e%2e/site.db",
		"/media/photos/..%5c..%5csite.db",
		"/media//etc/passwd",
		"/assets/..%2f..%2fserver%2findex.js",
		`${script}%00.png`,
	]) {
		expect((await raw(`${baseURL}${path}`, {})).status, path).toBeGreaterThanOrEqual(400);
	}
});

test("OPTIONS lists the methods that an address supports, and so does a 405", async ({
	request,
}) => {
	const options = async (path: string) =>
		(await request.fetch(path, { method: "OPTIONS" })).headers();
	expect((await options("/reviews")).allow).toBe("GET, HEAD, OPTIONS");
	expect((await options("/robots.txt")).allow).toBe("GET, HEAD, OPTIONS");
	expect((await options("/contact-us")).allow).toBe("GET, HEAD, POST, OPTIONS");
	expect((await options("/api/docs")).allow).toBe("GET, HEAD, OPTIONS");
	expect((await options("/api/openapi.json")).allow).toBe("GET, HEAD, OPTIONS");
	const refused = await request.post("/reviews", { form: { a: "1" } });
	expect(refused.status()).toBe(405);
	expect(refused.headers().allow).toBe("GET, HEAD, OPTIONS");
	for (const file of ["/robots.txt", "/feed.xml", "/preview.jpg", "/healthz", "/trained-puppies"]) {
		const refused = await request.post(file, { form: { a: "1" } });
		expect(refused.status(), file).toBe(405);
		expect(refused.headers().allow, file).toBe("GET, HEAD, OPTIONS");
		expect(await refused.text(), file).toBe("This method isn't supported here.\n");
	}
});
