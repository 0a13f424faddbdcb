import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { raiseContentVersion } from "~/platform/database/content-version.server.ts";
import { database, transaction } from "~/platform/database/database.server.ts";
import { freshDatabase } from "../tests/support/database.ts";
import { contentStamp, isPersonal, keptAddress, knownStamp } from "./cached-pages.server.ts";

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

	test("is that of a puppy's photo only as far as a puppy may have so many", () => {
		const page = "/trained-puppies-for-sale/juniper/photos";
		expect(kept(`${page}/3?x=1`)).toBe(`${page}/3`);
		for (const place of ["0", "03", "100", "x", ""]) {
			expect(kept(`${page}/${place}`), place).toBeUndefined();
		}
	});

	test("is none for searches, of which there is no end", () => {
		expect(kept("/trained-puppies-for-sale?search=poodle")).toBeUndefined();
	});

	test("is none where another spelling of the list would lose its query", () => {
		expect(kept("/Trained-Puppies-For-Sale?filter=sold")).toBeUndefined();
		expect(kept("/trained-puppies-for-sale/?filter=sold")).toBeUndefined();
	});

	test("is none for pages that are one visitor's, however they are written", () => {
		for (const path of [
			"/contact-us",
			"/Contact-Us/",
			"/%63ontact-us",
			"/contact-us.data",
			"/admin",
			"/admin.data",
			"/api/admin/contacts/",
			"/api/admin/dashboard/stats/",
			"/auth/login/",
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

describe("the address under which a page's data is kept", () => {
	test("is that of the page, with the same parameters", () => {
		expect(kept("/.data?utm_source=x")).toBe("/.data");
		expect(kept("/reviews.data")).toBe("/reviews.data");
		expect(kept("/trained-puppies-for-sale.data?x=1&show=16&filter=sold")).toBe(
			"/trained-puppies-for-sale.data?filter=sold&show=16",
		);
	});

	test("is that of the page's own route, which a client navigation asks for alone", () => {
		const list = "puppies/list.route";
		const routeAt = (path: string) => (path === "/trained-puppies-for-sale" ? list : "root");
		const asked = (query: string) =>
			keptAddress(new URL(`/trained-puppies-for-sale.data?${query}`, "http://localhost"), routeAt);
		const own = `_routes=${encodeURIComponent(list)}`;
		expect(asked(own)).toBe(`/trained-puppies-for-sale.data?${own}`);
		expect(asked(`x=1&show=16&${own}&filter=sold`)).toBe(
			`/trained-puppies-for-sale.data?filter=sold&show=16&${own}`,
		);
		for (const other of [
			"_routes=root",
			"_routes=junk",
			"_routes=",
			`_routes=${list},root`,
			`${own}&${own}`,
			`${own}&search=poodle`,
		]) {
			expect(asked(other), other).toBeUndefined();
		}
	});

	test("is none for a part of it, for what isn't a page and for what is one visitor's", () => {
		for (const path of [
			"/reviews.data?_routes=root",
			"/_root.data",
			"/reviews/.data",
			"/robots.txt.data",
			"/contact-us.data",
			"/trained-puppies-for-sale.data?search=x",
		]) {
			expect(kept(path), path).toBeUndefined();
		}
	});
});

describe("the address under which a call's answer is kept", () => {
	test("is the same with and without the slash at its end", () => {
		expect(kept("/api/puppies")).toBe("/api/puppies/");
		expect(kept("/api/puppies/juniper")).toBe("/api/puppies/juniper/");
		expect(kept("/api/puppies/stock-photos/3")).toBe("/api/puppies/stock-photos/3/");
	});

	test("keeps what changes the answer, in one order", () => {
		expect(kept("/api/puppies/?page=2")).toBe("/api/puppies/?page=2");
		expect(kept("/api/videos?featured=true&category=home")).toBe(
			"/api/videos/?category=home&featured=true",
		);
		expect(kept("/api/puppies/stock-photos/?category=hero")).toBe(
			"/api/puppies/stock-photos/?category=hero",
		);
	});

	test("is none for parameters of which there is no end", () => {
		for (const query of [
			"?x=1",
			"?page=2&x=1",
			"?page=02",
			"?page=1&page=2",
			"?page=",
			"?page=+2",
		]) {
			expect(kept(`/api/puppies/${query}`), query).toBeUndefined();
		}
		expect(kept("/api/videos/?category=+home")).toBeUndefined();
		expect(kept("/api/videos/?category=a&category=b")).toBeUndefined();
	});

	test("is found again under itself", () => {
		for (const path of ["/api/videos/?featured=true&category=a+b%26", "/api/puppies?page=3"]) {
			const key = kept(path) ?? "";
			expect(kept(key)).toBe(key);
		}
	});
});

function message(url: string, headers: Record<string, string>): IncomingMessage {
	const incoming = new IncomingMessage(new Socket());
	incoming.url = url;
	incoming.headers = headers;
	return incoming;
}

describe("an answer for one visitor alone", () => {
	test("is that to who brings a toast along", () => {
		expect(isPersonal(message("/", { cookie: "a=1; flash=x" }))).toBe(true);
		expect(isPersonal(message("/", { cookie: "theme=dark" }))).toBe(false);
	});

	test("is that of a call with a token, or in another form than JSON", () => {
		expect(isPersonal(message("/api/puppies/", { authorization: "Token x" }))).toBe(true);
		expect(isPersonal(message("/api/puppies/", { accept: "text/html" }))).toBe(true);
		expect(isPersonal(message("/api/puppies/", { accept: "text/html, */*;q=0.1" }))).toBe(false);
		expect(isPersonal(message("/", { accept: "text/html" }))).toBe(false);
	});
});

describe("what pages are kept for", () => {
	beforeEach(freshDatabase);

	test("is over at once when this process changes public content", async () => {
		const before = await contentStamp();
		expect(await contentStamp()).toBe(before);
		expect(knownStamp()).toBe(before);
		await transaction((client) => raiseContentVersion(client));
		expect(knownStamp()).toBeUndefined();
		expect(await contentStamp()).not.toBe(before);
	});

	test("is over within a second when another process does", async () => {
		await transaction((client) => raiseContentVersion(client));
		const before = await contentStamp();
		await database.contentVersion.update({ where: { id: 1 }, data: { version: { increment: 1 } } });
		const now = performance.now();
		vi.spyOn(performance, "now").mockImplementation(() => now + 1_000);
		expect(knownStamp()).toBeUndefined();
		expect(await contentStamp()).not.toBe(before);
	});
});
