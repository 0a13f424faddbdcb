import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import * as css from "./facts-list.css.ts";
import { number } from "./theme/text.css.ts";

interface FactsListProps {
	/** Facts without a value have no row. */
	rows: readonly { name: string; value: ReactNode }[];
	className?: string;
}

/** Facts at a glance, each with its name beside it; nothing if there are none. */
export function FactsList({ rows, className }: FactsListProps) {
	if (rows.length === 0) return null;
	return (
		<dl className={classNames(css.facts, className)}>
			{rows.map(({ name, value }) =>
				value ? (
					<div key={name} className={css.row}>
						<dt className={css.term}>{name}</dt>
						<dd className={classNames(css.value, number)}>{value}</dd>
					</div>
				) : null,
			)}
		</dl>
	);
}
