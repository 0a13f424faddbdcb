import { describe, expect, test } from "vitest";
import { momentOn } from "~/business/moments.ts";
import { agenda, byDay, type CalendarEntry } from "./entries.ts";
import { daysFrom, monthsAfter, readDay, timeInWords, weeksOf } from "./month.ts";

const entry = (given: Partial<CalendarEntry>): CalendarEntry => {
	const day = given.day ?? "2026-11-10";
	return {
		key: given.title ?? "entry",
		kind: "other",
		day,
		lastDay: day,
		time: "",
		title: "entry",
		summary: "",
		path: "/admin/calendar/1",
		...given,
	};
};

describe("a month", () => {
	test("is divided into weeks from Sunday to Saturday, whatever day it starts on", () => {
		const november = weeksOf("2026-11");
		expect(november).toHaveLength(5);
		expect(november[0]?.[0]).toBe("2026-11-01");
		expect(november.at(-1)?.at(-1)).toBe("2026-12-05");
		// The clocks change in March 2026.
		for (const month of ["2026-03", "2027-02", "2028-02", "2026-08"]) {
			const days = weeksOf(month).flat();
			expect(days).toEqual(daysFrom(days[0] ?? "", days.length));
			expect(days.filter((day) => day.startsWith(month)).at(0)).toBe(`${month}-01`);
			expect(days.length % 7).toBe(0);
		}
		expect(weeksOf("2026-02")).toHaveLength(4);
		expect(weeksOf("2026-08")).toHaveLength(6);
	});

	test("can be moved across the end of a year", () => {
		expect(monthsAfter("2026-12", 1)).toBe("2027-01");
		expect(monthsAfter("2026-01", -1)).toBe("2025-12");
	});
});

test("a day is read only if it exists and the calendar can show it", () => {
	expect(readDay("2026-02-28")).toBe("2026-02-28");
	for (const text of [
		"",
		"2026-02-29",
		"2026-13-01",
		"2026-2-1",
		"0001-01-01",
		"9999-12-01",
		"2026-02",
	]) {
		expect(readDay(text)).toBeUndefined();
	}
});

test("times are shown in the 12-hour format", () => {
	expect(["00:05", "09:30", "12:00", "23:59"].map(timeInWords)).toEqual([
		"12:05 AM",
		"9:30 AM",
		"12:00 PM",
		"11:59 PM",
	]);
});

describe("a time on a day", () => {
	const utc = (day: string, time: string) => momentOn(day, time).toISOString().slice(0, 16);

	test("is converted with that day’s UTC offset", () => {
		expect(utc("2026-07-04", "14:30")).toBe("2026-07-04T18:30");
		expect(utc("2026-12-24", "14:30")).toBe("2026-12-24T19:30");
	});

	test("is converted correctly when clocks spring forward", () => {
		expect(utc("2026-03-08", "01:59")).toBe("2026-03-08T06:59");
		expect(utc("2026-03-08", "03:00")).toBe("2026-03-08T07:00");
		// 2:30 is skipped, so half an hour after 2:00 is 3:30.
		expect(utc("2026-03-08", "02:30")).toBe("2026-03-08T07:30");
		expect(utc("2026-03-08", "23:30")).toBe("2026-03-09T03:30");
	});

	test("is the first of two possible times when clocks fall back", () => {
		expect(utc("2026-11-01", "00:30")).toBe("2026-11-01T04:30");
		expect(utc("2026-11-01", "01:30")).toBe("2026-11-01T05:30");
		expect(utc("2026-11-01", "02:00")).toBe("2026-11-01T07:00");
		expect(utc("2026-11-01", "23:30")).toBe("2026-11-02T04:30");
	});
});

describe("entries", () => {
	test("are shown on each of their days, whole days first, then by time", () => {
		const entries = [
			entry({ title: "late", time: "17:00" }),
			entry({ title: "early", time: "09:00" }),
			entry({ title: "long", day: "2026-11-08", lastDay: "2026-11-11" }),
			entry({ title: "week", kind: "training week", day: "2026-11-08", lastDay: "2026-11-14" }),
		];
		const days = byDay(daysFrom("2026-11-08", 4), entries);
		expect(days.map(({ entries: list }) => list.map(({ title }) => title))).toEqual([
			["long", "week"],
			["long"],
			["long", "early", "late"],
			["long"],
		]);
	});

	test("are listed once in the agenda, including those that began earlier", () => {
		const days = agenda("2026-11-10", [
			entry({ title: "long", day: "2026-11-08", lastDay: "2026-11-12" }),
			entry({ title: "later", day: "2026-11-20" }),
			entry({ title: "now" }),
		]);
		expect(days.map(({ day, entries: list }) => [day, list.map(({ title }) => title)])).toEqual([
			["2026-11-10", ["long", "now"]],
			["2026-11-20", ["later"]],
		]);
	});
});
