/** The periods of the figures. Pure. */
import { monthOf, monthsAfter } from "../calendar/month.ts";

export const periods = ["this-year", "last-year", "12-months", "all"] as const;
export type Period = (typeof periods)[number];

export const periodLabels: Record<Period, string> = {
	"this-year": "This year",
	"last-year": "Last year",
	"12-months": "12 months",
	all: "All",
};

/** Families, and puppies, of a period that are counted: the newest. */
export const COUNTED_MAX = 1_000;

/** The message where a period has more than are counted; nothing where it hasn't. */
export const newestOnly = (isPart: boolean) =>
	isPart
		? ` Only the newest ${COUNTED_MAX.toLocaleString("en-US")} of this period are counted.`
		: "";

/** Days from the first to the one after the last. */
export interface DayRange {
	from: string;
	before: string;
}

/** Before the first day of a business, and after the last. */
const ALL: DayRange = { from: "1970-01-01", before: "2200-01-01" };

const year = (from: number): DayRange => ({ from: `${from}-01-01`, before: `${from + 1}-01-01` });

/** The days of a period; "12 months" are the current month and the 11 before it. */
export function rangeOf(period: Period, today: string): DayRange {
	const thisYear = Number(today.slice(0, 4));
	if (period === "all") return ALL;
	if (period !== "12-months") return year(period === "this-year" ? thisYear : thisYear - 1);
	const month = monthOf(today);
	return { from: `${monthsAfter(month, -11)}-01`, before: `${monthsAfter(month, 1)}-01` };
}
