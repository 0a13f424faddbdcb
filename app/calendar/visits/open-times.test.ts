import { beforeEach, expect, onTestFinished, test } from "vitest";
import { applySettings } from "~/platform/public-settings.server.ts";
import { type Busy, isAskableDay, offeredTimes, openTimesOn } from "./open-times.ts";

const closed = { opens: "", closes: "" };
const SATURDAY = "2026-11-28";
/** A week in which only Saturday is open. */
const onSaturday = (opens: string, closes: string) => [
	...Array.from({ length: 5 }, () => closed),
	{ opens, closes },
	closed,
];
const busy = (more: Partial<Busy> = {}): Busy => ({
	day: SATURDAY,
	time: "",
	lastDay: null,
	isAsked: false,
	...more,
});

beforeEach(() => {
	applySettings({ business: {}, hours: onSaturday("10:00", "14:00") });
	onTestFinished(() => applySettings({ business: {} }));
});

test("a day is open during its hours, as long as a visit ends before they do", () => {
	expect(openTimesOn(SATURDAY, [])).toEqual(["10:00", "11:00", "12:00", "13:00"]);
	expect(openTimesOn("2026-11-29", [])).toEqual([]);
});

test.each<[string, Partial<Busy>, string[]]>([
	["takes up its hour", { time: "11:30" }, ["10:00", "13:00"]],
	[
		"that a family asked for takes up its hour too",
		{ time: "10:00", isAsked: true },
		["11:00", "12:00", "13:00"],
	],
	["of the whole day takes it up", {}, []],
	[
		"asked for without a time takes up none",
		{ isAsked: true },
		["10:00", "11:00", "12:00", "13:00"],
	],
	[
		"of several days takes up those after its beginning",
		{ day: "2026-11-27", time: "09:00", lastDay: SATURDAY },
		[],
	],
	[
		"of several days leaves the time before it",
		{ time: "12:30", lastDay: "2026-11-30" },
		["10:00", "11:00"],
	],
	["on another day takes up nothing", { day: "2026-11-27" }, ["10:00", "11:00", "12:00", "13:00"]],
])("an appointment %s", (_, more, open) => {
	expect(openTimesOn(SATURDAY, [busy(more)])).toEqual(open);
});

test("special hours count instead of the usual ones", () => {
	const exceptions = [
		{ day: SATURDAY, lastDay: SATURDAY, opens: "12:00", closes: "13:00", name: "" },
	];
	applySettings({ business: {}, hours: onSaturday("10:00", "14:00"), exceptions });
	expect(openTimesOn(SATURDAY, [])).toEqual(["12:00"]);
});

test("an hour that the clocks skip in spring is not open", () => {
	const week = Array.from({ length: 7 }, () => ({ opens: "01:00", closes: "05:00" }));
	applySettings({ business: {}, hours: week });
	expect(openTimesOn("2027-03-14", [])).toEqual(["01:00", "03:00", "04:00"]);
	expect(openTimesOn("2027-11-07", [])).toEqual(["01:00", "02:00", "03:00", "04:00"]);
});

test("without hours that can be read, no time is offered", () => {
	for (const week of [onSaturday("", ""), onSaturday("ten", "two"), onSaturday("14:00", "10:00")]) {
		applySettings({ business: {}, hours: week });
		expect(offeredTimes(SATURDAY, [])).toEqual([]);
	}
});

test("three times are offered, on the next three days that have any, from tomorrow on", () => {
	expect(offeredTimes(SATURDAY, [busy({ day: "2026-12-12" })])).toEqual([
		{ day: "2026-12-05", time: "10:00" },
		{ day: "2026-12-19", time: "12:00" },
		{ day: "2026-12-26", time: "13:00" },
	]);
});

test("a visit can be asked for from tomorrow on, within three months", () => {
	const days = ["2026-11-27", SATURDAY, "2026-11-29", "2027-02-26", "2027-02-27", "2026-02-30", ""];
	expect(days.filter((day) => isAskableDay(day, SATURDAY))).toEqual(["2026-11-29", "2027-02-26"]);
});
