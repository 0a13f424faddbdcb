/** Reads and writes the calendar's addresses. */
import { href } from "react-router";
import { readDay } from "~/calendar/month.ts";
import { listParameters, oneOf } from "~/platform/list-parameters.ts";

export const calendarView = listParameters<{ view: "month" | "agenda"; day?: string }>(
	href("/admin/calendar"),
	{
		view: oneOf(["month", "agenda"]),
		/** The day that is listed below its month, or the first one of the agenda; undefined for today. */
		day: { read: readDay, write: (day) => day ?? "" },
	},
);

/** Id of the list of a day's entries below the month. */
export const DAY_ID = "day";

/** Address of a day in its month. */
export const dayAddress = (day: string) => `${calendarView.address({ day })}#${DAY_ID}`;

/** Address of the form for a new appointment on a day. */
export const newOn = (day: string) =>
	`${href("/admin/calendar/new")}?${new URLSearchParams({ day })}`;
