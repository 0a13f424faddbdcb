import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { freshDatabase } from "../../tests/support/database.ts";
import { cookieOf } from "../../tests/support/visit.ts";
import { changePassword, createAccount, setActive, setPassword } from "./commands.server.ts";
import {
	type AdminSession,
	closeSession,
	endSessions,
	hasSession,
	noSessionCookie,
	openSession,
	openSessions,
	sessionOf,
} from "./sessions.server.ts";
import { accountOfToken, issueToken } from "./tokens.server.ts";

const password = "a fine long password";
const day = 86_400_000;
const maren: Actor = { who: "maren", via: "admin" };
let database: Awaited<ReturnType<typeof freshDatabase>>;

beforeEach(async () => {
	vi.useRealTimers();
	database = await freshDatabase();
	await createAccount("maren", password, "admin");
});

function visit(cookie?: string, userAgent = "Firefox/145.0 (Windows)"): Request {
	const headers = new Headers({ "User-Agent": userAgent });
	if (cookie) headers.set("Cookie", cookie);
	return new Request("http://localhost/admin", { headers });
}
const accountNamed = (username: string) =>
	database.account.findUniqueOrThrow({ where: { username } });
const pairOf = (setCookie: string) => setCookie.split(";", 1)[0] ?? "";

/** Signs a browser in; returns the cookie that it then sends. */
async function signedIn(username = "maren", request = visit()): Promise<string> {
	const { id } = await accountNamed(username);
	return pairOf(await openSession(id, request));
}
async function sessionWith(cookie: string): Promise<AdminSession> {
	const session = await sessionOf(visit(cookie));
	if (!session) throw new Error("The session is not open");
	return session;
}

describe("a session's cookie", () => {
	test("can't be read by scripts or sent by other sites, and holds a plain random value", async () => {
		const { id } = await accountNamed("maren");
		const first = await openSession(id, visit());
		expect(first).toMatch(
			/^session=[\w%]{58,70}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
		);
		expect(await openSession(id, visit())).not.toBe(first);
		expect(await noSessionCookie()).toMatch(/^session=; Max-Age=0; Path=\/; HttpOnly/);
	});

	test("is bound to the host and to https if the site uses https", async () => {
		vi.resetModules();
		vi.stubEnv("ORIGIN", "https://hounds.example");
		const secure = await import("./sessions.server.ts");
		expect(await secure.noSessionCookie()).toBe(
			"__Host-session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax",
		);
		expect(secure.hasSession("session=x")).toBe(false);
		expect(secure.hasSession("a=b; __Host-session=x")).toBe(true);
		vi.unstubAllEnvs();
	});

	test("is noticed whatever it holds, but accepted only in the right form", async () => {
		expect(hasSession("a=1; session=nonsense")).toBe(true);
		expect(hasSession("asession=1; b=session=1")).toBe(false);
		expect(hasSession(null)).toBe(false);
		for (const value of ["", "nonsense", "%", '"', "x".repeat(5_000), "é"]) {
			expect(await sessionOf(visit(`session=${encodeURI(value)}`))).toBeUndefined();
			expect(await sessionOf(visit(cookieOf("session", encodeURI(value))))).toBeUndefined();
		}
	});
});

