/**
 * The calendar feeds for other apps. Each feed's URL contains a random token, of which the database
 * stores only the hash. Anybody who has the URL can read the calendar until it is revoked.
 */
import { command } from "~/platform/command.server.ts";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { database } from "~/platform/database/database.server.ts";
import { addSecretOnce, type MadeSecret } from "~/platform/forms/submissions.server.ts";
import { hashOf } from "~/platform/secrets.server.ts";

/** Maximum number of feeds; nobody has more calendar apps. */
export const FEEDS_MAX = 20;
/** `readAt` is updated at most once in this many milliseconds, so that reads rarely write. */
const READ_EVERY = 10 * 60_000;

const kind = "calendar feed";

/** The feeds, newest first. */
export const calendarFeeds = () =>
	database.calendarFeed.findMany({
		select: { id: true, name: true, createdAt: true, readAt: true },
		orderBy: { id: "desc" },
		take: FEEDS_MAX,
	});

export type CalendarFeedRow = Awaited<ReturnType<typeof calendarFeeds>>[number];

/**
 * Creates a feed. Its token is returned only this once. Submitting the same form twice creates one
 * feed; the second time, the problem is "made before".
 */
export function addCalendarFeed(
	name: string,
	actor: Actor,
	submissionKey?: string,
): Promise<MadeSecret> {
	return command(actor, async (work): Promise<MadeSecret> => {
		const { calendarFeed } = work.db;
		if ((await calendarFeed.count()) >= FEEDS_MAX) return { problem: "too many" };
		const submission = { key: submissionKey, kind, content: name };
		return addSecretOnce(work, submission, calendarFeed, async (tokenHash) => {
			const data = { name, tokenHash };
			const { id } = await calendarFeed.create({ data, select: { id: true } });
			await work.record({ action: "added", kind, subjectId: id, subject: name });
			return id;
		});
	});
}

/** Deletes a feed, so that its URL stops working. Returns its name, or undefined if it doesn't exist. */
export function revokeCalendarFeed(id: number, actor: Actor): Promise<string | undefined> {
	return command(actor, async (work) => {
		const feed = await work.db.calendarFeed.findUnique({ where: { id }, select: { name: true } });
		if (!feed) return undefined;
		await work.db.calendarFeed.delete({ where: { id }, select: { id: true } });
		const change = { action: "removed", kind, subjectId: id, subject: feed.name } as const;
		await work.record(change);
		return feed.name;
	});
}

/**
 * The feed that a token opens; null if it opens none. Any token takes one hash and one index lookup. The lookup
 * compares hashes, so that its timing reveals nothing about a token.
 */
export const feedOf = (token: string) =>
	database.calendarFeed.findUnique({
		where: { tokenHash: hashOf(token) },
		select: { id: true, readAt: true, fingerprint: true, changedAt: true },
	});

type Feed = NonNullable<Awaited<ReturnType<typeof feedOf>>>;

/** Notes that the entries were read. Returns since when they have been the same. */
export async function noteReading(feed: Feed, entries: unknown, now = new Date()): Promise<Date> {
	const { id, readAt } = feed;
	const fingerprint = hashOf(JSON.stringify(entries));
	const changedAt = fingerprint === feed.fingerprint ? (feed.changedAt ?? now) : now;
	if (changedAt === now || !readAt || now.getTime() - readAt.getTime() >= READ_EVERY) {
		const data = { readAt: now, fingerprint, changedAt };
		await database.calendarFeed.updateMany({ where: { id }, data });
	}
	return changedAt;
}
