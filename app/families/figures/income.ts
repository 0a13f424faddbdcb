/** Income by month as a chart has it: every month has its place, also one without any. Pure. */
import { monthOf, monthsAfter } from "../calendar/month.ts";
import type { DayRange } from "./periods.ts";

interface Received {
	month: string;
	received: number;
	refunded: number;
}

export interface MonthIncome extends Received {
	/** Received less paid back, in cents. */
	income: number;
}

/** Months that are drawn at most: the last ones. */
const MONTHS_MAX = 36;

/** The part of a period whose months are drawn: it ends with the current month, or later. */
export function drawnRange({ from, before }: DayRange, today: string): DayRange {
	const first = `${monthsAfter(monthOf(today), 1 - MONTHS_MAX)}-01`;
	return { from: from > first ? from : first, before };
}

/**
 * The months from the first to the last of a period that are known, without gaps. Months that are
 * still to come are left out unless something was received in them.
 */
export function everyMonth(
	months: readonly Received[],
	{ from }: DayRange,
	today: string,
): MonthIncome[] {
	const [first, last] = [months[0], months.at(-1)];
	if (!first || !last) return [];
	const known = new Map(months.map((each) => [each.month, each]));
	const start = monthOf(from) < first.month && from > "1970-01-01" ? monthOf(from) : first.month;
	const [end = last.month] = [last.month, monthOf(today)].toSorted().reverse();
	const list: MonthIncome[] = [];
	for (let month = start; month <= end; month = monthsAfter(month, 1)) {
		const { received = 0, refunded = 0 } = known.get(month) ?? {};
		list.push({ month, received, refunded, income: received - refunded });
	}
	return list.slice(-MONTHS_MAX);
}
