import { expect, test } from "vitest";
import { daysBefore } from "./days.ts";
import { dayOf, momentInFigures, momentInWords, startOfDay } from "./moments.ts";

// The business is in North Carolina: five hours behind UTC, four in summer.
test.each([
	["2026-01-15", "2026-01-15T05:00:00.000Z"],
	["2026-07-15", "2026-07-15T04:00:00.000Z"],
	["2026-03-08", "2026-03-08T05:00:00.000Z"],
	["2026-03-09", "2026-03-09T04:00:00.000Z"],
	["2026-11-01", "2026-11-01T04:00:00.000Z"],
	["2026-11-02", "2026-11-02T05:00:00.000Z"],
])("%s begins at %s", (day, moment) => {
	const start = startOfDay(day);
	expect(start.toISOString()).toBe(moment);
	expect(dayOf(start)).toBe(day);
	expect(dayOf(new Date(start.getTime() - 1))).toBe(daysBefore(day, 1));
});

test("the first and the last day that can be written have a beginning, too", () => {
	for (const day of ["0001-01-01", "9999-12-31"]) {
		expect(Number.isNaN(startOfDay(day, 1).getTime())).toBe(false);
	}
});

test.each([
	["2026-01-15T19:05:09.700Z", "2026-01-15 14:05", "Jan 15, 2026, 2:05 PM"],
	["2026-07-16T02:30:00.000Z", "2026-07-15 22:30", "Jul 15, 2026, 10:30 PM"],
])("%s is %s here, in words %s", (moment, figures, words) => {
	expect(momentInFigures(new Date(moment))).toBe(figures);
	// The space between the time and AM or PM may be of any kind.
	expect(momentInWords(new Date(moment)).replace(/\s/g, " ")).toBe(words);
});
