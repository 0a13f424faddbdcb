/** The periods that the figures can cover. Pure functions. */
import { href } from "react-router";
import { monthOf, monthsAfter } from "~/calendar/month.ts";
import { listParameters, oneOf } from "~/platform/list-parameters.ts";

export const periods = ["this-year", "last-year", "12-months", "all"] as const;
/** A year before the last one has its number. */
type Year = `${number}`;
export type Period = (typeof periods)[number] | Year;

const isYear = (text: string): text is Year => /^20\d\d$/.test(text);
const named = oneOf(periods);

export const figuresView = listParameters<{ period: Period }>(href("/admin/figures"), {
	period: {
		read: (text) => (isYear(text) ? text : named.read(text)),
		write: (period) => (isYear(period) ? period : named.write(period)),
	},
});

const labels: Record<(typeof periods)[number], string> = {
	"this-year": "This year",
	"last-year": "Last year",
	"12-months": "12 months",
	all: "All",
};

export const periodLabel = (period: Period) => (isYear(period) ? period : labels[period]);

/** The years before the last one, since the first payment, the latest first. */
export function earlierYears(firstDay: string | null, today: string): Year[] {
	const last = yearOf(today) - 1;
	const count = firstDay === null ? 0 : Math.max(0, last - yearOf(firstDay));
	return Array.from({ length: count }, (_, index): Year => `${last - 1 - index}`).filter(isYear);
}

const yearOf = (day: string) => Number(day.slice(0, 4));

/** The period as part of a sentence: "2026", "the last 12 months". */
export function periodInWords(period: Period, today: string): string {
	if (period === "all") return "all years";
	if (period === "12-months") return "the last 12 months";
	return rangeOf(period, today).from.slice(0, 4);
}

/** At most this many families, and puppies, of a period are counted, the newest ones. */
export const COUNTED_MAX = 1_000;

/** The sentence to append if a period has more than are counted; empty otherwise. */
export const newestOnly = (isPart: boolean) =>
	isPart
		? ` Only the newest ${COUNTED_MAX.toLocaleString("en-US")} of this period are counted.`
		: "";

/** A range of days: `from` is the first day, `before` the day after the last. */
export interface DayRange {
	from: string;
	before: string;
}

/** A range that includes every day of the business. */
const ALL: DayRange = { from: "1970-01-01", before: "2200-01-01" };

const year = (from: number): DayRange => ({ from: `${from}-01-01`, before: `${from + 1}-01-01` });

/** The days of a period; "12-months" is the current month and the 11 before it. */
export function rangeOf(period: Period, today: string): DayRange {
	if (period === "all") return ALL;
	if (period === "this-year") return year(yearOf(today));
	if (period === "last-year") return year(yearOf(today) - 1);
	if (period !== "12-months") return year(Number(period));
	const month = monthOf(today);
	return { from: `${monthsAfter(month, -11)}-01`, before: `${monthsAfter(month, 1)}-01` };
}