describe("a session", () => {
	test("identifies its admin, and only the hash of its cookie is stored", async () => {
		const cookie = await signedIn();
		expect(await sessionWith(cookie)).toMatchObject({ account: { username: "maren" } });
		const rows = await database.session.findMany();
		expect(rows).toMatchObject([{ browser: "Firefox on Windows" }]);
		const value = atob(decodeURIComponent(cookie.slice("session=".length)));
		expect(value).toMatch(/^"[\w-]{43}"$/);
		expect(JSON.stringify(rows)).not.toContain(JSON.parse(value));
		// The stored hash doesn't work as a cookie.
		expect(await sessionOf(visit(cookieOf("session", rows[0]?.hash ?? "")))).toBeUndefined();
	});

	test("ends after 30 days, however much it is used", async () => {
		const start = Date.parse("2026-01-01T00:00:00Z");
		vi.useFakeTimers({ toFake: ["Date"], now: start });
		const cookie = await signedIn();
		for (let days = 6; days <= 24; days += 6) {
			vi.setSystemTime(start + days * day);
			await sessionWith(cookie);
		}
		vi.setSystemTime(start + 30 * day - 1_000);
		await sessionWith(cookie);
		vi.setSystemTime(start + 30 * day);
		expect(await sessionOf(visit(cookie))).toBeUndefined();
	});

	test("ends sooner after 7 days without a visit, and is deleted at the next sign-in", async () => {
		const start = Date.parse("2026-01-01T00:00:00Z");
		vi.useFakeTimers({ toFake: ["Date"], now: start });
		const cookie = await signedIn();
		vi.setSystemTime(start + 7 * day);
		expect(await sessionOf(visit(cookie))).toBeUndefined();
		await signedIn();
		expect(await database.session.count()).toBe(1);
	});

	test("records when it was last seen, at most every few minutes", async () => {
		const start = Date.parse("2026-01-01T00:00:00Z");
		vi.useFakeTimers({ toFake: ["Date"], now: start });
		const cookie = await signedIn();
		const lastSeen = async () =>
			(await database.session.findFirstOrThrow()).lastSeenAt.getTime() - start;
		vi.setSystemTime(start + 60_000);
		await sessionWith(cookie);
		expect(await lastSeen()).toBe(0);
		vi.setSystemTime(start + 6 * 60_000);
		await sessionWith(cookie);
		expect(await lastSeen()).toBe(6 * 60_000);
	});

	test("is replaced at each sign-in: the browser's old one ends", async () => {
		const before = await signedIn();
		const after = await signedIn("maren", visit(before));
		expect(after).not.toBe(before);
		expect(await sessionOf(visit(before))).toBeUndefined();
		await sessionWith(after);
	});

	test("can't be chosen by somebody who sets the cookie beforehand", async () => {
		const planted = cookieOf("session", "A".repeat(43));
		const cookie = await signedIn("maren", visit(planted));
		expect(cookie).not.toBe(planted);
		expect(await sessionOf(visit(planted))).toBeUndefined();
	});

	test("ends on the server when its user signs out", async () => {
		const [here, elsewhere] = [await signedIn(), await signedIn()];
		await closeSession(visit(here));
		expect(await sessionOf(visit(here))).toBeUndefined();
		await sessionWith(elsewhere);
	});

	test("of a service account or a closed account lets nobody in", async () => {
		await createAccount("robot", password, "service");
		const robots = await signedIn("robot");
		expect(await sessionOf(visit(robots))).toBeUndefined();
		const { id } = await accountNamed("maren");
		const cookie = await signedIn();
		await database.account.update({ where: { id }, data: { active: false } });
		expect(await sessionOf(visit(cookie))).toBeUndefined();
	});
});

