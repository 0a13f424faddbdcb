import type { ReactNode } from "react";
import { visuallyHidden } from "~/ui/theme/text.css.ts";
import * as css from "./table.css.ts";

interface TableProps {
	/** What it lists, for screen readers. */
	caption: string;
	/** The names of the columns; those of amounts and of buttons in their own way. */
	heads: readonly (string | { amount: string } | { hidden: string })[];
	children: ReactNode;
}

/** A table that turns into stacked rows on a phone. */
export function Table({ caption, heads, children }: TableProps) {
	return (
		<div className={css.scroll}>
			<table className={css.table}>
				<caption className={visuallyHidden}>{caption}</caption>
				<thead>
					<tr>
						{heads.map((head) => {
							if (typeof head === "string") {
								return (
									<th key={head} scope="col">
										{head}
									</th>
								);
							}
							return "amount" in head ? (
								<th key={head.amount} scope="col" className={css.amount}>
									{head.amount}
								</th>
							) : (
								<th key={head.hidden} scope="col">
									<span className={visuallyHidden}>{head.hidden}</span>
								</th>
							);
						})}
					</tr>
				</thead>
				<tbody>{children}</tbody>
			</table>
		</div>
	);
}
