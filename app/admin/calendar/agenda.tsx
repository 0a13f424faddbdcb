/** The calendar's agenda view: the coming weeks, day by day. */
import { dayInWords, daysBefore } from "~/business/days.ts";
import type { CalendarDay } from "~/calendar/entries.ts";
import { dayAndWeekday, daysAfter, readDay } from "~/calendar/month.ts";
import { EmptyState } from "~/ui/page/empty-state.tsx";
import { Pager, Panel } from "../page.tsx";
import * as css from "./calendar.css.ts";
import { EntryList } from "./entry-list.tsx";
import { calendarView, newOn } from "./view.ts";

interface AgendaProps {
	from: string;
	/** Number of days shown. */
	length: number;
	/** The days on which something is planned. */
	days: readonly CalendarDay[];
	now: string;
}

const addressOf = (from: string, now: string) =>
	readDay(from) && calendarView.address({ view: "agenda", from: from === now ? undefined : from });

export function Agenda({ from, length, days, now }: AgendaProps) {
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
