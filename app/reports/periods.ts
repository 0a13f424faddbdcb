/** The periods that the figures can cover. Pure functions. */
import { href } from "react-router";
import { monthOf, monthsAfter } from "~/calendar/month.ts";
import { listParameters, oneOf } from "~/platform/list-parameters.ts";

export const periods = ["this-year", "last-year", "12-months", "all"] as const;
export type Period = (typeof periods)[number];

/** The address of the figures, with their period. */
export const figuresView = listParameters<{ period: Period }>(href("/admin/figures"), {
	period: oneOf(periods),
});

export const periodLabels: Record<Period, string> = {
	"this-year": "This year",
	"last-year": "Last year",
	"12-months": "12 months",
	all: "All",
};

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
	const thisYear = Number(today.slice(0, 4));
	if (period === "all") return ALL;
	if (period !== "12-months") return year(period === "this-year" ? thisYear : thisYear - 1);
	const month = monthOf(today);
	return { from: `${monthsAfter(month, -11)}-01`, before: `${monthsAfter(month, 1)}-01` };
}
