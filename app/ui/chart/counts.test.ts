import { describe, expect, test } from "vitest";
import { peak, share, withRest } from "./counts.ts";

describe("the highest column", () => {
	test("is none where everything is 0", () => {
		expect(peak([0, 0])).toBe(-1);
		expect(peak([])).toBe(-1);
	});

	test("is the last of several equal ones", () => {
		expect(peak([1, 7, 3, 7, 2])).toBe(3);
	});
});

test("a share is between 0 and 100 percent", () => {
	expect(share(0, 0)).toBe("0%");
	expect(share(5, 0)).toBe("0%");
	expect(share(1, 1)).toBe("100%");
	expect(share(9, 3)).toBe("100%");
	expect(share(-9, 3)).toBe("0%");
	expect(share(1, 4)).toBe("25%");
	expect(share(5, 5_000)).toBe("0.1%");
});

test("the rows beyond the limit are combined into one at the end", () => {
	const list = [5, 4, 3, 2].map((count) => ({ label: `of ${count}`, count }));
	expect(withRest(list, 4, "All others")).toEqual(list);
	expect(withRest(list, 3, "All others")).toEqual([
		{ label: "of 5", count: 5 },
		{ label: "of 4", count: 4 },
		{ label: "All others (2)", count: 5 },
	]);
	expect(withRest([], 3, "All others")).toEqual([]);
	const withParts = list.map((each) => ({ ...each, part: 1 }));
	expect(withRest(withParts, 3, "All others")[2]).toMatchObject({ count: 5, part: 2 });
});
