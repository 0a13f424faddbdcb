/** The years that the figures can cover. Pure functions. */
import { href } from "react-router";
import { listParameters } from "~/platform/list-parameters.ts";

export const figuresView = listParameters<{ year: string }>(href("/admin/figures"), {
	/** Empty for the current one. */
	year: {
		read: (text) => (/^20\d\d$/.test(text) ? text : ""),
		write: (year) => year,
	},
});

export const yearOf = (day: string) => day.slice(0, 4);

/** This year and the last one, and those before it since the first payment; the latest first. */
export function yearsSince(firstDay: string | null, today: string): string[] {
	const latest = Number(yearOf(today));
	const first = Math.min(latest - 1, Number(yearOf(firstDay ?? today)));
	return Array.from({ length: latest - first + 1 }, (_, index) => String(latest - index));
}

/** At most this many families, and puppies, of a year are counted, the newest ones. */
export const COUNTED_MAX = 1_000;

/** A range of days: `from` is the first day, `before` the day after the last. */
export interface DayRange {
	from: string;
	before: string;
}

export const rangeOf = (year: string): DayRange => ({
	from: `${year}-01-01`,
	before: `${Number(year) + 1}-01-01`,
});
