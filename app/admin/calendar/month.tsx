/** A month as a table of weeks, with the entries of one of its days below. */
import { ChevronLeft, ChevronRight, Plus } from "lucide";
import type { CalendarDay, CalendarEntry } from "~/calendar/entries.ts";
import {
	dayAndWeekday,
	monthInWords,
	monthOf,
	monthsAfter,
	readMonth,
	timeInWords,
	weekdays,
} from "~/calendar/month.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { Link } from "~/ui/link.tsx";
import { Icon } from "~/ui/picture/icon.tsx";
import { muted, visuallyHidden } from "~/ui/theme/text.css.ts";
import * as shared from "../page.css.ts";
import { Panel } from "../page.tsx";
import * as tableStyles from "../table.css.ts";
import * as css from "./calendar.css.ts";
import { EntryList } from "./entry-list.tsx";
import { calendarView, DAY_ID, dayAddress, newOn } from "./view.ts";

/** Entries named in a day's cell. Further ones are only counted, unless there is just one more. */
const CELL_ENTRIES = 3;
const DOTS = 3;

interface MonthProps {
	month: string;
	/** All days of the weeks shown, including those of the adjacent months. */
	weeks: readonly (readonly CalendarDay[])[];
	/** The day whose entries are listed below. */
	chosen: string;
	now: string;
}

export function Month({ month, weeks, chosen, now }: MonthProps) {
	const days = weeks.flat();
	const day = days.find((each) => each.day === chosen);
	const hasAny = days.some(
		({ day: each, entries }) => monthOf(each) === month && entries.length > 0,
	);
	return (
		<>
			<Panel className={css.monthPanel}>
				<MonthHead month={month} now={now} />
				<table className={css.month}>
					<caption className={visuallyHidden}>{monthInWords(month)}</caption>
					<thead>
						<tr>
							{weekdays.map(({ short, long }) => (
								<th key={long} scope="col" abbr={long}>
									{short}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{weeks.map((week) => (
							<tr key={week[0]?.day}>
								{week.map((each) => (
									<DayCell
										key={each.day}
										{...each}
										isOutside={monthOf(each.day) !== month}
										isChosen={each.day === chosen}
										isToday={each.day === now}
									/>
								))}
							</tr>
						))}
					</tbody>
				</table>
				{hasAny ? null : (
					<p className={shared.afterword}>Nothing is planned in {monthInWords(month)}.</p>
				)}
			</Panel>
			<Panel
				title={dayAndWeekday(chosen)}
				id={DAY_ID}
				className={css.dayPanel}
				action={
					<ButtonLink tone="line" small to={newOn(chosen)}>
						<Icon icon={Plus} />
						Add<span className={visuallyHidden}> on {dayAndWeekday(chosen)}</span>
					</ButtonLink>
				}
			>
				{day && day.entries.length > 0 ? (
					<EntryList day={chosen} entries={day.entries} />
				) : (
					<p className={muted}>Nothing is planned on this day.</p>
				)}
			</Panel>
		</>
	);
}

function MonthHead({ month, now }: Pick<MonthProps, "month" | "now">) {
	const [before, after] = [monthsAfter(month, -1), monthsAfter(month, 1)];
	return (
		<div className={css.monthHead}>
			<h2 className={shared.panelTitle}>{monthInWords(month)}</h2>
			<nav aria-label="Months" className={css.turn}>
				{readMonth(before) ? (
					<Link
						to={calendarView.address({ month: before })}
						className={tableStyles.action}
						rel="prev"
					>
						<Icon icon={ChevronLeft} />
						<span className={visuallyHidden}>{monthInWords(before)}</span>
					</Link>
				) : null}
				{monthOf(now) === month ? null : (
					<ButtonLink tone="line" small to={calendarView.address()}>
						Today
					</ButtonLink>
				)}
				{readMonth(after) ? (
					<Link
						to={calendarView.address({ month: after })}
						className={tableStyles.action}
						rel="next"
					>
						<Icon icon={ChevronRight} />
						<span className={visuallyHidden}>{monthInWords(after)}</span>
					</Link>
				) : null}
			</nav>
		</div>
	);
}

const inWords = (count: number) =>
	count === 0 ? "nothing planned" : count === 1 ? "one entry" : `${count} entries`;

type DayCellProps = CalendarDay & { isOutside: boolean; isChosen: boolean; isToday: boolean };

function DayCell({ day, entries, isOutside, isChosen, isToday }: DayCellProps) {
	const more = entries.length - CELL_ENTRIES;
	// A day before or after the month links to its own month.
	return (
		<td className={classNames(css.cell, isOutside && css.outside, isChosen && css.chosen)}>
			<Link
				to={dayAddress(day)}
				className={css.dayLink}
				aria-current={isToday ? "date" : undefined}
			>
				<span aria-hidden className={classNames(css.number, isToday && css.today)}>
					{Number(day.slice(8))}
				</span>
				<span className={visuallyHidden}>
					{dayAndWeekday(day)}, {inWords(entries.length)}
				</span>
				<span aria-hidden className={css.dotRow}>
					{entries.slice(0, entries.length > DOTS ? DOTS - 1 : DOTS).map(({ key, kind }) => (
						<span key={key} className={classNames(css.dot, css.dots[kind])} />
					))}
					{entries.length > DOTS ? <span>{entries.length}</span> : null}
				</span>
			</Link>
			{entries.length > 0 ? (
				<ul className={css.chips}>
					{entries.slice(0, more === 1 ? CELL_ENTRIES + 1 : CELL_ENTRIES).map((entry) => (
						<Chip key={entry.key} entry={entry} />
					))}
					{more > 1 ? (
						<li>
							<Link to={dayAddress(day)} className={css.more}>
								and {more} more<span className={visuallyHidden}> on {dayAndWeekday(day)}</span>
							</Link>
						</li>
					) : null}
				</ul>
			) : null}
		</td>
	);
}

function Chip({ entry: { kind, time, title, path } }: { entry: CalendarEntry }) {
	return (
		<li>
			<Link to={path} className={classNames(css.chip, css.grounds[kind])} title={title}>
				<span className={css.chipText}>
					{time ? <span className={css.chipTime}>{timeInWords(time)} </span> : null}
					{title}
				</span>
			</Link>
		</li>
	);
}
