/**
 * Tells every open Today screen that something changed that it shows, in this process or in another one. The
 * screen then loads itself again, so the stream carries only a version.
 */
import { eventStream } from "remix-utils/sse/server";
import { type AdminSession, openAmong } from "~/accounts/sessions.server.ts";
import { today } from "~/business/moments.ts";
import { emailCounts } from "~/contact/email/email-queries.server.ts";
import { countOf, type Todo } from "~/families/waiting-text.ts";
import { database } from "~/platform/database/database.server.ts";
import { canSend } from "~/platform/email/site-mailer.server.ts";
import { outsideRequests } from "~/platform/http/request-context.server.ts";
import { startWorker, type Worker } from "~/platform/worker.server.ts";
import { countTodo } from "~/reports/today.server.ts";

/** Milliseconds between two looks at the database, one for all open screens of this process. */
const LOOK_EVERY = 1_000;
/** Every so many looks, the version is sent even if it is the same, so that nothing in between ends the stream. */
const REPEAT_AFTER = 15;
/**
 * How many streams one browser may have open, fewer than the six connections that it has for a site without HTTP/2,
 * and how many all have together.
 */
const STREAMS_MAX = { ofOneSession: 4, inAll: 100 };

/** What an open Today screen is told, as JSON. */
export interface Update {
	/** Another one whenever something changed that Today shows. */
	version: string;
	/** What the menu counts beside Today, and the number. */
	todo: Todo;
	open: number;
	/** Another one each time, so that the browser notices each. */
	look: number;
}

/** An open Today screen. */
interface Screen {
	session: AdminSession["id"];
	send: (update: Update) => void;
	close: () => void;
}

const screens = new Set<Screen>();
let watching: Worker | undefined;
let isStopped = false;
let looks = 0;
let sent = "";

/**
 * What Today shows, as far as it is counted in the menu, and a version that is another one whenever something of it has
 * changed, other than the time that passes. Every command leaves an entry in the audit log, except for those
 * that store a message or an email's fate.
 */
export async function todayVersion() {
	const newest = { orderBy: { id: "desc" }, select: { id: true } } as const;
	const [change, message, todo, emails] = await Promise.all([
		database.change.findFirst(newest),
		database.contact.findFirst(newest),
		countTodo(),
		emailCounts(),
	]);
	const unsent = canSend() ? emails.failed : emails.waiting;
	const { waiting, visits, missing } = todo;
	const parts = [today(), change?.id ?? 0, message?.id ?? 0, waiting, visits, missing, unsent];
	return { version: parts.join("."), todo, open: countOf(todo) };
}

function forget(screen: Screen) {
	screens.delete(screen);
	if (screens.size > 0) return;
	void watching?.stop();
	watching = undefined;
}

/** Sends to a screen. A stream that was cut without notice throws, and is forgotten. */
function send(screen: Screen, update: Update) {
	try {
		screen.send(update);
	} catch {
		forget(screen);
	}
}

async function look() {
	const asked = [...screens];
	const open = await openAmong(asked.map(({ session }) => session));
	for (const { session, close } of asked) {
		if (!open.has(session)) close();
	}
	const current = await todayVersion();
	looks += 1;
	if (current.version === sent && looks % REPEAT_AFTER > 0) return;
	sent = current.version;
	for (const screen of screens) send(screen, { ...current, look: looks });
}

/** Looks at the database for as long as somebody has Today open. */
function watch() {
	watching ??= outsideRequests(() =>
		startWorker(look, { every: LOOK_EVERY, failure: "open Today screens could not be updated" }),
	);
}

/** The stream for a screen that a session has opened. It begins with the current version. */
export async function todayUpdates(signal: AbortSignal, { id: session }: AdminSession) {
	const first = { ...(await todayVersion()), look: looks };
	const own = [...screens].filter((screen) => screen.session === session);
	const isFull =
		own.length >= STREAMS_MAX.ofOneSession || screens.size >= STREAMS_MAX.inAll || isStopped;
	// After any status but 200, a browser doesn't try again by itself.
	if (isFull) return new Response("Today is open too often to update itself.\n", { status: 429 });
	// nginx passes the stream on at once.
	const headers = { "X-Accel-Buffering": "no" };
	return eventStream(
		signal,
		(send, close) => {
			const screen = {
				session,
				send: (update: Update) => send({ data: JSON.stringify(update) }),
				close,
			};
			screens.add(screen);
			screen.send(first);
			watch();
			return () => forget(screen);
		},
		{ headers },
	);
}

/** Ends all streams for good, because the process stops. */
export async function stopUpdates() {
	isStopped = true;
	const last = watching;
	for (const { close } of screens) close();
	await last?.stop();
}
