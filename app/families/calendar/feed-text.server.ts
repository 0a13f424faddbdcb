/** The calendar as other programs read it (iCalendar, RFC 5545). */
import { ICalCalendar, ICalEventTransparency } from "ical-generator";
import { facts } from "~/business/facts.ts";
import { absoluteAddress } from "~/business/head.ts";
import { momentOn } from "~/business/moments.ts";
import type { CalendarEntry } from "./entries.ts";
import { daysAfter } from "./month.ts";

/** How long an appointment is taken to last whose end nobody wrote. */
const HOUR = 3_600_000;
/** Seconds after which a program may look again. */
const READ_AGAIN = 3_600;

const midnight = (day: string) => new Date(`${day}T00:00:00Z`);

/** A whole day is a date; an appointment is a moment, in UTC, that any program shows in its zone. */
function span({ day, lastDay, time }: CalendarEntry) {
	if (!time) {
		return { allDay: true, start: midnight(day), end: midnight(daysAfter(lastDay, 1)) };
	}
	const start = momentOn(day, time);
	const end =
		lastDay > day ? momentOn(daysAfter(lastDay, 1), "00:00") : new Date(start.getTime() + HOUR);
	return { allDay: false, start, end };
}

/**
 * The feed's text. `changedAt` is when anything of it was changed last. It says when something is
 * and whom it is about; notes, addresses and amounts stay on the pages that it links to.
 */
export function calendarText(entries: readonly CalendarEntry[], changedAt: Date): string {
	const { host } = new URL(absoluteAddress("/"));
	const calendar = new ICalCalendar({
		prodId: { company: facts.brand, product: "Calendar", language: "EN" },
		name: `${facts.brand} calendar`,
		ttl: READ_AGAIN,
	});
	for (const entry of entries) {
		calendar.createEvent({
			...span(entry),
			id: `${entry.key}@${host}`,
			stamp: changedAt,
			summary: entry.summary,
			url: absoluteAddress(entry.path),
			// Only appointments keep the trainer from something else.
			transparency: entry.time ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
		});
	}
	return calendar.toString();
}
