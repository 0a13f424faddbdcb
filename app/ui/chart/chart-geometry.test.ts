import { describe, expect, test } from "vitest";
import { columns, countScale, peak, share, withRest } from "./chart-geometry.ts";

describe("a scale of counts", () => {
	test.each([
		[0, [0, 1]],
		[1, [0, 1]],
		[3, [0, 1, 2, 3]],
		[4, [0, 1, 2, 3, 4]],
		[5, [0, 2, 4, 6]],
		[18, [0, 5, 10, 15, 20]],
		[100, [0, 50, 100]],
		[2_345, [0, 1_000, 2_000, 3_000]],
		[4_000, [0, 1_000, 2_000, 3_000, 4_000]],
	])("up to %i has round lines", (largest, ticks) => {
		expect(countScale(largest)).toEqual({ top: ticks.at(-1), ticks });
	});

	test("covers every count with few lines at whole numbers", () => {
		for (let largest = 0; largest < 20_000; largest = Math.ceil(largest * 1.13) + 1) {
			const { top, ticks } = countScale(largest);
			expect(top).toBeGreaterThanOrEqual(largest);
			expect(ticks.length).toBeLessThanOrEqual(5);
			expect(ticks.every(Number.isInteger)).toBe(true);
		}
	});
});

describe("columns", () => {
	test("are absent without counts, and a single one is in the middle", () => {
		expect(columns([], 1)).toEqual([]);
		const [only] = columns([3], 3);
		expect(only?.middle).toBe(50);
		expect(only?.height).toBe(100);
		expect(only?.width).toBeLessThan(25);
	});

	test("are inside the plot, don't touch, and are as high as their counts", () => {
		const placed = columns([0, 5, 10, 2_500], 5_000);
		expect(placed.map(({ height }) => height)).toEqual([0, 0.1, 0.2, 50]);
		for (const [index, { x, width }] of placed.entries()) {
			expect(x).toBeGreaterThan(0);
			expect(x + width).toBeLessThan(placed[index + 1]?.x ?? 100);
		}
	});

	test("have no height where everything is 0", () => {
		expect(columns([0, 0], 0).map(({ height }) => height)).toEqual([0, 0]);
		expect(peak([0, 0])).toBe(-1);
		expect(peak([])).toBe(-1);
	});

	test("peak at the last of several equal maximums", () => {
		expect(peak([1, 7, 3, 7, 2])).toBe(3);
	});
});

test("a share is between 0 and 100 percent", () => {
	expect(share(0, 0)).toBe(0);
	expect(share(5, 0)).toBe(0);
	expect(share(1, 1)).toBe(100);
	expect(share(9, 3)).toBe(100);
	expect(share(1, 4)).toBe(25);
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
