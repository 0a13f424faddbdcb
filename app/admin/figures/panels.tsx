import { Download } from "lucide";
import { href } from "react-router";
import { dayInWords, forCalendarDays } from "~/business/days.ts";
import { moneyInWords } from "~/business/money.ts";
import { monthInWords, monthOf } from "~/calendar/month.ts";
import { figuresView } from "~/reports/years.ts";
import { OWED_MAX } from "~/sales/balance.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { BarChart, ColumnChart } from "~/ui/chart/chart.tsx";
import { peak, withRest } from "~/ui/chart/counts.ts";
import { classNames } from "~/ui/class-names.ts";
import { Link } from "~/ui/link.tsx";
import { Icon } from "~/ui/picture/icon.tsx";
import { muted } from "~/ui/theme/text.css.ts";
import * as css from "../dashboard/dashboard.css.ts";
import * as shared from "../page.css.ts";
import { remark, under } from "../page.css.ts";
import { Panel } from "../page.tsx";
import { reservationAddress } from "../reservations/reservation-texts.ts";
import * as rows from "../rows.css.ts";
import type { Route } from "./+types/figures.route";

const monthLabel = forCalendarDays({ month: "short", year: "2-digit" });
/** "Nov ’26". */
const shortMonth = (month: string) =>
	monthLabel()
		.format(new Date(`${month}-01T00:00:00Z`))
		.replace(" ", " ’");

/** Labels that a chart has room for on a phone. */
const LABELS = 4;

type Figures = Route.ComponentProps["loaderData"];

/** The income of each month, and the year's payments as a file, such as for the taxes. */
export function Income({ months, year }: Pick<Figures, "months" | "year">) {
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
							count: income,
						}))}
						summary={summary}
						heads={["Month", "Income"]}
						figures="The figures, month by month"
						written={moneyInWords}
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
				href={href("/admin/figures/payments.csv") + figuresView.query({ year })}
				download=""
				className={shared.under}
			>
				<Icon icon={Download} />
				Payments of {year} as CSV
			</ButtonLink>
		</Panel>
	);
}

/** What families still owe, by the month in which it is due, and who owes it. It doesn't depend on the year. */
export function Owed({
	owing,
	owedMonths,
	isOwedPart,
	today,
}: Pick<Figures, "owing" | "owedMonths" | "isOwedPart" | "today">) {
	const total = owing.reduce((sum, { owed }) => sum + owed, 0);
	const label = (month: string | null) => {
		if (month === null) return "No date yet";
		return monthInWords(month) + (month < monthOf(today) ? ", overdue" : "");
	};
	const inOrder = owing.toSorted((one, other) => (one.due ?? "9").localeCompare(other.due ?? "9"));
	return (
		<Panel title="Owed by month" id="owed">
			{total === 0 ? (
				<p className={muted}>Nobody owes you anything.</p>
			) : (
				<>
					<p className={css.total}>
						<span className={css.smallFigure}>{moneyInWords(total)}</span>
						{isOwedPart ? " or more for " : " for "}
						{owing.length === 1 ? "one puppy" : `${owing.length} puppies`}
					</p>
					<BarChart
						rows={owedMonths.map(({ month, owed }) => ({ label: label(month), count: owed }))}
						caption="Owed by month"
						heads={["Month", "Owed"]}
						written={moneyInWords}
					/>
					<ul className={rows.list}>
						{inOrder.map(({ id, name, owed, due, dueCents }) => (
							<li key={id} className={rows.item}>
								<Link to={reservationAddress(id)} className={rows.about}>
									{name}
								</Link>
								<span className={classNames(rows.line, due && due < today && shared.overdue)}>
									{moneyInWords(owed)}
									{due &&
										`, ${dueCents < owed ? `${moneyInWords(dueCents)} of it ` : ""}due ${due < today ? "since " : ""}${dayInWords(due)}`}
								</span>
							</li>
						))}
					</ul>
				</>
			)}
			<p className={classNames(shared.remark, shared.under)}>
				Payments count in the month in which they are due, and the rest of a price when the puppy
				goes home.
				{isOwedPart
					? ` Of the puppies that are held, and of those that went home, only the newest ${OWED_MAX} are counted.`
					: ""}
			</p>
		</Panel>
	);
}

const written = (count: number) => count.toLocaleString("en-US");

/** The most rows of the chart. */
const ROWS_MAX = 11;

/** Where families come from, and how many of them buy. */
export function Sources({ sources }: Pick<Figures, "sources">) {
	const families = sources.reduce((sum, each) => sum + each.families, 0);
	const bought = sources.reduce((sum, each) => sum + each.bought, 0);
	const all = sources.map(({ source, families: count, bought: part }) => ({
		label: source || "Not given",
		count,
		part,
	}));
	return (
		<Panel title="Where families come from" id="sources">
			{all.length > 0 ? (
				<>
					<p className={css.total}>
						<span className={css.smallFigure}>{written(families)}</span>{" "}
						{families === 1 ? "family" : "families"}, {written(bought)} of them with a puppy
					</p>
					<BarChart
						rows={withRest(all, ROWS_MAX, "All others")}
						caption="Where families come from"
						heads={["Heard of us by", "Families", "Bought"]}
					/>
				</>
			) : (
				<p className={muted}>Not enough data yet.</p>
			)}
			<p className={classNames(remark, under)}>
				Counted by the day on which a family first came. Families with a reservation count as
				bought, the darker part.
			</p>
		</Panel>
	);
}
