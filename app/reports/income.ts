/** Prepares income and what is owed by month for the charts. Pure functions. */
import { monthOf, monthsAfter } from "~/calendar/month.ts";
import type { DayRange } from "./periods.ts";
import type { incomeByMonth } from "./queries.server.ts";

type Received = Awaited<ReturnType<typeof incomeByMonth>>[number];

/** The chart shows at most this many months, the last ones. */
export const MONTHS_MAX = 36;

/** The part of a period that the chart shows: at most the last `MONTHS_MAX` months up to the current one. */
export function drawnRange({ from, before }: DayRange, today: string): DayRange {
	const [last = ""] = [monthOf(today), monthsAfter(monthOf(before), -1)].toSorted();
	const first = `${monthsAfter(last, 1 - MONTHS_MAX)}-01`;
	return { from: from > first ? from : first, before };
}

/**
 * The months from the start of a period to the current month, or to the last month with payments if
 * that is later, without gaps and without months after the period: at most the last `MONTHS_MAX`. The
 * period that includes everything starts with the first payment.
 */
export function everyMonth(
	months: readonly Received[],
	{ from, before }: DayRange,
	today: string,
): (Received & { income: number })[] {
	const [first, last] = [months[0], months.at(-1)];
	if (!first || !last) return [];
	const known = new Map(months.map((each) => [each.month, each]));
	const start = monthOf(from) < first.month && from > "1970-01-01" ? monthOf(from) : first.month;
	const [latest = last.month] = [last.month, monthOf(today)].toSorted().reverse();
	const [end = latest] = [latest, monthsAfter(monthOf(before), -1)].toSorted();
	const list: ReturnType<typeof everyMonth> = [];
	for (let month = start; month <= end; month = monthsAfter(month, 1)) {
		const { received = 0, refunded = 0 } = known.get(month) ?? {};
		list.push({ month, received, refunded, income: received - refunded });
	}
	return list.slice(-MONTHS_MAX);
}

/** What is owed in each month in which something is due; the month of parts without a date is null, and last. */
export function owedByMonth(parts: readonly { cents: number; dueOn: string | null }[]) {
	const months = Map.groupBy(parts, ({ dueOn }) => (dueOn === null ? null : monthOf(dueOn)));
	return [...months]
		.map(([month, due]) => ({ month, owed: due.reduce((sum, { cents }) => sum + cents, 0) }))
		.toSorted(
			(one, other) =>
				Number(one.month === null) - Number(other.month === null) ||
				(one.month ?? "").localeCompare(other.month ?? ""),
		);
}
