import { dayInWords } from "~/business/days.ts";
import { moneyInWords } from "~/business/money.ts";
import { monthInWords, monthOf } from "~/calendar/month.ts";
import { OWED_MAX } from "~/sales/balance.ts";
import { BarChart } from "~/ui/chart/chart.tsx";
import { classNames } from "~/ui/class-names.ts";
import { Link } from "~/ui/link.tsx";
import { muted } from "~/ui/theme/text.css.ts";
import * as css from "../dashboard/dashboard.css.ts";
import * as shared from "../page.css.ts";
import { Panel } from "../page.tsx";
import { reservationAddress } from "../reservations/reservation-texts.ts";
import * as rows from "../rows.css.ts";

/** Maximum number of reservations listed. */
const LISTED = 50;

interface OwedProps {
	/** The reservations for which money is owed, with the first day on which some of it is due. */
	owing: readonly { id: number; puppy: string; family?: string; owed: number; due?: string }[];
	/** What is owed in each month. */
	months: readonly { month: string | null; owed: number }[];
	/** Whether there are more reservations than were read. */
	isPart: boolean;
	today: string;
}

/** What families still owe, by the month in which it is due, and who owes it. It doesn't depend on the period. */
export function Owed({ owing, months, isPart, today }: OwedProps) {
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
						{isPart ? " or more for " : " for "}
						{owing.length === 1 ? "one puppy" : `${owing.length} puppies`}
					</p>
					<BarChart
						rows={months.map(({ month, owed }) => ({ label: label(month), count: owed }))}
						caption="Owed by month"
						heads={["Month", "Owed"]}
						written={moneyInWords}
					/>
					<ul className={rows.list}>
						{inOrder.slice(0, LISTED).map(({ id, puppy, family, owed, due }) => (
							<li key={id} className={rows.item}>
								<Link to={reservationAddress(id)} className={rows.about}>
									{family ? `${puppy} for ${family}` : puppy}
								</Link>
								<span className={classNames(rows.line, due && due < today && shared.overdue)}>
									{moneyInWords(owed)}
									{due ? `, due ${due < today ? "since " : ""}${dayInWords(due)}` : ""}
								</span>
							</li>
						))}
					</ul>
					{owing.length > LISTED ? (
						<p className={muted}>And {owing.length - LISTED} more.</p>
					) : null}
				</>
			)}
			<p className={classNames(shared.remark, shared.under)}>
				Payments count in the month in which they are due, and the rest of a price when the puppy
				goes home.
				{isPart
					? ` Of the puppies that are held, and of those that went home, only the newest ${OWED_MAX} are counted.`
					: ""}
			</p>
		</Panel>
	);
}
