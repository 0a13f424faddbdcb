import { describe, expect, expectTypeOf, test } from "vitest";
import { line, listParameters, oneOf, pageNumber, rowId } from "./list-parameters.ts";

interface View {
	filter: "all" | "old" | "new";
	order: "name" | "age";
	search: string;
	page: number;
	after?: number;
}

const list = listParameters<View>("/things", {
	filter: oneOf(["all", "old", "new"]),
	order: { ...oneOf(["name", "age"]), name: "sort" },
	search: line(10),
	page: pageNumber,
	after: rowId,
});
const plain = { filter: "all", order: "name", search: "", page: 1 } as const;
const read = (query: string) => list.read(new URLSearchParams(query));

describe("the address of a list", () => {
	test("is the bare path for the default view", () => {
		expect(read("")).toEqual(plain);
		expect(list.address(plain)).toBe("/things");
		expect(list.address()).toBe("/things");
		expect(list.query({})).toBe("");
		expectTypeOf(read("")).toEqualTypeOf<View>();
	});

	test("is the same for the same view, whatever query it was read from", () => {
		const address = "/things?filter=old&sort=age&search=a+b&page=2&after=7";
		for (const query of [
			"filter=old&sort=age&search=a+b&page=2&after=7",
			"after=7&page=2&search=++a%09b&sort=age&filter=old&color=red",
			"filter=&search=&filter=old&sort=age&search=a+b&search=&page=2&after=7",
		]) {
			expect(list.address(read(query))).toBe(address);
		}
	});

	test.each([
		"filter=OLD",
		"filter=constructor",
		"sort=",
		"sort=filter",
		"order=age",
		"page=0",
		"page=-1",
		"page=1.5",
		"page=1e2",
		"page=100000",
		"page=x",
		"search=%00%20%0a",
		"after=0",
		"after=-1",
		"after=2147483648",
		"after=07",
		"__proto__=1",
	])("is no error with %s, which counts as not given", (query) => {
		expect(read(query)).toEqual(plain);
	});

	test("accepts the highest page number and row id, and cuts a search after its last allowed character", () => {
		const search = "🐶".repeat(10);
		expect(read("page=99999&after=2147483647")).toMatchObject({ page: 99_999, after: 2 ** 31 - 1 });
		expect(read(`search=${encodeURIComponent(`${search}🐶`)}`).search).toBe(search);
	});
});
