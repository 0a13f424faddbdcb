/**
 * The days that the sample speaks of. It is written as of one day; a site that begins on another has all
 * of it moved by whole weeks, so that its puppies are as old as they were, and weekdays stay. Pure.
 */
import { dayInWords, daysBefore, daysBetween, MONTHS } from "./days.ts";
import { monthNumber } from "./month-number.ts";

/** The sample is true as it is written from this day on, for a week. */
export const SAMPLE_WRITTEN_ON = "2026-11-20";

const DAYS_PER_WEEK = 7;
const DAY = /\b\d{4}-\d{2}-\d{2}\b/g;
const DAY_IN_WORDS = new RegExp(`\\b(${MONTHS.join("|")}) (\\d{1,2}), (\\d{4})\\b`, "g");

/** By how many days the sample is moved on a site that begins on `day`. */
export const sampleMoved = (day: string) =>
	Math.floor((daysBetween(SAMPLE_WRITTEN_ON, day) ?? 0) / DAYS_PER_WEEK) * DAYS_PER_WEEK;

/** A text of the sample with every day in it, "2026-11-28" or "November 28, 2026", that many days later. */
export function movedDays(text: string, days: number): string {
	const later = (day: string) => daysBefore(day, -days);
	return text
		.replace(DAY, later)
		.replace(DAY_IN_WORDS, (_, month: string, date: string, year: string) => {
			const number = String(monthNumber(month)).padStart(2, "0");
			return dayInWords(later(`${year}-${number}-${date.padStart(2, "0")}`));
		});
}
