/** The private calendar feed. Its URL is the key to it, so the URL is never logged and nothing is cached. */

import {
	escape as asText,
	ICalCalendar,
	ICalEventStatus,
	ICalEventTransparency,
} from "ical-generator";
import { daysBefore } from "~/business/days.ts";
import { facts } from "~/business/facts.ts";
import { absoluteAddress } from "~/business/head.ts";
import { momentOn, today } from "~/business/moments.ts";
import { APPOINTMENT_MINUTES } from "~/business/visits.ts";
import { taggedResponse } from "~/platform/http/entity-tag.server.ts";
import { throttle, visitorNetwork } from "~/platform/http/throttle.server.ts";
import { log } from "~/platform/log/log.server.ts";
import type { Route } from "./+types/feed.route";
import { entriesBetween } from "./entries.server.ts";
import type { CalendarEntry } from "./entries.ts";
import { feedOf, noteReading } from "./feeds.server.ts";
import { daysAfter } from "./month.ts";

/** How many days before and after today the feed covers. */
const DAYS_BACK = 90;
const DAYS_AHEAD = 400;

/** A calendar app polls a few times an hour; this limit only stops somebody who guesses tokens. */
const reads = throttle({ name: "calendar feed", tries: 60, seconds: 600 });

const headers = { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" };

const respond = (text: string, status: number, more: Record<string, string> = {}) =>
	new Response(`${text}\n`, {
		status,
		headers: { ...headers, "Content-Type": "text/plain; charset=utf-8", ...more },
	});

async function calendarFeed(request: Request, token: string): Promise<Response> {
	const seconds = await reads.take(visitorNetwork());
	if (seconds !== undefined) {
		return respond("Too many requests", 429, { "Retry-After": String(seconds) });
	}
	const feed = await feedOf(token);
	if (!feed) return respond("Not found", 404);
	const day = today();
	const entries = await entriesBetween(daysBefore(day, DAYS_BACK), daysAfter(day, DAYS_AHEAD));
	const changedAt = await noteReading(feed, entries);
	return taggedResponse(request, calendarText(entries, changedAt), {
		...headers,
		"Content-Type": "text/calendar; charset=utf-8",
	});
}

export async function loader({ request, params }: Route.LoaderArgs) {
	try {
		return await calendarFeed(request, params.token);
	} catch (error) {
		// Don't rethrow: the log entry would contain the path, and so the token.
		log.error({ err: error }, "the calendar feed could not be made");
		return respond("Try again later", 503, { "Retry-After": "60" });
	}
}

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
