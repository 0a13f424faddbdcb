/** The calendar: a month, or an agenda of the coming weeks. */
import { CalendarPlus, ChevronLeft, ChevronRight, type IconNode, Plus } from "lucide";
import { href } from "react-router";
import { dayInWords, daysBefore } from "~/business/days.ts";
import * as failures from "~/business/failures.ts";
import { today } from "~/business/moments.ts";
import { entriesBetween } from "~/calendar/entries.server.ts";
import { agenda, byDay, type CalendarDay, type CalendarEntry } from "~/calendar/entries.ts";
import {
	dayAndWeekday,
	daysAfter,
	monthInWords,
	monthOf,
	monthsAfter,
	readDay,
	timeInWords,
	weekdays,
	weeksOf,
} from "~/calendar/month.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { Link } from "~/ui/link.tsx";
import { EmptyState } from "~/ui/page/empty-state.tsx";
import { FilterLink, FilterLinks, ListTools } from "~/ui/page/list-tools.tsx";
import { Icon } from "~/ui/picture/icon.tsx";
import { muted, visuallyHidden } from "~/ui/theme/text.css.ts";
import { withLoaderErrors } from "../failures.server.ts";
import * as shared from "../page.css.ts";
import { AdminHead, Pager, Panel } from "../page.tsx";
import * as tableStyles from "../table.css.ts";
import type { Route } from "./+types/calendar.route";
import * as css from "./calendar.css.ts";
import { EntryList } from "./entry-list.tsx";
import { calendarView, DAY_ID, dayAddress, newOn } from "./view.ts";

const AGENDA_DAYS = 28;

async function agendaFrom(from: string) {
	const days = agenda(from, await entriesBetween(from, daysAfter(from, AGENDA_DAYS - 1)));
	return { view: "agenda", from, days } as const;
}

async function monthWith(chosen: string) {
	const month = monthOf(chosen);
	const weeks = weeksOf(month);
	const entries = await entriesBetween(weeks[0]?.[0] ?? chosen, weeks.at(-1)?.at(-1) ?? chosen);
	/** All days of the weeks shown, including those of the adjacent months. */
	const shown = weeks.map((week) => byDay(week, entries));
	return { view: "month", month, weeks: shown, chosen } as const;
}

export const loader = withLoaderErrors(
	failures.fetchCalendar,
	async ({ url }: Route.LoaderArgs) => {
		const now = today();
		const { view, day = now } = calendarView.read(url.searchParams);
		return { now, shown: await (view === "agenda" ? agendaFrom(day) : monthWith(day)) };
	},
);

export default function CalendarPage({ loaderData }: Route.ComponentProps) {
	const { now, shown } = loaderData;
	const day = shown.view === "month" ? shown.chosen : now;
	return (
		<>
			<AdminHead
				title="Calendar"
				note="Visits and other appointments, going home, training, next steps and payments due."
			>
				<ButtonLink small to={newOn(day)}>
					<Icon icon={CalendarPlus} />
					Add
				</ButtonLink>
			</AdminHead>
			<ListTools>
				<FilterLinks label="View">
					<FilterLink to={calendarView.address()} current={shown.view === "month"}>
						Month
					</FilterLink>
					<FilterLink
						to={calendarView.address({ view: "agenda" })}
						current={shown.view === "agenda"}
					>
						Agenda
					</FilterLink>
				</FilterLinks>
				<ButtonLink tone="line" small to={href("/admin/calendar/feeds")}>
					On your phone
				</ButtonLink>
			</ListTools>
			{shown.view === "month" ? <Month {...shown} now={now} /> : <Agenda {...shown} now={now} />}
		</>
	);
}

type AgendaProps = Awaited<ReturnType<typeof agendaFrom>> & { now: string };

const addressOf = (from: string, now: string) =>
	readDay(from) && calendarView.address({ view: "agenda", day: from === now ? undefined : from });

function Agenda({ from, days, now }: AgendaProps) {
	const last = daysAfter(from, AGENDA_DAYS - 1);
	const period = `${dayInWords(from, true)} to ${dayInWords(last, true)}`;
	return (
		<>
			<h2 className={css.period}>{period}</h2>
			{days.length > 0 ? (
				days.map(({ day, entries }) => (
					<Panel
						key={day}
						title={day === now ? `Today, ${dayAndWeekday(day)}` : dayAndWeekday(day)}
						id={`on-${day}`}
					>
						<EntryList day={day} entries={entries} />
					</Panel>
				))
			) : (
				<EmptyState
					message={`Nothing is planned from ${period}.`}
					action={{ href: newOn(from < now ? now : from), label: "Add an appointment" }}
				/>
			)}
			<Pager
				label="Agenda"
				newer={addressOf(daysBefore(from, AGENDA_DAYS), now)}
				older={addressOf(daysAfter(from, AGENDA_DAYS), now)}
				labels={{ newer: "Earlier", older: "Later" }}
			/>
		</>
	);
}

/** Entries named in a day's cell. Further ones are only counted, unless there is just one more. */
const CELL_ENTRIES = 3;
const DOTS = 3;

type MonthProps = Awaited<ReturnType<typeof monthWith>> & { now: string };

function Month({ month, weeks, chosen, now }: MonthProps) {
	const days = weeks.flat();
	const day = days.find((each) => each.day === chosen);
	const hasAny = days.some(
		({ day: each, entries }) => monthOf(each) === month && entries.length > 0,
	);
	return (
		<>
			<Panel className={css.monthPanel}>
				<MonthHead month={month} chosen={chosen} now={now} />
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

function MonthHead({ month, chosen, now }: Pick<MonthProps, "month" | "chosen" | "now">) {
	return (
		<div className={css.monthHead}>
			<h2 className={shared.panelTitle}>{monthInWords(month)}</h2>
			<nav aria-label="Months" className={css.turn}>
				<Turn to={monthsAfter(month, -1)} now={now} rel="prev" icon={ChevronLeft} />
				{chosen === now ? null : (
					<ButtonLink tone="line" small to={calendarView.address()}>
						Today
					</ButtonLink>
				)}
				<Turn to={monthsAfter(month, 1)} now={now} rel="next" icon={ChevronRight} />
			</nav>
		</div>
	);
}

interface TurnProps {
	to: string;
	now: string;
	rel: string;
	icon: IconNode;
}

/** Leads to another month, at its first day or today; renders nothing if the calendar can't show it. */
function Turn({ to, now, rel, icon }: TurnProps) {
	const first = readDay(`${to}-01`);
	return first === undefined ? null : (
		<Link
			to={calendarView.address({ day: to === monthOf(now) ? undefined : first })}
			className={tableStyles.action}
			rel={rel}
		>
			<Icon icon={icon} />
			<span className={visuallyHidden}>{monthInWords(to)}</span>
		</Link>
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
					{time ? <b>{timeInWords(time)} </b> : null}
					{title}
				</span>
			</Link>
		</li>
	);
}
