import { describe, expect, test } from "vitest";
import { dayFromNow, howLong } from "./family-texts.ts";

const now = new Date("2026-11-22T12:00:00Z");
const before = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

describe("how long a family waits", () => {
	test.each([
		[-1, "less than an hour"],
		[0.5, "less than an hour"],
		[1, "1 hour"],
		[23.9, "23 hours"],
		[24, "1 day"],
		[20 * 24, "20 days"],
		[21 * 24, "3 weeks"],
	])("after %d hours is %s", (hours, words) => {
		expect(howLong(before(hours), now)).toBe(words);
	});
});

describe("a day relative to today", () => {
	test.each([
		["2026-11-22", "today"],
		["2026-11-23", "tomorrow"],
		["2026-11-21", "yesterday"],
		["2026-11-19", "3 days ago"],
		["2026-11-25", "in 3 days"],
		["2026-12-24", "Dec 24, 2026"],
		["2025-12-24", "Dec 24, 2025"],
		["someday", "someday"],
	])("%s is %s", (day, words) => {
		expect(dayFromNow(day, "2026-11-22")).toBe(words);
	});
});