describe("the list of open sessions", () => {
	test("starts with the most recently used one, and omits ended ones", async () => {
		const start = Date.parse("2026-01-01T00:00:00Z");
		vi.useFakeTimers({ toFake: ["Date"], now: start });
		await signedIn("maren", visit(undefined, "ended"));
		const cookie = await signedIn("maren", visit(undefined, "Chrome/140 Linux"));
		vi.setSystemTime(start + 6 * day);
		await sessionWith(cookie);
		await signedIn("maren", visit(undefined, "Chrome/140 Windows"));
		vi.setSystemTime(start + 8 * day);
		await signedIn("maren", visit(undefined, "Version/19 Safari/605 iPhone"));
		const { account } = await sessionWith(cookie);
		expect((await openSessions(account)).map(({ browser }) => browser)).toEqual([
			"Safari on iPhone",
			"Chrome on Linux",
			"Chrome on Windows",
		]);
	});

	test("shows at most fifty, the current one among them", async () => {
		const { id } = await accountNamed("maren");
		const expiresAt = new Date(Date.now() + day);
		await database.session.createMany({
			data: Array.from({ length: 80 }, (_, n) => ({ accountId: id, hash: `${n}`, expiresAt })),
		});
		const own = await sessionWith(await signedIn());
		const sessions = await openSessions(own.account);
		expect(sessions).toHaveLength(50);
		expect(sessions[0]?.id).toBe(own.id);
	});

	test("ends one or all, of this account only, and records it", async () => {
		await createAccount("dana", password, "admin");
		const danas = await signedIn("dana");
		const [here, second, third] = [await signedIn(), await signedIn(), await signedIn()];
		const own = await sessionWith(here);
		const { id: danasId } = await sessionWith(danas);
		expect(await endSessions(own.account, danasId, maren)).toBe(0);
		const { id: secondId } = await sessionWith(second);
		expect(await endSessions(own.account, secondId, maren)).toBe(1);
		expect(await sessionOf(visit(second))).toBeUndefined();
		await sessionWith(third);
		expect(await endSessions(own.account, undefined, maren)).toBe(2);
		expect(await sessionOf(visit(third))).toBeUndefined();
		expect(await sessionOf(visit(here))).toBeUndefined();
		await sessionWith(danas);
		const records = await database.change.findMany({ where: { action: "signed out" } });
		expect(records).toHaveLength(2);
		expect(records[0]).toMatchObject({ who: "maren", kind: "account", subject: "maren" });
	});
});

describe("a new password", () => {
	const chosen = "quite another porch";
	const change = async (current: string, cookie: string, network: string) => {
		const { account } = await sessionWith(cookie);
		const answers = { current, chosen, again: chosen };
		return changePassword(account, answers, { request: visit(cookie), network }, maren);
	};

	test("ends every session and token, and opens a new session for the current browser", async () => {
		const [here, elsewhere] = [await signedIn(), await signedIn()];
		const token = await issueToken((await accountNamed("maren")).id);
		const result = await change(password, here, "network A");
		if (result.outcome !== "changed") throw new Error(result.outcome);
		expect(await sessionOf(visit(here))).toBeUndefined();
		expect(await sessionOf(visit(elsewhere))).toBeUndefined();
		expect(await accountOfToken(token)).toBe("unknown");
		await sessionWith(pairOf(result.cookie));
	});

	test("is recorded without a trace of either password", async () => {
		const before = await accountNamed("maren");
		await change(password, await signedIn(), "network B");
		const after = await accountNamed("maren");
		expect(after.passwordHash).not.toBe(before.passwordHash);
		const records = await database.change.findMany();
		expect(records.at(-1)).toMatchObject({
			who: "maren",
			via: "admin",
			action: "given another password",
			kind: "account",
			subject: "maren",
		});
		const text = JSON.stringify(records);
		for (const secret of [password, chosen, before.passwordHash, after.passwordHash]) {
			expect(text).not.toContain(secret);
		}
	});

	test("needs the current one, and wrong ones are counted as in signing in", async () => {
		const cookie = await signedIn();
		for (let n = 0; n < 5; n++) {
			expect(await change("wrong", cookie, "network C")).toEqual({ outcome: "refused" });
		}
		expect((await change(password, cookie, "network C")).outcome).toBe("throttled");
		await sessionWith(cookie);
		expect((await change(password, cookie, "network D")).outcome).toBe("changed");
	});

	test("set on the server ends sessions too, and so does closing the account", async () => {
		const first = await signedIn();
		await setPassword("maren", chosen);
		expect(await sessionOf(visit(first))).toBeUndefined();
		const second = await signedIn();
		await setActive("maren", false);
		await setActive("maren", true);
		expect(await sessionOf(visit(second))).toBeUndefined();
		const records = await database.change.findMany({ orderBy: { id: "asc" } });
		expect(records.map(({ action }) => action)).toEqual([
			"added",
			"given another password",
			"closed",
			"opened",
		]);
	});
});
