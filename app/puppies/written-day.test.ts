import { expect, test } from "vitest";
import { dayNamedIn } from "./written-day.ts";

test.each([
	["From November 28, 2026", "2026-11-28"],
	["after Nov. 28th 2026", "2026-11-28"],
	["11/28/2026", "2026-11-28"],
	["2026-11-28 or later", "2026-11-28"],
	["from 28 November 2026", "2026-11-28"],
	["February 30, 2026", undefined],
	["In week 30 2026", undefined],
	["In December 2026", undefined],
	["Christmas", undefined],
])("the day named in %j is %j", (text, named) => expect(dayNamedIn(text)).toBe(named));
