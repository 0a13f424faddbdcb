import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { afterEach, describe, expect, test, vi } from "vitest";
import { RequestContext } from "./request-context.server.ts";

afterEach(() => {
	vi.unstubAllEnvs();
	vi.resetModules();
});

/** Imports the module with the given settings. */
async function withSettings(settings: Record<string, string>) {
	for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
	vi.resetModules();
	return import("./address.server.ts");
}

function message(method: string, headers: Record<string, string>) {
	const incoming = new IncomingMessage(new Socket());
	incoming.method = method;
	incoming.headers = headers;
	return incoming;
}

describe("the origin a visitor sees", () => {
	test("is that of the request if none is configured", async () => {
		const { visitedOrigin } = await withSettings({});
		expect(visitedOrigin(message("GET", { host: "localhost:3000" }))).toBe("http://localhost:3000");
		expect(visitedOrigin(message("GET", { host: "[::1]:80" }))).toBe("http://[::1]");
	});

	test("is the configured one, whatever the request says", async () => {
		const { visitedOrigin } = await withSettings({ ORIGIN: "https://hounds.example" });
		expect(visitedOrigin(message("GET", { host: "10.0.0.1:3000" }))).toBe("https://hounds.example");
	});

	test("is not known for a missing or malformed host", async () => {
		const { visitedOrigin } = await withSettings({ ORIGIN: "https://hounds.example" });
		for (const host of ["", "evil.example/x?", "a b", "x:999999"]) {
			expect(visitedOrigin(message("GET", { host }))).toBeUndefined();
		}
	});

	test("comes from a proxy only if one is trusted", async () => {
		const headers = {
			host: "inside:3000",
			"x-forwarded-host": "forged.example, hounds.example",
			"x-forwarded-proto": "http, https",
		};
		const untrusting = await withSettings({});
		expect(untrusting.visitedOrigin(message("GET", headers))).toBe("http://inside:3000");
		const trusting = await withSettings({ TRUST_PROXY: "1" });
		expect(trusting.visitedOrigin(message("GET", headers))).toBe("https://hounds.example");
	});
});

describe("a change", () => {
	const own = "https://hounds.example";

	test("is foreign if its Origin differs, even only in scheme or port", async () => {
		const { isForeignChange } = await withSettings({});
		for (const origin of ["https://evil.example", "http://hounds.example", `${own}:8443`, "null"]) {
			expect(isForeignChange(message("POST", { origin }), own)).toBe(true);
		}
		expect(isForeignChange(message("POST", { origin: own }), own)).toBe(false);
	});

	test("without an Origin is foreign if the browser says that another site sent it", async () => {
		const { isForeignChange } = await withSettings({});
		const from = (site: string) => message("POST", { "sec-fetch-site": site });
		expect(isForeignChange(from("cross-site"), own)).toBe(true);
		expect(isForeignChange(from("same-site"), own)).toBe(true);
		expect(isForeignChange(from("same-origin"), own)).toBe(false);
		expect(isForeignChange(message("POST", {}), own)).toBe(false);
	});

	test("without a readable Origin is the site's own if the browser says that the site sent it", async () => {
		const { isForeignChange } = await withSettings({});
		const from = (site: string) => message("POST", { origin: "null", "sec-fetch-site": site });
		expect(isForeignChange(from("same-origin"), own)).toBe(false);
		for (const site of ["cross-site", "same-site", "none", "same-origin, same-origin"]) {
			expect(isForeignChange(from(site), own)).toBe(true);
		}
	});

	test("is never foreign if the request only reads", async () => {
		const { isForeignChange } = await withSettings({});
		const link = message("GET", { origin: "https://evil.example", "sec-fetch-site": "cross-site" });
		expect(isForeignChange(link, own)).toBe(false);
	});
});

describe("a visitor's address", () => {
	test.each([
		["192.0.2.7", "192.0.2.7"],
		["192.0.2.7:50123", "192.0.2.7"],
		["[2001:db8::7]:50123", "2001:db8::7"],
		["[2001:db8::7]", "2001:db8::7"],
		["2001:db8::7", "2001:db8::7"],
		["198.51.100.1:1, 192.0.2.7:50123", "192.0.2.7"],
	])("in X-Forwarded-For as %s is %s", async (header, address) => {
		const { clientAddress } = await withSettings({ TRUST_PROXY: "1" });
		expect(clientAddress(message("GET", { "x-forwarded-for": header }))).toBe(address);
	});
});

describe("a path full of signs", () => {
	/** Signs that belong to the text around a link, up to the longest path that is read. */
	const signs = [".", ">", ")", "%20", "%3E", "&gt;", "&nbsp", "\u3002"].map((sign) =>
		sign.repeat(8_000 / sign.length),
	);

	test.each([
		...signs.map((all) => `/contact-us${all}`),
		...signs.map((all) => `/contact-us${all}x`),
		`/contact-us${"./".repeat(4_000)}`,
		`/contact-us${".x".repeat(4_000)}`,
	])("costs about as much as any other: %.16s…", async (path) => {
		const { withoutStrayEnding } = await withSettings({});
		const incoming = message("GET", {});
		const costs: number[] = [];
		for (let count = 0; count < 5; count += 1) {
			const context = new RequestContext(incoming, new ServerResponse(incoming));
			context.url = new URL(path, "https://hounds.example");
			const began = performance.now();
			await withoutStrayEnding(context, () => new Response());
			costs.push(performance.now() - began);
		}
		// Milliseconds; what begins anew at each sign takes hundreds.
		expect(Math.min(...costs)).toBeLessThan(20);
	});
});
