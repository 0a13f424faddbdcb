import { BarChart, ColumnChart } from "~/ui/chart.tsx";
import { type Counted, peak, withRest } from "~/ui/chart-geometry.ts";
import { muted } from "~/ui/text.css.ts";
import { Columns, Panel } from "../page.tsx";
import { shortDay } from "./moments.ts";
import type { Overview } from "./overview.server.ts";

/** Rows of a bar chart at most. */
const ROWS_MAX = 8;

type Values = readonly { value: string; count: number }[];

const written = (count: number) => count.toLocaleString("en-US");

const rowsOf = (values: Values): Counted[] =>
	withRest(
		values.map(({ value, count }) => ({ label: value || "Not said", count })),
		ROWS_MAX,
		"All others",
	);

/** The chart of days in a sentence. */
function inWords(points: readonly Counted[], total: number): string {
	const highest = points[peak(points.map(({ count }) => count))];
	const most = highest
		? ` The most on one day: ${written(highest.count)}, on ${highest.label}.`
		: "";
	return `Messages on each of the last ${points.length} days: ${written(total)} in all.${most}`;
}

/** Messages by day, by how people found the site, and by the breed they look for. */
export function ContactCharts({ contacts }: Pick<Overview, "contacts">) {
	if (contacts.total === 0) {
		return (
			<Panel title="Messages" id="messages">
				<p className={muted}>
					None yet. Once there are some, charts show here how many come, how people found you and
					which breeds they look for.
				</p>
			</Panel>
		);
	}
	const points = contacts.per_day.map(({ date, count }) => ({ label: shortDay(date), count }));
	return (
		<Columns even>
			<Panel title="Messages per day" id="per-day">
				{contacts.last_30_days > 0 ? (
					<ColumnChart
						points={points}
						summary={inWords(points, contacts.last_30_days)}
						heads={["Day", "Messages"]}
						figures="The figures, day by day"
					/>
				) : (
					<p className={muted}>No messages in the last 30 days.</p>
				)}
			</Panel>
			<div>
				<Breakdown
					title="How people found us"
					id="by-source"
					heads={["Found us by", "Messages"]}
					values={contacts.by_referral_source}
				/>
				<Breakdown
					title="Breeds they look for"
					id="by-breed"
					heads={["Breed", "Messages"]}
					values={contacts.by_breed_preference}
				/>
			</div>
		</Columns>
	);
}

interface BreakdownProps {
	title: string;
	id: string;
	heads: readonly [string, string];
	values: Values;
}

function Breakdown({ title, id, heads, values }: BreakdownProps) {
	const rows = rowsOf(values);
	return (
		<Panel title={title} id={id}>
			<BarChart rows={rows} caption={title} heads={heads} />
		</Panel>
	);
}
