import { expect, test } from "vitest";
import { dayOf, daysBefore, startOfDay } from "./days.ts";

// The business is in North Carolina: five hours behind UTC, in summer four.
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

test("days at the ends of what can be written have a beginning too", () => {
	for (const day of ["0001-01-01", "9999-12-31"]) {
		expect(Number.isNaN(startOfDay(day, 1).getTime())).toBe(false);
	}
});
