import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { raiseContentVersion } from "~/platform/database/content-version.server.ts";
import { database, transaction } from "~/platform/database/database.server.ts";
import { freshDatabase } from "../tests/support/database.ts";
import { bypassesCache, cacheVersion, knownCacheVersion } from "./cache-policy.server.ts";

function message(headers: Record<string, string>): IncomingMessage {
	const incoming = new IncomingMessage(new Socket());
	incoming.headers = headers;
	return incoming;
}

describe("the cache is bypassed", () => {
	test("for a visitor who is shown a toast", () => {
		expect(bypassesCache(message({ cookie: "a=1; flash=x" }), false)).toBe(true);
		expect(bypassesCache(message({ cookie: "theme=dark" }), false)).toBe(false);
	});

	test("for anybody who is signed in, whose pages may show drafts", () => {
		expect(bypassesCache(message({ cookie: "preview=home; session=x" }), false)).toBe(true);
		expect(bypassesCache(message({ cookie: "preview=home" }), false)).toBe(false);
	});

	test("for an API client that sends a token or doesn't accept JSON", () => {
		expect(bypassesCache(message({ authorization: "Token x" }), true)).toBe(true);
		expect(bypassesCache(message({ accept: "text/html" }), true)).toBe(true);
		expect(bypassesCache(message({ accept: "text/html, */*;q=0.1" }), true)).toBe(false);
		expect(bypassesCache(message({ accept: "text/html" }), false)).toBe(false);
	});
});

describe("the cache version", () => {
	beforeEach(freshDatabase);

	test("changes at once when this process changes public content", async () => {
		const before = await cacheVersion();
		expect(await cacheVersion()).toBe(before);
		expect(knownCacheVersion()).toBe(before);
		await transaction((client) => raiseContentVersion(client));
		expect(knownCacheVersion()).toBeUndefined();
		expect(await cacheVersion()).not.toBe(before);
	});

	test("changes within a second when another process changes public content", async () => {
		await transaction((client) => raiseContentVersion(client));
		const before = await cacheVersion();
		await database.contentVersion.update({ where: { id: 1 }, data: { version: { increment: 1 } } });
		const now = performance.now();
		vi.spyOn(performance, "now").mockImplementation(() => now + 1_000);
		expect(knownCacheVersion()).toBeUndefined();
		expect(await cacheVersion()).not.toBe(before);
	});
});
