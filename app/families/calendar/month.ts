/** Months and days as a calendar lays them out, in weeks that begin on Sunday. Pure. */
import { daysBefore, forCalendarDays } from "~/business/days.ts";
import { isDay } from "~/platform/text.ts";

const DAYS_OF_WEEK = 7;
/** Years that a calendar can be turned to. */
const FIRST = "1970-01";
const LAST = "2199-12";

/** The day that many days after another. */
export const daysAfter = (day: string, days: number) => daysBefore(day, -days);

/** The month of a day: YYYY-MM. */
export const monthOf = (day: string) => day.slice(0, 7);

/** A month as an address writes it; undefined for what is none. */
export const readMonth = (text: string): string | undefined =>
	isDay(`${text}-01`) && text >= FIRST && text <= LAST ? text : undefined;

/** A day as an address writes it; undefined for what is none. */
export const readDay = (text: string): string | undefined =>
	isDay(text) && readMonth(monthOf(text)) ? text : undefined;

/** The month that many months later. */
export function monthsAfter(month: string, months: number): string {
	const [year = 0, number = 1] = month.split("-").map(Number);
	return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** From 0, a Sunday, to 6. */
const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

/** The following days, from a day on. */
export const daysFrom = (day: string, count: number): string[] =>
	Array.from({ length: count }, (_, index) => daysAfter(day, index));

/** The weeks in which a month lies, with the days of its neighbors. */
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
/** "Nov 22". */
export const monthAndDay = inWords({ month: "short", day: "numeric" });

/** "2:30 PM" of "14:30". */
export function timeInWords(time: string): string {
	const [hours = 0, minutes = 0] = time.split(":").map(Number);
	const half = hours < 12 ? "AM" : "PM";
	return `${hours % 12 || 12}:${String(minutes).padStart(2, "0")} ${half}`;
}

export const weekdays = daysFrom("2026-11-22", DAYS_OF_WEEK).map((day) => ({
	short: inWords({ weekday: "short" })(day),
	long: inWords({ weekday: "long" })(day),
}));
