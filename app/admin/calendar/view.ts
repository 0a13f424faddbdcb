/** Reads and writes the calendar's addresses. */
import { href } from "react-router";
import { readDay, readMonth } from "~/calendar/month.ts";
import { listParameters, oneOf, type Parameter } from "~/platform/list-parameters.ts";

const optional = (read: (text: string) => string | undefined): Parameter<string | undefined> => ({
	read,
	write: (value) => value ?? "",
});

export const calendarView = listParameters(href("/admin/calendar"), {
	view: oneOf(["month", "agenda"]),
	/** YYYY-MM; undefined for the current one. */
	month: optional(readMonth),
	/** The day whose entries are listed below the month. */
	day: optional(readDay),
	/** The first day of the agenda; undefined for today. */
	from: optional(readDay),
});

/** Id of the list of a day's entries below the month. */
export const DAY_ID = "day";

/** Address of a day in its month. */
export const dayAddress = (day: string) =>
	`${calendarView.address({ month: day.slice(0, 7), day })}#${DAY_ID}`;

/** Address of the form for a new appointment on a day. */
export const newOn = (day: string) =>
	`${href("/admin/calendar/new")}?${new URLSearchParams({ day })}`;
