/** Charts of counts, drawn on the server. Screen readers can read all their figures. */

import { visuallyHidden } from "../theme/text.css.ts";
import * as styles from "./chart.css.ts";
import { type Counted, columns, countScale, peak, share } from "./chart-geometry.ts";

const inFigures = (count: number) => count.toLocaleString("en-US");
const percent = (value: number) => `${Number(value.toFixed(3))}%`;

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
	/** Formats the same figure in full, for the table of figures, which has more room. */
	exactly?: (count: number) => string;
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
	exactly = written,
	labelEvery = LABEL_EVERY,
}: ColumnChartProps) {
	const counts = points.map(({ count }) => count);
	const { top, ticks } = countScale(Math.max(0, ...counts));
	const highest = peak(counts);
	const placed = columns(counts, top).map((column, index) => ({
		...column,
		...(points[index] ?? { label: "", count: 0 }),
		isHighest: index === highest,
		isLabelled: (points.length - 1 - index) % labelEvery === 0,
	}));
	return (
		<>
			<div className={styles.plot}>
				<svg role="img" aria-label={summary} className={styles.svg}>
					{ticks.map((tick) => {
						const y = percent(100 - share(tick, top));
						const line = tick === 0 ? styles.baseLine : styles.gridLine;
						return (
							<g key={tick}>
								<line x1="0" x2="100%" y1={y} y2={y} className={line} />
								<text x="-9" y={y} dy=".32em" textAnchor="end" className={styles.tick}>
									{written(tick)}
								</text>
							</g>
						);
					})}
					{placed.map(({ label, count, x, middle, width, height, isHighest, isLabelled }) => (
						<g key={label}>
							{count > 0 ? (
								<rect
									x={percent(x)}
									y={percent(100 - height)}
									width={percent(width)}
									height={percent(height)}
									rx="2.5"
									className={isHighest ? styles.peak : styles.column}
								/>
							) : null}
							{isHighest ? (
								<text
									x={percent(middle)}
									y={percent(100 - height)}
									dy="-.5em"
									textAnchor="middle"
									className={styles.value}
								>
									{written(count)}
								</text>
							) : null}
							{isLabelled ? (
								<text
									x={percent(middle)}
									y="100%"
									dy="1.7em"
									textAnchor="middle"
									className={styles.tick}
								>
									{label}
								</text>
							) : null}
						</g>
					))}
				</svg>
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
								<td>{exactly(count)}</td>
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

const Bar = ({ size, className }: { size: number; className: string }) =>
	size > 0 ? (
		<rect width={percent(Math.max(1, size))} height="100%" rx="4" className={className} />
	) : null;

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
							<svg className={styles.bar} aria-hidden="true">
								<Bar
									size={share(count, largest)}
									className={hasParts ? styles.wholeFill : styles.barFill}
								/>
								<Bar size={share(part, largest)} className={styles.column} />
							</svg>
						</td>
						<td className={styles.amount}>{written(count)}</td>
						{hasParts ? <td className={styles.amount}>{written(part)}</td> : null}
					</tr>
				))}
			</tbody>
		</table>
	);
}
