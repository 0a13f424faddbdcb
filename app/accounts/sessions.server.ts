/**
 * Sessions of browsers that are signed in to the admin. The cookie holds a random value of which
 * only the hash is stored. A session ends when it expires, when its user signs out, and when it is
 * ended from the list of open sessions in another browser.
 */
import { MS_PER_DAY } from "~/business/days.ts";
import { command } from "~/platform/command.server.ts";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { type Client, database } from "~/platform/database/database.server.ts";
import { cookieText, hasCookie, siteCookie } from "~/platform/http/cookies.server.ts";
import { log } from "~/platform/log/log.server.ts";
import { hashOf, newSecret } from "~/platform/secrets.server.ts";
import { type Account, record, signsIn } from "./record.server.ts";

const MS_PER_MINUTE = 60_000;
/** Days after which a session ends, however much it is used. */
const SESSION_DAYS = 30;
/** Days without a visit after which a session ends early. */
const IDLE_DAYS = 7;
/** Minimum milliseconds between two updates of when a session was last seen. */
const SEEN_STEP = 5 * MS_PER_MINUTE;
/** Minutes that somebody has to enter the code after the right password. */
const CODE_MINUTES = 10;
/** Maximum number of one account's sessions that are listed. */
const LISTED = 50;

/** Unsigned, because the secret can't be guessed and the database holds only its hash. */
const valueForm = /^[\w-]{43}$/;
const NAME = "session";
const cookie = siteCookie(NAME, {});

/** Whether a Cookie header holds a session's cookie, valid or not. */
export const hasSession = (header: string | null | undefined) => hasCookie(header, NAME);

/** The Set-Cookie value that deletes a session's cookie. */
export const noSessionCookie = () => cookie.serialize("", { maxAge: 0 });

const sessionValue = (request: Request) => cookieText(request, cookie, valueForm);

export interface AdminSession {
	id: number;
	account: Account;
}

const isOpen = (now: number, awaitsCode = false) => ({
	awaitsCode,
	expiresAt: { gt: new Date(now) },
	lastSeenAt: { gt: new Date(now - IDLE_DAYS * MS_PER_DAY) },
});

/** A `whole` session opens the admin's pages; the other kind only waits for a code. */
type SessionKind = "whole" | "awaits code";
const millisecondsOf = {
	whole: SESSION_DAYS * MS_PER_DAY,
	"awaits code": CODE_MINUTES * MS_PER_MINUTE,
};

/**
 * Opens a session for an account; returns the Set-Cookie value that carries it. Ends the session
 * that the browser had before, and deletes the account's expired ones.
 */
export async function openSession(
	accountId: number,
	request: Request,
	kind: SessionKind = "whole",
	client: Client = database,
): Promise<string> {
	const value = newSecret();
	const before = await sessionValue(request);
	const now = Date.now();
	const hasEnded = { NOT: { OR: [isOpen(now), isOpen(now, true)] } };
	await client.session.deleteMany({ where: { accountId, ...hasEnded } });
	if (before) await client.session.deleteMany({ where: { hash: hashOf(before) } });
	if (kind === "whole") {
		const data = { lastSignInAt: new Date(now) };
		await client.account.updateMany({ where: { id: accountId }, data });
	}
	await client.session.create({
		data: {
			accountId,
			hash: hashOf(value),
			browser: browserName(request.headers.get("User-Agent") ?? ""),
			createdAt: new Date(now),
			lastSeenAt: new Date(now),
			expiresAt: new Date(now + millisecondsOf[kind]),
			awaitsCode: kind === "awaits code",
		},
		select: { id: true },
	});
	return cookie.serialize(value, { maxAge: millisecondsOf[kind] / 1_000 });
}

async function sessionIn(request: Request, awaitsCode: boolean, now = Date.now()) {
	const value = await sessionValue(request);
	if (!value) return null;
	// The code isn't asked for any longer once codes are turned off, so its owner starts anew.
	const account = awaitsCode ? { ...signsIn, codeKey: { not: null } } : signsIn;
	return database.session.findFirst({
		where: { hash: hashOf(value), ...isOpen(now, awaitsCode), account },
		select: { id: true, lastSeenAt: true, account: { select: { id: true, username: true } } },
	});
}

/** The admin account whose password was accepted and whose code is still missing; undefined for none. */
export const accountAwaitingCode = async (request: Request): Promise<Account | undefined> =>
	(await sessionIn(request, true))?.account;

/** The open admin session that a request's cookie belongs to; undefined for none. */
export async function sessionOf(request: Request): Promise<AdminSession | undefined> {
	const now = Date.now();
	const row = await sessionIn(request, false, now);
	if (!row) return undefined;
	const { lastSeenAt, ...session } = row;
	if (now - lastSeenAt.getTime() > SEEN_STEP) {
		const data = { lastSeenAt: new Date(now) };
		// On a full disk, people who are signed in can still read.
		await database.session
			.updateMany({ where: { id: row.id }, data })
			.catch((error: unknown) => log.warn({ err: error }, "a visit could not be noted"));
	}
	return session;
}

export async function openAmong(ids: readonly AdminSession["id"][]): Promise<Set<number>> {
	const rows = await database.session.findMany({
		where: { id: { in: [...ids] }, ...isOpen(Date.now()), account: signsIn },
		select: { id: true },
	});
	return new Set(rows.map(({ id }) => id));
}

export async function closeSession(request: Request): Promise<void> {
	const value = await sessionValue(request);
	if (value) await database.session.deleteMany({ where: { hash: hashOf(value) } });
}

/** Lists an account's open sessions, the most recently used first. */
export const openSessions = ({ id }: Account) =>
	database.session.findMany({
		where: { accountId: id, ...isOpen(Date.now()) },
		select: { id: true, browser: true, createdAt: true, lastSeenAt: true },
		orderBy: [{ lastSeenAt: "desc" }, { id: "desc" }],
		take: LISTED,
	});

/** Ends sessions of an account: the one with this id, or all. Returns how many there were. */
export function endSessions(
	account: Account,
	id: number | undefined,
	actor: Actor,
): Promise<number> {
	return command(actor, async (work) => {
		const where = { id, accountId: account.id };
		const { count } = await work.db.session.deleteMany({ where });
		if (count > 0) await record(work, "signed out", account, { sessions: count });
		return count;
	});
}

/** Checked in this order, because most browsers also name the ones that they are derived from. */
const browsers = [
	[/\bEdg(?:e|A|iOS)?\//, "Edge"],
	[/\b(?:OPR|Opera)\//, "Opera"],
	[/\bSamsungBrowser\//, "Samsung Internet"],
	[/\b(?:Firefox|FxiOS)\//, "Firefox"],
	[/\b(?:Chrome|CriOS|HeadlessChrome)\//, "Chrome"],
	[/\bSafari\//, "Safari"],
] as const;

const devices = [
	[/\biPhone\b/, "iPhone"],
	[/\biPad\b/, "iPad"],
	[/\bAndroid\b/, "Android"],
	[/\bWindows\b/, "Windows"],
	[/\bMacintosh\b/, "Mac"],
	[/\bCrOS\b/, "Chromebook"],
	[/\bLinux\b/, "Linux"],
] as const;

const named = (list: readonly (readonly [RegExp, string])[], userAgent: string) =>
	list.find(([pattern]) => pattern.test(userAgent))?.[1];

/** Returns "A browser" where the header names no browser that we know. */
export function browserName(userAgent: string): string {
	const browser = named(browsers, userAgent) ?? "A browser";
	const device = named(devices, userAgent);
	return device ? `${browser} on ${device}` : browser;
}
