/** Figures: where families come from, how long things take, and income by month. */
import * as failures from "~/business/failures.ts";
import { today } from "~/business/moments.ts";
import { drawnRange, everyMonth } from "~/reports/income.ts";
import { figuresView, newestOnly, periodLabels, periods, rangeOf } from "~/reports/periods.ts";
import {
	answerTimes,
	familySources,
	homeTimes,
	incomeByMonth,
	isPartCounted,
} from "~/reports/queries.server.ts";
import { FilterLink, FilterLinks, ListTools } from "~/ui/page/list-tools.tsx";
import { withLoaderErrors } from "../failures.server.ts";
import { AdminHead, adminMeta, Columns } from "../page.tsx";
import type { Route } from "./+types/figures.route";
import { Income } from "./income.tsx";
import { Sources } from "./sources.tsx";
import { Spans } from "./spans.tsx";

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
