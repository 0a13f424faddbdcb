import { spanInWords } from "~/reports/buckets.ts";
import type { SpanFigures } from "~/reports/queries.server.ts";
import { BarChart } from "~/ui/chart/chart.tsx";
import type { Counted } from "~/ui/chart/chart-geometry.ts";
import { muted } from "~/ui/theme/text.css.ts";
import { Panel } from "../page.tsx";
import * as css from "./figures.css.ts";

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
export function Spans({ title, id, note, figures, heads, more = [] }: SpansProps) {
	const { count, median, most, buckets } = figures;
	const rows = [...buckets, ...more];
	return (
		<Panel title={title} id={id}>
			{median === undefined || most === undefined ? null : (
				<dl className={css.pair}>
					<div>
						<dt className={css.name}>Half of them within</dt>
						<dd className={css.figure}>{spanInWords(median)}</dd>
					</div>
					<div>
						<dt className={css.name}>Nine out of ten within</dt>
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
