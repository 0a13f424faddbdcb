import { describe, expect, test } from "vitest";
import { listAddress, moreAddress, readListView, SEARCH_MAX, SHOW_MAX } from "./list-address.ts";

const read = (query: string) => readListView(new URLSearchParams(query));
const plain = { filter: "all", show: 8, search: "" } as const;

describe("the address of the list", () => {
	test("without a query shows the first 8 of all puppies", () => {
		expect(read("")).toEqual(plain);
	});

	test("says filter, cards shown and search", () => {
		expect(read("filter=sold&show=16&search=+poodle+")).toEqual({
			filter: "sold",
			show: 16,
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

	test("survives being written and read", () => {
		const view = { filter: "sold", show: 16, search: "a&b=c #é" } as const;
		expect(readListView(new URL(listAddress(view), "https://a.example").searchParams)).toEqual(
			view,
		);
	});
});

describe("View More", () => {
	test("adds 8, keeps filter and search, and leads to the first card added", () => {
		expect(moreAddress({ filter: "sold", show: 8, search: "doodle" }, 9)).toBe(
			"/trained-puppies-for-sale?filter=sold&show=16&search=doodle#added",
		);
	});

	test("is gone once every puppy is shown", () => {
		expect(moreAddress(plain, 8)).toBeUndefined();
		expect(moreAddress({ ...plain, show: 16 }, 10)).toBeUndefined();
	});

	test("is gone at the most that one page shows", () => {
		expect(moreAddress({ ...plain, show: SHOW_MAX - 8 }, SHOW_MAX + 1)).toBeDefined();
		expect(moreAddress({ ...plain, show: SHOW_MAX }, SHOW_MAX + 1)).toBeUndefined();
	});
});
