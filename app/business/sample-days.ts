/**
 * The dates in the sample. The sample is written as of one day. On a site that begins on another day, all
 * its dates are moved by whole weeks, so that the puppies keep their ages and the weekdays stay the same.
 */
import { dayInWords, daysBefore, daysBetween, MONTHS } from "./days.ts";
import { monthNumber } from "./month-number.ts";

/** The sample's dates are right as written from this day on, for a week. */
export const SAMPLE_WRITTEN_ON = "2026-11-20";

const DAYS_PER_WEEK = 7;
const DAY = /\b\d{4}-\d{2}-\d{2}\b/g;
const DAY_IN_WORDS = new RegExp(`\\b(${MONTHS.join("|")}) (\\d{1,2}), (\\d{4})\\b`, "g");

let daysMoved = 0;

/** Shifts the dates of the sample's praise by a number of days after those that are written. */
export function moveSample(days: number) {
	daysMoved = days;
}

/** A day of the sample's praise on this site. */
export const sampleDay = (day: string) => movedDays(day, daysMoved);

/** The number of days by which the sample is moved on a site that begins on `day`. */
export const sampleMoved = (day: string) =>
	Math.floor((daysBetween(SAMPLE_WRITTEN_ON, day) ?? 0) / DAYS_PER_WEEK) * DAYS_PER_WEEK;

/** Moves every date in a text of the sample, such as "2026-11-28" or "November 28, 2026", by `days`. */
export function movedDays(text: string, days: number): string {
	const later = (day: string) => daysBefore(day, -days);
	return text
		.replace(DAY, later)
		.replace(DAY_IN_WORDS, (_, month: string, date: string, year: string) => {
			const number = String(monthNumber(month)).padStart(2, "0");
			return dayInWords(later(`${year}-${number}-${date.padStart(2, "0")}`));
		});
}
