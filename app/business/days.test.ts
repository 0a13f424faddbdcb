import { expect, test } from "vitest";
import {
	dayInWords,
	dayOf,
	daysBefore,
	momentInWords,
	momentWithZone,
	monthInWords,
	startOfDay,
	unbrokenDays,
} from "./days.ts";

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

test.each([
	["2026-01-15T19:05:09.700Z", "2026-01-15T14:05:09-05:00", "Jan 15, 2026, 2:05 PM"],
	["2026-07-16T02:30:00.000Z", "2026-07-15T22:30:00-04:00", "Jul 15, 2026, 10:30 PM"],
])("%s is %s here, in words %s", (moment, written, words) => {
	expect(momentWithZone(new Date(moment))).toBe(written);
	// What stands between time and AM or PM is a space of some width.
	expect(momentInWords(new Date(moment)).replace(/\s/g, " ")).toBe(words);
	expect(new Date(written).getTime()).toBe(Math.floor(Date.parse(moment) / 1_000) * 1_000);
});

test("a day is written as American English writes it in every month", () => {
	for (let month = 1; month <= 12; month++) {
		const day = `2026-${String(month).padStart(2, "0")}-08`;
		const written = (options: Intl.DateTimeFormatOptions) =>
			new Intl.DateTimeFormat("en-US", { ...options, timeZone: "UTC" }).format(Date.parse(day));
		expect(dayInWords(day)).toBe(written({ dateStyle: "long" }));
		expect(dayInWords(day, true)).toBe(written({ dateStyle: "medium" }));
		expect(monthInWords(day)).toBe(written({ month: "long", year: "numeric" }));
	}
	expect(dayInWords("2026-02-30")).toBe("2026-02-30");
	expect(monthInWords("soon")).toBe("soon");
});

test("A month and its day stay on one line, as a week of the training does, and nothing else changes", () => {
	expect(unbrokenDays("Went home September 26, 2026")).toBe("Went home September\u00a026, 2026");
	expect(unbrokenDays("Aug 14, 2026 (14 weeks)")).toBe("Aug\u00a014, 2026 (14\u00a0weeks)");
	expect(unbrokenDays("(training: week 7 of 8)")).toBe("(training: week\u00a07\u00a0of\u00a08)");
	expect(unbrokenDays("15 weeks · grows to 45–55 lb")).toBe("15 weeks · grows to 45–55 lb");
});
