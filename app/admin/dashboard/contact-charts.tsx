/** The charts of messages: by day, by how people found the site, and by the breed they want. */
import { monthAndDay } from "~/calendar/month.ts";
import { BarChart, ColumnChart } from "~/ui/chart/chart.tsx";
import { type Counted, peak, withRest } from "~/ui/chart/chart-geometry.ts";
import { muted } from "~/ui/theme/text.css.ts";
import { Panel } from "../page.tsx";
import type { Overview } from "./overview.server.ts";

/** The most rows of a bar chart. */
const ROWS_MAX = 8;

const NONE = "No messages yet.";

type ChartProps = Pick<Overview, "contacts">;

const written = (count: number) => count.toLocaleString("en-US");

/** Describes the chart of days in a sentence. */
function inWords(points: readonly Counted[], total: number): string {
	const highest = points[peak(points.map(({ count }) => count))];
	const most = highest ? ` Most on one day: ${written(highest.count)}, on ${highest.label}.` : "";
	return `Messages on each of the last ${points.length} days: ${written(total)} in all.${most}`;
}

export function MessagesPerDay({ contacts }: ChartProps) {
	const points = contacts.per_day.map(({ date, count }) => ({ label: monthAndDay(date), count }));
	return (
		<Panel title="Messages per day" id="per-day">
			{contacts.last_30_days > 0 ? (
				<ColumnChart
					points={points}
					summary={inWords(points, contacts.last_30_days)}
					heads={["Day", "Messages"]}
					figures="The figures, day by day"
				/>
			) : (
				<p className={muted}>{contacts.total > 0 ? "No messages in the last 30 days." : NONE}</p>
			)}
		</Panel>
	);
}

interface BreakdownProps {
	title: string;
	id: string;
	/** Column headings: what the rows are, and what is counted. */
	heads: readonly [string, string];
	values: readonly { value: string; count: number }[];
}

function Breakdown({ title, id, heads, values }: BreakdownProps) {
	const all = values.map(({ value, count }) => ({ label: value || "Not given", count }));
	return (
		<Panel title={title} id={id}>
			{all.length > 0 ? (
				<BarChart rows={withRest(all, ROWS_MAX, "All others")} caption={title} heads={heads} />
			) : (
				<p className={muted}>{NONE}</p>
			)}
		</Panel>
	);
}

export function MessagesBySource({ contacts }: ChartProps) {
	return (
		<Breakdown
			title="How people found us"
			id="by-source"
			heads={["Found us by", "Messages"]}
			values={contacts.by_referral_source}
		/>
	);
}

export function MessagesByBreed({ contacts }: ChartProps) {
	return (
		<Breakdown
			title="Breeds they look for"
			id="by-breed"
			heads={["Breed", "Messages"]}
			values={contacts.by_breed_preference}
		/>
	);
}
