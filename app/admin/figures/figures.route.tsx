/** Money and figures: income and what is owed by month, where families come from, and how long things take. */
import { promiseHash } from "remix-utils/promise";
import * as failures from "~/business/failures.ts";
import { today } from "~/business/moments.ts";
import { spanInWords } from "~/reports/buckets.ts";
import { everyMonth, owedByMonth } from "~/reports/income.ts";
import {
	answerTimes,
	familySources,
	firstPaymentDay,
	homeTimes,
	incomeByMonth,
} from "~/reports/queries.server.ts";
import { COUNTED_MAX, figuresView, rangeOf, yearOf, yearsSince } from "~/reports/years.ts";
import { allOwed } from "~/sales/owed.server.ts";
import { BarChart } from "~/ui/chart/chart.tsx";
import type { Counted } from "~/ui/chart/counts.ts";
import { classNames } from "~/ui/class-names.ts";
import { ListTools } from "~/ui/page/list-tools.tsx";
import { muted } from "~/ui/theme/text.css.ts";
import * as css from "../dashboard/dashboard.css.ts";
import { withLoaderErrors } from "../failures.server.ts";
import { Filters } from "../list-screen.tsx";
import { remark, under } from "../page.css.ts";
import { AdminHead, Columns, Panel } from "../page.tsx";
import { reservationTitle } from "../reservations/reservation-texts.ts";
import type { Route } from "./+types/figures.route";
import { Income, Owed, Sources } from "./panels.tsx";

export const loader = withLoaderErrors(failures.fetchFigures, async ({ url }: Route.LoaderArgs) => {
	const now = today();
	const year = figuresView.read(url.searchParams).year || yearOf(now);
	const range = rangeOf(year);
	const { income, owed, firstDay, ...figures } = await promiseHash({
		sources: familySources(range),
		answers: answerTimes(range),
		homes: homeTimes(range),
		income: incomeByMonth(range),
		owed: allOwed(),
		firstDay: firstPaymentDay(),
	});
	const { owing, isPart: isOwedPart } = owed;
	return {
		...figures,
		year,
		years: yearsSince(firstDay, now),
		today: now,
		months: everyMonth(income, year, now),
		owing: owing.map(({ id, owed, parts, ...names }) => {
			/** The first day on which some of it is due. */
			const due = parts.flatMap(({ dueOn }) => dueOn ?? []).toSorted()[0];
			const dueThen = parts.filter(({ dueOn }) => dueOn === due);
			const dueCents = dueThen.reduce((sum, { cents }) => sum + cents, 0);
			return { id, name: reservationTitle(names), owed, due, dueCents };
		}),
		owedMonths: owedByMonth(owing.flatMap(({ parts }) => parts)),
		isOwedPart,
	};
});

export default function FiguresPage({ loaderData }: Route.ComponentProps) {
	const { year, years, today: day, answers, homes } = loaderData;
	return (
		<>
			<AdminHead
				title="Money and figures"
				note="What the data about your families, puppies and payments shows."
			/>
			<ListTools>
				<Filters
					label="Year"
					each={years.map((each) => ({
						name: each,
						to: figuresView.address({ year: each === yearOf(day) ? "" : each }),
						isCurrent: each === year,
					}))}
				/>
			</ListTools>
			<Columns>
				<Income {...loaderData} />
				<div>
					<Owed {...loaderData} />
					<Sources {...loaderData} />
				</div>
			</Columns>
			<Columns even>
				<Spans
					title="How long families wait for an answer"
					id="answers"
					note="From a family’s first message to the first answer."
					figures={answers}
					heads={["Answered", "Families"]}
					more={
						answers.unanswered > 0 ? [{ label: "Not answered yet", count: answers.unanswered }] : []
					}
				/>
				<Spans
					title="How long puppies take to find a home"
					id="homes"
					note="From the day a puppy is listed until it is reserved or goes home."
					figures={homes}
					heads={["Found a home", "Puppies"]}
				/>
			</Columns>
			<p className={classNames(remark, under)}>
				Of the families and puppies of a year, at most the newest{" "}
				{COUNTED_MAX.toLocaleString("en-US")} are counted.
			</p>
		</>
	);
}

interface SpansProps {
	title: string;
	id: string;
	/** Says where the counted span begins and ends. */
	note: string;
	figures: Awaited<ReturnType<typeof homeTimes>>;
	heads: readonly [string, string];
	/** Additional bars after those of the spans. */
	more?: readonly Counted[];
}

/** How long something takes: the median, the 90th percentile, and a bar chart of the distribution. */
function Spans({ title, id, note, figures, heads, more = [] }: SpansProps) {
	const { count, median, most, buckets } = figures;
	const rows = [...buckets, ...more];
	return (
		<Panel title={title} id={id}>
			{median === undefined || most === undefined ? null : (
				<dl className={css.spans}>
					<div>
						<dt className={remark}>Half of them within</dt>
						<dd className={css.smallFigure}>{spanInWords(median)}</dd>
					</div>
					<div>
						<dt className={remark}>Nine out of ten within</dt>
						<dd className={css.smallFigure}>{spanInWords(most)}</dd>
					</div>
				</dl>
			)}
			{count > 0 || more.length > 0 ? (
				<BarChart rows={rows} caption={title} heads={heads} />
			) : (
				<p className={muted}>Not enough data yet.</p>
			)}
			<p className={classNames(remark, under)}>{note}</p>
		</Panel>
	);
}
