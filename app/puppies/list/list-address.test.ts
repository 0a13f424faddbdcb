import { describe, expect, test } from "vitest";
import {
	listAddress,
	listCacheQuery,
	moreAddress,
	neighborAddresses,
	readListView,
	SEARCH_MAX,
	SEARCH_PAGES,
	SHOW_MAX,
} from "./list-address.ts";

const read = (query: string) => readListView(new URLSearchParams(query));
const plain = { filter: "all", show: 8, page: 1, search: "" } as const;

describe("the address of the list", () => {
	test("without a query shows the first 8 of all puppies", () => {
		expect(read("")).toEqual(plain);
	});

	test("contains the filter, the number of cards and the search", () => {
		expect(read("filter=sold&show=16&search=+poodle+")).toEqual({
			filter: "sold",
			show: 16,
			page: 1,
			search: "poodle",
		});
	});

	test.each(["filter=SOLD", "filter=", "filter=constructor", "filter=all&filter=sold"])(
		"falls back to all puppies for %s",
		(query) => expect(read(query).filter).toBe("all"),
	);

	test.each([
		["8", 8],
		["16", 16],
		[String(SHOW_MAX), SHOW_MAX],
		["0", 8],
		["-8", 8],
		["12", 8],
		["8.0", 8],
		["1e2", 8],
		["0x10", 8],
		["", 8],
		["lots", 8],
		["99999999999999999999", 8],
		[String(SHOW_MAX + 8), 8],
	])("show=%s shows %i", (show, expected) =>
		expect(read(`show=${encodeURIComponent(show)}`).show).toBe(expected),
	);

	test("cuts a search at the limit, between characters", () => {
		expect(read(`search=${"a".repeat(SEARCH_MAX)}`).search).toHaveLength(SEARCH_MAX);
		expect(read(`search=${"a".repeat(SEARCH_MAX + 1)}`).search).toHaveLength(SEARCH_MAX);
		const cut = read(`search=${encodeURIComponent("🐶".repeat(SEARCH_MAX + 1))}`).search;
		expect(cut.isWellFormed()).toBe(true);
		expect([...cut]).toHaveLength(SEARCH_MAX);
	});

	test("keeps no control character and no run of spaces", () => {
		expect(read("search=%00red%09%0A++doodle%00").search).toBe("red doodle");
		expect(read("search=%20%09").search).toBe("");
		expect(() => read("search=%E0%A4%A")).not.toThrow();
	});

	test("leaves the defaults out", () => {
		expect(listAddress()).toBe("/trained-puppies-for-sale");
		expect(listAddress(plain)).toBe("/trained-puppies-for-sale");
		expect(listAddress({ filter: "available", show: 24, search: "50% & more" })).toBe(
			"/trained-puppies-for-sale?filter=available&show=24&search=50%25+%26+more",
		);
	});

	test("reads back as the view it was made from", () => {
		const view = { filter: "sold", show: 16, page: 1, search: "a&b=c #é" } as const;
		expect(readListView(new URL(listAddress(view), "https://a.example").searchParams)).toEqual(
			view,
		);
	});
});

describe("View More", () => {
	test("adds 8, keeps filter and search, and jumps to the first card added", () => {
		expect(moreAddress({ ...plain, filter: "sold", search: "doodle" }, 9)).toBe(
			"/trained-puppies-for-sale?filter=sold&show=16&search=doodle#added",
		);
	});

	test("is gone once every puppy is shown", () => {
		expect(moreAddress(plain, 8)).toBeUndefined();
		expect(moreAddress({ ...plain, show: 16 }, 10)).toBeUndefined();
	});

	test("is gone once the page shows as many as fit on it", () => {
		expect(moreAddress({ ...plain, show: SHOW_MAX - 8 }, SHOW_MAX + 1)).toBeDefined();
		expect(moreAddress({ ...plain, show: SHOW_MAX }, SHOW_MAX + 1)).toBeUndefined();
	});
});

describe("a page that shows as many cards as fit on it", () => {
	const full = { ...plain, filter: "sold", show: SHOW_MAX } as const;

	test("links to the next one, which links back", () => {
		const { next, previous } = neighborAddresses(full, SHOW_MAX + 1);
		expect(next).toBe("/trained-puppies-for-sale?filter=sold&page=2");
		expect(previous).toBeUndefined();
		const second = readListView(new URL(String(next), "https://a.example").searchParams);
		expect(second).toEqual({ ...plain, filter: "sold", page: 2 });
		expect(neighborAddresses(second, SHOW_MAX + 1)).toEqual({
			previous: `/trained-puppies-for-sale?filter=sold&show=${SHOW_MAX}`,
			next: undefined,
		});
	});

	test("is the last one if nothing follows", () => {
		expect(neighborAddresses(full, SHOW_MAX).next).toBeUndefined();
		expect(neighborAddresses({ ...full, show: 8 }, SHOW_MAX + 1).next).toBeUndefined();
	});

	test("is followed by one with View More", () => {
		const second = { ...plain, page: 2 };
		expect(moreAddress(second, SHOW_MAX + 9)).toBe(
			"/trained-puppies-for-sale?page=2&show=16#added",
		);
		expect(moreAddress(second, SHOW_MAX + 8)).toBeUndefined();
	});

	test("is the last one of a search at the limit of pages", () => {
		const last = { ...full, search: "doodle", page: SEARCH_PAGES };
		expect(neighborAddresses(last, 10_000).next).toBeUndefined();
		expect(read(`search=doodle&page=${SEARCH_PAGES + 1}`).page).toBe(1);
	});

	test.each(["0", "-1", "1", "1.5", "x", "999999"])("is the first one for page=%s", (page) =>
		expect(read(`page=${page}`).page).toBe(1),
	);
});

describe("a view with criteria", () => {
	test("is described by its address, where a value that is not one of the choices counts as missing", () => {
		const view = read("size=medium&sex=female&age=junk&price=6000.0&ready=&sort=PRICE-LOW");
		expect(view).toEqual({ ...plain, size: "medium", sex: "female" });
		expect(listAddress(view)).toBe("/trained-puppies-for-sale?size=medium&sex=female");
		expect(read("size=constructor&sort=__proto__")).toEqual(plain);
	});

	test.each([
		["", ""],
		["filter=sold&price=&x=1", "filter=sold"],
		["size=junk&show=16", "show=16"],
	])("is cached without a choice: %j", (query, cached) =>
		expect(String(listCacheQuery(new URLSearchParams(query)))).toBe(cached),
	);

	test.each(["size=medium", "sort=price-low", "search=a", "size=medium&search=a"])(
		"is not cached with one: %s",
		(query) => expect(listCacheQuery(new URLSearchParams(query))).toBeUndefined(),
	);
});
