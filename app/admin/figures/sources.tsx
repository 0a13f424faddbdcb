import { newestOnly } from "~/reports/periods.ts";
import type { SourceFigure } from "~/reports/queries.server.ts";
import { BarChart } from "~/ui/chart/chart.tsx";
import { classNames } from "~/ui/class-names.ts";
import { muted } from "~/ui/theme/text.css.ts";
import * as css from "../dashboard/dashboard.css.ts";
import { remark, under } from "../page.css.ts";
import { Panel } from "../page.tsx";

interface SourcesProps {
	sources: readonly SourceFigure[];
	families: number;
	bought: number;
	/** The totals of all sources that aren't listed. */
	others: { families: number; bought: number };
	/** Whether only a part of the families was counted. */
	isPart: boolean;
}

const written = (count: number) => count.toLocaleString("en-US");

/** Where families come from, and how many of them buy. */
export function Sources({ sources, families, bought, others, isPart }: SourcesProps) {
	const named = sources.map(({ source, ...counts }) => ({
		label: source || "Not given",
		...counts,
	}));
	const all = others.families > 0 ? [...named, { label: "All others", ...others }] : named;
	return (
		<Panel title="Where families come from" id="sources">
			{all.length > 0 ? (
				<>
					<p className={css.total}>
						<span className={css.smallFigure}>{written(families)}</span>{" "}
						{families === 1 ? "family" : "families"}, {written(bought)} of them with a puppy
					</p>
					<BarChart
						rows={all.map(({ label, families: count, bought: part }) => ({ label, count, part }))}
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
				{newestOnly(isPart)}
			</p>
		</Panel>
	);
}
