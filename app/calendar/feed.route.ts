/** The private calendar feed. Its URL is the key to it, so the URL is never logged and nothing is cached. */

import { daysBefore } from "~/business/days.ts";
import { today } from "~/business/moments.ts";
import { taggedResponse } from "~/platform/http/entity-tag.server.ts";
import { throttle, visitorNetwork } from "~/platform/http/throttle.server.ts";
import { log } from "~/platform/log/log.server.ts";
import type { Route } from "./+types/feed.route";
import { entriesBetween } from "./entries.server.ts";
import { calendarText } from "./feed-text.server.ts";
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
