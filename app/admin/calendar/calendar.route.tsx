/** The calendar: a month, or an agenda of the coming weeks. */
import { CalendarPlus } from "lucide";
import { href } from "react-router";
import { dayInWords, daysBefore } from "~/business/days.ts";
import * as failures from "~/business/failures.ts";
import { today } from "~/business/moments.ts";
import { entriesBetween } from "~/calendar/entries.server.ts";
import { agenda, byDay } from "~/calendar/entries.ts";
import { dayAndWeekday, daysAfter, monthOf, readDay, weeksOf } from "~/calendar/month.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/page/empty-state.tsx";
import { FilterLink, FilterLinks, ListTools } from "~/ui/page/list-tools.tsx";
import { Icon } from "~/ui/picture/icon.tsx";
import { withLoaderErrors } from "../failures.server.ts";
import { AdminHead, Pager, Panel } from "../page.tsx";
import type { Route } from "./+types/calendar.route";
import * as css from "./calendar.css.ts";
import { EntryList } from "./entry-list.tsx";
import { Month } from "./month.tsx";
import { calendarView, newOn } from "./view.ts";

const AGENDA_DAYS = 28;

async function agendaFrom(from: string) {
	const days = agenda(from, await entriesBetween(from, daysAfter(from, AGENDA_DAYS - 1)));
	return { view: "agenda", from, length: AGENDA_DAYS, days } as const;
}

async function monthWith(month: string, chosen: string) {
	const weeks = weeksOf(month);
	const entries = await entriesBetween(weeks[0]?.[0] ?? chosen, weeks.at(-1)?.at(-1) ?? chosen);
	return {
		view: "month",
		month,
		weeks: weeks.map((week) => byDay(week, entries)),
		chosen,
	} as const;
}

export const loader = withLoaderErrors(
	failures.fetchCalendar,
	async ({ url }: Route.LoaderArgs) => {
		const { view, month, day, from } = calendarView.read(url.searchParams);
		const now = today();
		if (view === "agenda") return { now, shown: await agendaFrom(from ?? now) };
		const shownMonth = month ?? monthOf(day ?? now);
		const isIn = (each: string | undefined) => each !== undefined && monthOf(each) === shownMonth;
		const chosen = day ?? (isIn(now) ? now : `${shownMonth}-01`);
		return { now, shown: await monthWith(shownMonth, isIn(chosen) ? chosen : `${shownMonth}-01`) };
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
			<ListTools className={css.tools}>
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
	readDay(from) && calendarView.address({ view: "agenda", from: from === now ? undefined : from });

function Agenda({ from, length, days, now }: AgendaProps) {
	const last = daysAfter(from, length - 1);
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
						className={css.dayPanel}
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
				newer={addressOf(daysBefore(from, length), now)}
				older={addressOf(daysAfter(from, length), now)}
				labels={{ newer: "Earlier", older: "Later" }}
			/>
		</>
	);
}
