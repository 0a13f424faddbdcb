/** Charts of counts, drawn on the server. Screen readers can read all their figures. */

import { visuallyHidden } from "../theme/text.css.ts";
import * as styles from "./chart.css.ts";
import { type Counted, peak, share } from "./counts.ts";

const inFigures = (count: number) => count.toLocaleString("en-US");

/** One label per week if the columns are days. */
const LABEL_EVERY = 7;

interface ColumnChartProps {
	points: readonly Counted[];
	/** The message of the chart in one sentence. */
	summary: string;
	/** Column headings of the table of figures. */
	heads: readonly [string, string];
	/** The text that opens the table of figures. */
	figures: string;
	/** Formats a figure that is not a plain count. */
	written?: (count: number) => string;
	/** Only every nth column has its label below it, counted back from the last. */
	labelEvery?: number;
}

/** Counts over time as columns. The highest shows its figure; the table has all of them. */
export function ColumnChart({
	points,
	summary,
	heads,
	figures,
	written = inFigures,
	labelEvery = LABEL_EVERY,
}: ColumnChartProps) {
	const highest = peak(points.map(({ count }) => count));
	const largest = points[highest]?.count ?? 0;
	return (
		<>
			<div role="img" aria-label={summary} className={styles.plot}>
				{points.map(({ label, count }, index) => (
					<div key={label} className={styles.slot}>
						<div
							className={index === highest ? styles.peak : styles.column}
							style={{ height: share(count, largest) }}
						>
							{index === highest ? <span className={styles.value}>{written(count)}</span> : null}
						</div>
						{(points.length - 1 - index) % labelEvery === 0 ? (
							<span className={styles.tick}>{label}</span>
						) : null}
					</div>
				))}
			</div>
			<details className={styles.figures}>
				<summary>{figures}</summary>
				<table className={styles.figureTable}>
					<thead>
						<tr>
							<th scope="col">{heads[0]}</th>
							<th scope="col">{heads[1]}</th>
						</tr>
					</thead>
					<tbody>
						{points.map(({ label, count }) => (
							<tr key={label}>
								<th scope="row">{label}</th>
								<td>{written(count)}</td>
							</tr>
						))}
					</tbody>
				</table>
			</details>
		</>
	);
}

interface BarChartProps {
	rows: readonly Counted[];
	/** Says what is counted, for screen readers. */
	caption: string;
	/** Column headings: of the row labels, the counts and, if the rows have them, the parts. */
	heads: readonly [string, string, string?];
	/** Formats a figure that is not a plain count. */
	written?: (count: number) => string;
}

/** Counts by category as bars: a table that shows each figure beside its bar. */
export function BarChart({
	rows,
	caption,
	heads: [labelHead, countHead, partHead],
	written = inFigures,
}: BarChartProps) {
	const largest = Math.max(0, ...rows.map(({ count }) => count));
	const hasParts = partHead !== undefined;
	return (
		<table className={styles.bars}>
			<caption className={visuallyHidden}>{caption}</caption>
			<thead className={hasParts ? styles.pairHead : visuallyHidden}>
				<tr>
					<th scope="col" colSpan={hasParts ? 2 : 1}>
						{labelHead}
					</th>
					<th scope="col" colSpan={hasParts ? 1 : 2}>
						{countHead}
					</th>
					{hasParts ? <th scope="col">{partHead}</th> : null}
				</tr>
			</thead>
			<tbody>
				{rows.map(({ label, count, part = 0 }) => (
					<tr key={label}>
						<th scope="row">{label}</th>
						<td aria-hidden="true">
							{count > 0 ? (
								<div
									className={hasParts ? styles.whole : styles.plain}
									style={{ width: share(count, largest) }}
								>
									<div className={styles.part} style={{ width: share(part, count) }} />
								</div>
							) : null}
						</td>
						<td className={styles.amount}>{written(count)}</td>
						{hasParts ? <td className={styles.amount}>{written(part)}</td> : null}
					</tr>
				))}
			</tbody>
		</table>
	);
}
