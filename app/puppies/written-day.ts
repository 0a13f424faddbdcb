/**
 * Finds the day that a text of the trainer's mentions, for a puppy's profile and for filtering and sorting
 * the list. Pure, and without Zod, because the profile uses it in the browser.
 */
import { daysBetween, MONTHS, shortMonth } from "~/business/days.ts";
import { monthNumber } from "~/business/month-number.ts";

/** Part of a pattern: matches a month, abbreviated or in full. Its group captures the short form. */
export const MONTH = String.raw`\b(${MONTHS.map(shortMonth).join("|")})[a-z]*\.?`;

/** The ways to write a day. `groups` are the pattern's groups for year, month and day, in that order. */
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

/** Returns "2026-11-28" for "From November 28, 2026", "28 November 2026", "11/28/2026" or "2026-11-28". */
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
