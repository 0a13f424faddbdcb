import { dayInWords, daysBetween, MS_PER_DAY } from "~/business/days.ts";

const MS_PER_HOUR = 3_600_000;

const several = (count: number, what: string) =>
	count === 1 ? `1 ${what}` : `${count.toLocaleString("en-US")} ${what}s`;

/** How long somebody has waited: "less than an hour", "5 hours", "3 days", "7 weeks". */
export function howLong(since: Date, now: Date): string {
	const passed = Math.max(0, now.getTime() - since.getTime());
	if (passed < MS_PER_HOUR) return "less than an hour";
	if (passed < MS_PER_DAY) return several(Math.floor(passed / MS_PER_HOUR), "hour");
	const days = Math.floor(passed / MS_PER_DAY);
	return days < 21 ? several(days, "day") : several(Math.floor(days / 7), "week");
}

/** A day relative to today: "today", "tomorrow", "3 days ago", "Nov 29, 2026". */
export function dayFromNow(day: string, today: string): string {
	const days = daysBetween(today, day);
	if (days === undefined) return day;
	if (days === 0) return "today";
	if (days === 1) return "tomorrow";
	if (days === -1) return "yesterday";
	if (days < 0 && days > -21) return `${-days} days ago`;
	return days > 0 && days < 7 ? `in ${days} days` : dayInWords(day, true);
}
