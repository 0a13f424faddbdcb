/**
 * The day that a text of the trainer's names, for a puppy's profile and for what the list goes by.
 * Pure, and without Zod, because the profile reads it in the browser. Who changes what is read here
 * raises `FINDING_VERSION` too (list/finding/finding-columns.ts).
 */
import { daysBetween, MONTHS, shortMonth } from "~/business/days.ts";
import { monthNumber } from "~/business/month-number.ts";

/** The part of a pattern that finds a month, however it is written; its group is the short form. */
export const MONTH = String.raw`\b(${MONTHS.map(shortMonth).join("|")})[a-z]*\.?`;

/** How a day is written, each with the groups (of the pattern) of year, month and day. */
const writtenDays = [
	{ form: /\b(\d{4})-(\d{1,2})-(\d{1,2})\b/, groups: [1, 2, 3] },
	{ form: /\b(\d{1,2})\/(\d{1,2})\/(\d{4})\b/, groups: [3, 1, 2] },
	{
		form: new RegExp(String.raw`${MONTH}\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})\b`, "i"),
		groups: [3, 1, 2],
	},
	{
		form: new RegExp(String.raw`\b(\d{1,2})(?:st|nd|rd|th)?\s+${MONTH},?\s+(\d{4})\b`, "i"),
		groups: [3, 2, 1],
	},
] as const;

const two = (number: number | string) => String(number).padStart(2, "0");

/** "2026-11-28" of "From November 28, 2026", "28 November 2026", "11/28/2026" or "2026-11-28". */
export function dayNamedIn(text: string): string | undefined {
	for (const { form, groups } of writtenDays) {
		const found = form.exec(text);
		if (!found) continue;
		const [year, month = "", day = ""] = groups.map((group) => found[group]);
		const named = `${year}-${two(monthNumber(month) || month)}-${two(day)}`;
		if (daysBetween(named, named) !== undefined) return named;
	}
	return undefined;
}
