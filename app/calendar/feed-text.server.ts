/** Renders the calendar as iCalendar (RFC 5545) for other apps. */
import {
	escape as asText,
	ICalCalendar,
	ICalEventStatus,
	ICalEventTransparency,
} from "ical-generator";
import { facts } from "~/business/facts.ts";
import { absoluteAddress } from "~/business/head.ts";
import { momentOn } from "~/business/moments.ts";
import { APPOINTMENT_MINUTES } from "~/business/visits.ts";
import type { CalendarEntry } from "./entries.ts";
import { daysAfter } from "./month.ts";

/** Milliseconds of an appointment on one day, which has no end time. */
const LENGTH = APPOINTMENT_MINUTES * 60_000;
/** Seconds after which an app may refresh the feed. */
const READ_AGAIN = 3_600;

const midnight = (day: string) => new Date(`${day}T00:00:00Z`);

/**
 * The start and end of an entry. Whole days are dates; times are UTC moments, which any app shows in
 * its own time zone.
 */
function span({ day, lastDay, time }: CalendarEntry) {
	if (!time) {
		return { allDay: true, start: midnight(day), end: midnight(daysAfter(lastDay, 1)) };
	}
	const start = momentOn(day, time);
	const end =
		lastDay > day ? momentOn(daysAfter(lastDay, 1), "00:00") : new Date(start.getTime() + LENGTH);
	return { allDay: false, start, end };
}

/**
 * The text of the feed. `changedAt` is the time of the last change to any entry. The feed says when
 * an entry takes place and whom it is about. Notes, addresses and amounts are only on the pages that it
 * links to.
 */
export function calendarText(entries: readonly CalendarEntry[], changedAt: Date): string {
	const { host } = new URL(absoluteAddress("/"));
	const calendar = new ICalCalendar({
		// The generator escapes the texts of events, but not these two.
		prodId: { company: asText(facts.brand, false), product: "Calendar", language: "EN" },
		name: asText(`${facts.brand} calendar`, false),
		ttl: READ_AGAIN,
	});
	for (const entry of entries) {
		calendar.createEvent({
			...span(entry),
			id: `${entry.key}@${host}`,
			stamp: changedAt,
			summary: entry.summary,
			url: absoluteAddress(entry.path),
			status: entry.isAsked ? ICalEventStatus.TENTATIVE : null,
			// Only entries with a time make the trainer busy.
			transparency: entry.time ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
		});
	}
	// Every line ends with a line break (RFC 5545, section 3.1); the generator leaves out the last one.
	return `${calendar.toString().trimEnd()}\r\n`;
}
