import { visuallyHidden } from "../theme/text.css.ts";
import * as styles from "./chart.css.ts";
import { type Counted, share } from "./chart-geometry.ts";

const written = (count: number) => count.toLocaleString("en-US");
const percent = (value: number) => `${Number(value.toFixed(3))}%`;

interface BarPairProps {
	/** `part` is how much of the row's count belongs to the darker part of its bar. */
	rows: readonly (Counted & { part: number })[];
	/** Says what is counted, for screen readers. */
	caption: string;
	/** Column headings: of the row labels, the counts and the parts. */
	heads: readonly [string, string, string];
}

/** Counts by category as bars with a darker part: a table that shows each figure beside its bar. */
export function BarPair({ rows, caption, heads }: BarPairProps) {
	const largest = Math.max(0, ...rows.map(({ count }) => count));
	return (
		<table className={styles.bars}>
			<caption className={visuallyHidden}>{caption}</caption>
			<thead className={styles.pairHead}>
				<tr>
					<th scope="col" colSpan={2}>
						{heads[0]}
					</th>
					<th scope="col">{heads[1]}</th>
					<th scope="col">{heads[2]}</th>
				</tr>
			</thead>
			<tbody>
				{rows.map(({ label, count, part }) => (
					<tr key={label}>
						<th scope="row">{label}</th>
						<td aria-hidden="true">
							<svg className={styles.bar} aria-hidden="true">
								<rect
									width={percent(Math.max(1, share(count, largest)))}
									height="100%"
									rx="4"
									className={styles.wholeFill}
								/>
								{part > 0 ? (
									<rect
										width={percent(Math.max(1, share(part, largest)))}
										height="100%"
										rx="4"
										className={styles.partFill}
									/>
								) : null}
							</svg>
						</td>
						<td className={styles.amount}>{written(count)}</td>
						<td className={styles.amount}>{written(part)}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
