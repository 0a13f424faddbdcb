import type { CalendarEntry } from "~/calendar/entries.ts";
import { kindLabel } from "~/calendar/kinds.ts";
import { monthAndDay, timeInWords } from "~/calendar/month.ts";
import { classNames } from "~/ui/class-names.ts";
import { Link } from "~/ui/link.tsx";
import * as rows from "../rows.css.ts";
import * as css from "./calendar.css.ts";

/** When an entry takes place on `day`. An entry of several days has its time only on the first one. */
export function whenOn(day: string, { day: first, lastDay, time }: CalendarEntry): string {
	const start = time && day === first ? timeInWords(time) : "All day";
	if (first === lastDay) return start;
	const from = day === first ? "" : `from ${monthAndDay(first)} `;
	return `${start}, ${from}to ${monthAndDay(lastDay)}`;
}

/** The entries of a day, one below the other. */
export function EntryList({ day, entries }: { day: string; entries: readonly CalendarEntry[] }) {
	return (
		<ul className={rows.list}>
			{entries.map((entry) => (
				<li key={entry.key} className={css.item}>
					<span className={css.when}>{whenOn(day, entry)}</span>
					<Link to={entry.path}>{entry.title}</Link>
					<span className={css.kind}>
						<span aria-hidden className={classNames(css.dot, css.dots[entry.kind])} />
						{kindLabel(entry.kind)}
					</span>
				</li>
			))}
		</ul>
	);
}
