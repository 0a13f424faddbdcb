/** Figures: where families come from, how long things take, and income by month. */
import * as failures from "~/business/failures.ts";
import { today } from "~/business/moments.ts";
import { spanInWords } from "~/reports/buckets.ts";
import { drawnRange, everyMonth } from "~/reports/income.ts";
import { figuresView, newestOnly, periodLabels, periods, rangeOf } from "~/reports/periods.ts";
import {
	answerTimes,
	familySources,
	homeTimes,
	incomeByMonth,
	isPartCounted,
	type SpanFigures,
} from "~/reports/queries.server.ts";
import { BarChart } from "~/ui/chart/chart.tsx";
import type { Counted } from "~/ui/chart/chart-geometry.ts";
import { FilterLink, FilterLinks, ListTools } from "~/ui/page/list-tools.tsx";
import { muted } from "~/ui/theme/text.css.ts";
import { withLoaderErrors } from "../failures.server.ts";
import { remark } from "../page.css.ts";
import { AdminHead, adminMeta, Columns, Panel } from "../page.tsx";
import type { Route } from "./+types/figures.route";
import * as css from "./figures.css.ts";
import { Income } from "./income.tsx";
import { Sources } from "./sources.tsx";

export const meta: Route.MetaFunction = () => adminMeta("Money and figures");

export const loader = withLoaderErrors(failures.fetchFigures, async ({ url }: Route.LoaderArgs) => {
	const { period } = figuresView.read(url.searchParams);
	const now = today();
	const range = rangeOf(period, now);
	const [sources, answers, homes, months, isPart] = await Promise.all([
		familySources(range),
		answerTimes(range),
		homeTimes(range),
		incomeByMonth(drawnRange(range, now)),
		isPartCounted(range),
	]);
	return { period, sources, answers, homes, months: everyMonth(months, range, now), isPart };
});

export default function FiguresPage({ loaderData }: Route.ComponentProps) {
	const { period, sources, answers, homes, months, isPart } = loaderData;
	return (
		<>
			<AdminHead
				title="Money and figures"
				note="What the data about your families, puppies and payments shows."
			/>
			<ListTools>
				<FilterLinks label="Period">
					{periods.map((each) => (
						<FilterLink
							key={each}
							to={figuresView.address({ period: each })}
							current={each === period}
						>
							{periodLabels[each]}
						</FilterLink>
					))}
				</FilterLinks>
			</ListTools>
			<Columns even>
				<Sources {...sources} isPart={isPart.families} />
				<Income months={months} query={figuresView.query({ period })} />
			</Columns>
			<Columns even>
				<Spans
					title="How long families wait for an answer"
					id="answers"
					note={`From a family’s first message to the first answer.${newestOnly(isPart.answers)}`}
					figures={answers}
					heads={["Answered", "Families"]}
					more={
						answers.unanswered > 0 ? [{ label: "Not answered yet", count: answers.unanswered }] : []
					}
				/>
				<Spans
					title="How long puppies take to find a home"
					id="homes"
					note={`From the day a puppy is listed until it is reserved or goes home.${newestOnly(isPart.homes)}`}
					figures={homes}
					heads={["Found a home", "Puppies"]}
				/>
			</Columns>
		</>
	);
}

interface SpansProps {
	title: string;
	id: string;
	/** Says where the counted span begins and ends. */
	note: string;
	figures: SpanFigures;
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
				<dl className={css.pair}>
					<div>
						<dt className={remark}>Half of them within</dt>
						<dd className={css.figure}>{spanInWords(median)}</dd>
					</div>
					<div>
						<dt className={remark}>Nine out of ten within</dt>
						<dd className={css.figure}>{spanInWords(most)}</dd>
					</div>
				</dl>
			)}
			{count > 0 || more.length > 0 ? (
				<BarChart rows={rows} caption={title} heads={heads} />
			) : (
				<p className={muted}>Not enough data yet.</p>
			)}
			<p className={css.note}>{note}</p>
		</Panel>
	);
}
