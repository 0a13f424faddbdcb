/** Checks which responses are cached and under which keys, as the routes' `handle` exports declare. */
import { resolve } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import type { ServerBuild } from "react-router";
import { describe, expect, test } from "vitest";
import { isApiPath } from "~/api/endpoint.ts";
import { publicPages } from "~/content/public-pages.ts";
import { cacheKeys } from "~/platform/http/cache-key.server.ts";
import { routeTable } from "~/platform/http/route-table.server.ts";
import routeMap from "~/routes.ts";

type Routes = ServerBuild["routes"];

/** Returns the build's routes, with their modules. */
async function routesOf(entries: readonly RouteConfigEntry[], parentId: string): Promise<Routes> {
	const all = await Promise.all(
		entries.map(async ({ id, file, path, index, children = [] }): Promise<Routes> => {
			const name = id ?? file.replace(/\.tsx?$/, "");
			const module = await import(resolve("app", file));
			const own = { id: name, parentId, path, index, module };
			return { [name]: own, ...(await routesOf(children, name)) };
		}),
	);
	return Object.assign({}, ...all);
}

const root = { id: "root", path: "", module: { default: () => null } };
const routes = routeTable({ root, ...(await routesOf(await routeMap, "root")) });
const keys = cacheKeys(routes);
function keyOf(address: string): string | undefined {
	const url = new URL(address, "http://localhost");
	return keys({ url, isApi: isApiPath(url.pathname) });
}

test("every page of the sitemap is cached, except those with a form for each visitor", () => {
	const uncached = publicPages().filter((path) => keyOf(path) !== path);
	expect(uncached).toEqual(["/contact-us", "/waiting-list"]);
});

test("the files that search engines and browsers request are cached", () => {
	for (const path of [
		"/sitemap.xml",
		"/sitemaps/pages.xml",
		"/sitemaps/12.xml",
		"/feed.xml",
		"/robots.txt",
		"/manifest.webmanifest",
	]) {
		expect(keyOf(path), path).toBe(path);
	}
});

describe("a page's cache key", () => {
	test("leaves out parameters that don't affect the page", () => {
		expect(keyOf("/?utm_source=x")).toBe("/");
		expect(keyOf("/trained-puppies-for-sale/juniper?a=1&b=2")).toBe(
			"/trained-puppies-for-sale/juniper",
		);
		expect(keyOf("/trained-puppies-for-sale?show=8&filter=all&x=1")).toBe(
			"/trained-puppies-for-sale",
		);
		expect(keyOf("/trained-puppies-for-sale?x=1&show=16&filter=sold")).toBe(
			"/trained-puppies-for-sale?filter=sold&show=16",
		);
		expect(keyOf("/trained-puppies-for-sale?show=99999999")).toBe("/trained-puppies-for-sale");
	});

	test("leaves out the query of a puppy's photo page", () => {
		const photo = "/trained-puppies-for-sale/juniper/photos/3";
		expect(keyOf(`${photo}?x=1`)).toBe(photo);
	});

	test("is undefined for searches, because there are endlessly many", () => {
		expect(keyOf("/trained-puppies-for-sale?search=poodle")).toBeUndefined();
	});

	test("is undefined for other spellings of the list's address, whose redirect would lose the query", () => {
		expect(keyOf("/Trained-Puppies-For-Sale?filter=sold")).toBeUndefined();
		expect(keyOf("/trained-puppies-for-sale/?filter=sold")).toBeUndefined();
	});

	test("is undefined for pages made for one visitor, however the address is written", () => {
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
			expect(keyOf(path), path).toBeUndefined();
		}
	});

	test("is undefined for other spellings of an address, because there are endlessly many", () => {
		for (const path of [
			"/Reviews",
			"/reviews/",
			"/%72eviews",
			"/trained-puppies-for-sale/Juniper",
		]) {
			expect(keyOf(path), path).toBeUndefined();
		}
	});
});

describe("the cache key of a page's data", () => {
	test("is built like the page's key, with the same parameters", () => {
		expect(keyOf("/_.data?utm_source=x")).toBe("/_.data");
		expect(keyOf("/reviews.data")).toBe("/reviews.data");
		expect(keyOf("/trained-puppies-for-sale.data?x=1&show=16&filter=sold")).toBe(
			"/trained-puppies-for-sale.data?filter=sold&show=16",
		);
	});

	test("keeps the parameter for the page's own route, which client navigation requests alone", () => {
		const list = "puppies/list/list.route";
		const asked = (query: string) => keyOf(`/trained-puppies-for-sale.data?${query}`);
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

	test("is undefined for other parts of the data, for files, and for pages made for one visitor", () => {
		for (const path of [
			"/reviews.data?_routes=root",
			"/_root.data",
			"/reviews/_.data",
			"/reviews/.data",
			"/robots.txt.data",
			"/contact-us.data",
			"/trained-puppies-for-sale.data?search=x",
		]) {
			expect(keyOf(path), path).toBeUndefined();
		}
	});
});

describe("the cache key of an API endpoint", () => {
	test("is the same with and without the trailing slash", () => {
		expect(keyOf("/api/puppies")).toBe("/api/puppies/");
		expect(keyOf("/api/puppies/juniper")).toBe("/api/puppies/juniper/");
		expect(keyOf("/api/puppies/stock-photos/3")).toBe("/api/puppies/stock-photos/3/");
	});

	test("keeps parameters that affect the response, in a fixed order", () => {
		expect(keyOf("/api/puppies/?page=2")).toBe("/api/puppies/?page=2");
		expect(keyOf("/api/videos?featured=true&category=home")).toBe(
			"/api/videos/?category=home&featured=true",
		);
		expect(keyOf("/api/puppies/stock-photos/?category=hero")).toBe(
			"/api/puppies/stock-photos/?category=hero",
		);
	});

	test("is undefined for unknown or malformed parameters, because there are endlessly many", () => {
		for (const query of [
			"?x=1",
			"?page=2&x=1",
			"?page=02",
			"?page=1&page=2",
			"?page=",
			"?page=+2",
			"?__proto__=1",
			"?constructor=1",
		]) {
			expect(keyOf(`/api/puppies/${query}`), query).toBeUndefined();
		}
		expect(keyOf("/api/videos/?category=+home")).toBeUndefined();
		expect(keyOf("/api/videos/?category=a&category=b")).toBeUndefined();
	});

	test("yields the same key again", () => {
		for (const path of ["/api/videos/?featured=true&category=a+b%26", "/api/puppies?page=3"]) {
			const key = keyOf(path) ?? "";
			expect(keyOf(key)).toBe(key);
		}
	});
});
