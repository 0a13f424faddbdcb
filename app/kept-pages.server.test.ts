import { beforeEach, describe, expect, test } from "vitest";
import { freshDatabase } from "../tests/support/database.ts";
import { contentStamp, keptAddress } from "./kept-pages.server.ts";
import { raiseContentVersion } from "./platform/content-version.server.ts";
import { transaction } from "./platform/database.server.ts";

const kept = (address: string) => keptAddress(new URL(address, "http://localhost"));

describe("the address under which a page is kept", () => {
	test("leaves out parameters that change nothing", () => {
		expect(kept("/?utm_source=x")).toBe("/");
		expect(kept("/trained-puppies-for-sale/juniper?a=1&b=2")).toBe(
			"/trained-puppies-for-sale/juniper",
		);
		expect(kept("/trained-puppies-for-sale?show=8&filter=all&x=1")).toBe(
			"/trained-puppies-for-sale",
		);
		expect(kept("/trained-puppies-for-sale?x=1&show=16&filter=sold")).toBe(
			"/trained-puppies-for-sale?filter=sold&show=16",
		);
		expect(kept("/trained-puppies-for-sale?show=99999999")).toBe("/trained-puppies-for-sale");
	});

	test("is none for searches, of which there is no end", () => {
		expect(kept("/trained-puppies-for-sale?search=poodle")).toBeUndefined();
	});

	test("is none where another spelling of the list would lose its query", () => {
		expect(kept("/Trained-Puppies-For-Sale?filter=sold")).toBeUndefined();
		expect(kept("/trained-puppies-for-sale/?filter=sold")).toBeUndefined();
		expect(kept("/trained-puppies-for-sale.data?filter=sold")).toBeUndefined();
	});

	test("is none for pages that are one visitor's, however they are written", () => {
		for (const path of [
			"/contact-us",
			"/Contact-Us/",
			"/%63ontact-us",
			"/contact-us.data",
			"/admin",
			"/api/puppies",
		]) {
			expect(kept(path), path).toBeUndefined();
		}
	});

	test("is none for other spellings of a page, of which there is no end", () => {
		for (const path of [
			"/Reviews",
			"/reviews/",
			"/%72eviews",
			"/trained-puppies-for-sale/Juniper",
		]) {
			expect(kept(path), path).toBeUndefined();
		}
	});
});

describe("what pages are kept for", () => {
	beforeEach(freshDatabase);

	test("is over at once when this process changes public content", async () => {
		const before = await contentStamp();
		expect(await contentStamp()).toBe(before);
		await transaction((client) => raiseContentVersion(client));
		expect(await contentStamp()).not.toBe(before);
	});
});
