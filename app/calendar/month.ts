/** Months, days and weeks of the calendar. Weeks start on Sunday. Pure functions. */
import { daysBefore, forCalendarDays } from "~/business/days.ts";
import { isDay } from "~/platform/text.ts";

const DAYS_OF_WEEK = 7;
/** The first and last day that the calendar can show. */
const FIRST = "1970-01-01";
const LAST = "2199-12-31";

/** The day that is `days` days after another. */
export const daysAfter = (day: string, days: number) => daysBefore(day, -days);

/** The month of a day: YYYY-MM. */
export const monthOf = (day: string) => day.slice(0, 7);

/** Reads a day from a URL, YYYY-MM-DD. Undefined if it is invalid or out of range. */
export const readDay = (text: string): string | undefined =>
	isDay(text) && text >= FIRST && text <= LAST ? text : undefined;

/** The month that is `months` months later. */
export function monthsAfter(month: string, months: number): string {
	const [year = 0, number = 1] = month.split("-").map(Number);
	return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** The day of the week, from 0 for Sunday to 6. */
const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

/** `count` days in a row, starting with `day`. */
export const daysFrom = (day: string, count: number): string[] =>
	Array.from({ length: count }, (_, index) => daysAfter(day, index));

/** The whole weeks of a month, including days of the months before and after. */
export function weeksOf(month: string): string[][] {
	const first = `${month}-01`;
	const last = daysBefore(`${monthsAfter(month, 1)}-01`, 1);
	const start = daysBefore(first, weekdayOf(first));
	const weeks: string[][] = [];
	for (let day = start; day <= last; day = daysAfter(day, DAYS_OF_WEEK)) {
		weeks.push(daysFrom(day, DAYS_OF_WEEK));
	}
	return weeks;
}

const inWords = (options: Intl.DateTimeFormatOptions) => {
	const format = forCalendarDays(options);
	return (day: string) => format().format(new Date(`${day}T00:00:00Z`));
};

const monthFormat = inWords({ month: "long", year: "numeric" });

/** "November 2026". */
export const monthInWords = (month: string) => monthFormat(`${month}-01`);
/** "Sunday, November 22, 2026". */
export const dayAndWeekday = inWords({ dateStyle: "full" });
/** "Sunday, Nov 22". */
export const weekdayAndDay = inWords({ weekday: "long", month: "short", day: "numeric" });
/** "Nov 22". */
export const monthAndDay = inWords({ month: "short", day: "numeric" });

/** "2:30 PM" for "14:30". */
export function timeInWords(time: string): string {
	const [hours = 0, minutes = 0] = time.split(":").map(Number);
	const half = hours < 12 ? "AM" : "PM";
	return `${hours % 12 || 12}:${String(minutes).padStart(2, "0")} ${half}`;
}

export const weekdays = daysFrom("2026-11-22", DAYS_OF_WEEK).map((day) => ({
	short: inWords({ weekday: "short" })(day),
	long: inWords({ weekday: "long" })(day),
}));
