/** Prepares income and what is owed by month for the charts. Pure functions. */
import { monthOf, monthsAfter } from "~/calendar/month.ts";
import type { incomeByMonth } from "./queries.server.ts";

const MONTHS = 12;

type Received = Awaited<ReturnType<typeof incomeByMonth>>[number];

/** Every month of a year until the current one; none if nothing was received or refunded in it. */
export function everyMonth(
	months: readonly Received[],
	year: string,
	today: string,
): (Received & { income: number })[] {
	if (months.length === 0) return [];
	return Array.from({ length: MONTHS }, (_, index) => monthsAfter(`${year}-01`, index))
		.filter((month) => month <= monthOf(today))
		.map((month) => {
			const { received = 0, refunded = 0 } = months.find((each) => each.month === month) ?? {};
			return { month, received, refunded, income: received - refunded };
		});
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
