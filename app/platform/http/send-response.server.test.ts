import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { afterEach, describe, expect, test } from "vitest";
import { listenerOf, type Middleware } from "./middleware.server.ts";
import { compression } from "./send-response.server.ts";

let server: Server | undefined;
afterEach(() => server?.close());

/** Starts a server that is set up like the site's own and responds with `respond`; resolves with its URL. */
async function serve(respond: Middleware): Promise<string> {
	server = createServer({ optimizeEmptyRequests: true }, listenerOf([compression, respond]));
	await once(server.listen(0), "listening");
	const address = server.address();
	return `http://localhost:${typeof address === "object" ? address?.port : ""}/`;
}

describe("a response", () => {
	test("says that something went wrong if rendering fails", async () => {
		const address = await serve(async () => {
			throw new Error("broken");
		});
		const response = await fetch(address);
		expect(response.status).toBe(500);
		expect(await response.text()).toContain("Something went wrong on our side");
	});

	test("is compressed if that makes it shorter", async () => {
		const text = "x".repeat(2_000);
		const address = await serve(
			({ target }) =>
				new Response(target === "/short" ? "x" : text, {
					headers: { "Content-Type": "text/html" },
				}),
		);
		const long = await fetch(address, { headers: { "Accept-Encoding": "gzip" } });
		expect(long.headers.get("Content-Encoding")).toBe("gzip");
		expect(Number(long.headers.get("Content-Length"))).toBeLessThan(200);
		expect(await long.text()).toBe(text);
		const short = await fetch(`${address}short`, { headers: { "Accept-Encoding": "gzip" } });
		expect(short.headers.has("Content-Encoding")).toBe(false);
		expect(short.headers.get("Vary")).toBe("Accept-Encoding");
	});
});
