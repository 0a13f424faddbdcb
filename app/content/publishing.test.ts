import { expect, test } from "vitest";
import { localMoment, publishingMessages, readMoment } from "./publishing.ts";

const now = new Date("2026-11-22T17:00:00Z");

test("a time is read in the time zone of the business, and shown in it", () => {
	const moment = readMoment("2026-12-01T08:00", now);
	expect(moment).toEqual(new Date("2026-12-01T13:00:00Z"));
	expect(moment instanceof Date && localMoment(moment)).toBe("2026-12-01T08:00");
	expect(readMoment(" 2026-12-01 08:00 ", now)).toEqual(moment);
});

test.each([
	[undefined, publishingMessages.noMoment],
	["", publishingMessages.noMoment],
	["tomorrow", publishingMessages.noMoment],
	["2026-13-01T08:00", publishingMessages.noMoment],
	["2026-12-01T25:00", publishingMessages.noMoment],
	["2026-02-30T08:00", publishingMessages.noMoment],
	["2026-11-22T12:00", publishingMessages.past],
	["2028-01-01T08:00", publishingMessages.far],
])("%s is not a time to publish at", (text, problem) => {
	expect(readMoment(text, now)).toEqual({ problem });
});
