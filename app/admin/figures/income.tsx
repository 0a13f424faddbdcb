import { Download } from "lucide";
import { href } from "react-router";
import { forCalendarDays } from "~/business/days.ts";
import { moneyInWords } from "~/business/money.ts";
import { monthInWords, monthOf } from "~/calendar/month.ts";
import type { MonthIncome } from "~/reports/income.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { ColumnChart } from "~/ui/chart/chart.tsx";
import { peak } from "~/ui/chart/chart-geometry.ts";
import { classNames } from "~/ui/class-names.ts";
import { Icon } from "~/ui/picture/icon.tsx";
import { muted } from "~/ui/theme/text.css.ts";
import * as css from "../dashboard/dashboard.css.ts";
import * as shared from "../page.css.ts";
import { Panel } from "../page.tsx";

const CENTS = 100;
/** Formats dollars for the chart's scale: "$12K". */
const scale = new Intl.NumberFormat("en-US", {
	style: "currency",
	currency: "USD",
	notation: "compact",
	maximumFractionDigits: 1,
	trailingZeroDisplay: "stripIfInteger",
});

const monthLabel = forCalendarDays({ month: "short", year: "2-digit" });
/** "Nov ’26". */
const shortMonth = (month: string) =>
	monthLabel()
		.format(new Date(`${month}-01T00:00:00Z`))
		.replace(" ", " ’");

/** Labels that a chart has room for on a phone. */
const LABELS = 4;

interface IncomeProps {
	months: readonly MonthIncome[];
	/** The period in words, and its query, for its payments as a file. */
	period: string;
	query: string;
}

/** The income of each month, and the period's payments as a file, such as for the tax year. */
export function Income({ months, period, query }: IncomeProps) {
	const total = months.reduce((sum, { income }) => sum + income, 0);
	const refunded = months.reduce((sum, each) => sum + each.refunded, 0);
	const best = months[peak(months.map(({ income }) => income))];
	const summary = [
		`Income in ${months.length} ${months.length === 1 ? "month" : "months"}: ${moneyInWords(total)}.`,
		best && `Most in ${monthInWords(monthOf(best.month))}: ${moneyInWords(best.income)}.`,
	]
		.filter(Boolean)
		.join(" ");
	return (
		<Panel title="Income by month" id="income">
			{months.length > 0 ? (
				<>
					<p className={css.total}>
						<span className={css.smallFigure}>{moneyInWords(total)}</span>
						{refunded > 0 ? ` after ${moneyInWords(refunded)} in refunds` : ""}
					</p>
					<ColumnChart
						points={months.map(({ month, income }) => ({
							label: shortMonth(month),
							count: income / CENTS,
						}))}
						summary={summary}
						heads={["Month", "Income"]}
						figures="The figures, month by month"
						written={(amount) => scale.format(amount)}
						exactly={(amount) => moneyInWords(Math.round(amount * CENTS))}
						labelEvery={Math.max(1, Math.ceil(months.length / LABELS))}
					/>
				</>
			) : (
				<p className={muted}>Not enough data yet.</p>
			)}
			<p className={classNames(shared.remark, shared.under)}>
				Payments received, minus refunds, each counted on its own date.
			</p>
			<ButtonLink
				tone="line"
				small
				href={href("/admin/figures/payments.csv") + query}
				download=""
				className={shared.under}
			>
				<Icon icon={Download} />
				Payments of {period} as CSV
			</ButtonLink>
		</Panel>
	);
}
