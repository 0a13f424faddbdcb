/**
 * Sessions: a browser that is signed in to the admin's pages. Its cookie holds a random value of
 * which only the hash is stored; a session ends by itself, by signing out, and from the list of
 * open sessions of any other browser.
 */
import { createHash, randomBytes } from "node:crypto";
import { createCookie } from "react-router";
import { database } from "~/platform/database.server.ts";
import { env } from "~/platform/env.ts";
import { browserName } from "./browser-name.ts";

const SESSION_BYTES = 32;
const MS_PER_MINUTE = 60_000;
const MS_PER_DAY = 24 * 60 * MS_PER_MINUTE;
/** Days after which a session ends, however much it was used. */
const SESSION_DAYS = 30;
/** Days without a visit after which it ends sooner. */
const IDLE_DAYS = 7;
/** Milliseconds between two notes of when a session was last seen. */
const SEEN_STEP = 5 * MS_PER_MINUTE;

const isSecure = env.origin.startsWith("https:");
/** The prefix makes browsers refuse such a cookie from anywhere but this very host. */
const name = isSecure ? "__Host-session" : "session";
/** Unsigned: nobody guesses 32 random bytes, and a stolen database holds only their hash. */
const cookie = createCookie(name, {
	httpOnly: true,
	sameSite: "lax",
	path: "/",
	secure: isSecure,
	maxAge: (SESSION_DAYS * MS_PER_DAY) / 1_000,
	encode: String,
	decode: String,
});

const hashOf = (value: string) => createHash("sha256").update(value).digest("base64url");

export interface AdminSession {
	id: number;
	account: { id: number; username: string };
}

/** Whether a request's Cookie header holds a session, valid or not. */
export function hasSession(header: string | null | undefined): boolean {
	return header?.split(";").some((part) => part.trim().startsWith(`${name}=`)) ?? false;
}

async function sentValue(request: Request): Promise<string | undefined> {
	const header = request.headers.get("Cookie");
	const value: unknown = hasSession(header) ? await cookie.parse(header) : undefined;
	return typeof value === "string" && value !== "" ? value : undefined;
}

const isOpen = (now: number) => ({
	expiresAt: { gt: new Date(now) },
	lastSeenAt: { gt: new Date(now - IDLE_DAYS * MS_PER_DAY) },
});

/**
 * Opens a session for an account; returns the Set-Cookie value that carries it. Sessions that
 * ended by themselves are cleared away.
 */
export async function openSession(accountId: number, request: Request): Promise<string> {
	const value = randomBytes(SESSION_BYTES).toString("base64url");
	const now = Date.now();
	await database.session.deleteMany({ where: { accountId, NOT: isOpen(now) } });
	await database.session.create({
		data: {
			accountId,
			hash: hashOf(value),
			browser: browserName(request.headers.get("User-Agent") ?? ""),
			createdAt: new Date(now),
			lastSeenAt: new Date(now),
			expiresAt: new Date(now + SESSION_DAYS * MS_PER_DAY),
		},
		select: { id: true },
	});
	return cookie.serialize(value);
}

/** The open session of an admin that a request brings along; undefined for none. */
export async function sessionOf(request: Request): Promise<AdminSession | undefined> {
	const value = await sentValue(request);
	if (!value) return undefined;
	const now = Date.now();
	const row = await database.session.findFirst({
		where: { hash: hashOf(value), ...isOpen(now), account: { active: true, kind: "admin" } },
		select: { id: true, lastSeenAt: true, account: { select: { id: true, username: true } } },
	});
	if (!row) return undefined;
	const { lastSeenAt, ...session } = row;
	if (now - lastSeenAt.getTime() > SEEN_STEP) {
		const data = { lastSeenAt: new Date(now) };
		await database.session.updateMany({ where: { id: row.id }, data });
	}
	return session;
}

/** Ends the session of a request; returns the Set-Cookie value that takes the cookie away. */
export async function closeSession(request: Request): Promise<string> {
	const value = await sentValue(request);
	if (value) await database.session.deleteMany({ where: { hash: hashOf(value) } });
	return cookie.serialize("", { maxAge: 0 });
}

/** Open sessions of an account, the one used last first. */
export function openSessions(accountId: number) {
	return database.session.findMany({
		where: { accountId, ...isOpen(Date.now()) },
		select: { id: true, browser: true, createdAt: true, lastSeenAt: true },
		orderBy: [{ lastSeenAt: "desc" }, { id: "desc" }],
	});
}

/** Ends one session of an account, or all of them but `except`; returns how many. */
export async function endSessions(
	accountId: number,
	which: { id: number } | { except?: number },
): Promise<number> {
	const id = "id" in which ? which.id : { not: which.except };
	const { count } = await database.session.deleteMany({ where: { accountId, id } });
	return count;
}
