/** Tests signing in and out, the account page and the admin's error pages, over HTTP. */
import { describe, expect, test } from "vitest";
import { accountOfToken, issueToken } from "~/accounts/tokens.server.ts";
import { database } from "~/platform/database/database.server.ts";
import { password, personForEachTest } from "../support/people.ts";
import { cookieIn } from "../support/visit.ts";

/** A page without its scripts, which also hold what it doesn't show. */
const shownIn = async (response: Response) =>
	(await response.text()).replace(/<script\b.*?<\/script>/gs, "");

const person = personForEachTest("maren", "192.0.2");
const { visit, isSignedIn } = person;
const other = "quite another porch";

const signInWith = (given: string, path = "/admin/login", cookie?: string) =>
	visit(path, { form: { username: person.username, password: given }, cookie });

/** Returns the page that a form leads to, with the message that it shows once. */
async function ledTo(answer: Response, cookie: string): Promise<string> {
	expect(answer.status).toBe(303);
	const set = answer.headers.getSetCookie().map((line) => line.split(";", 1)[0]);
	const page = await visit(answer.headers.get("Location") ?? "", {
		cookie: [cookie, ...set].join("; "),
	});
	return shownIn(page);
}

async function signedIn(given = password): Promise<string> {
	const answer = await signInWith(given);
	expect(answer.status).toBe(303);
	return cookieIn(answer);
}

describe("signing in", () => {
	test("leads to the requested page, and never to another site", async () => {
		const next = (page: string) => `/admin/login?${new URLSearchParams({ next: page })}`;
		const there = await signInWith(password, next("/admin/families/messages?page=2"));
		expect(there.headers.get("Location")).toBe("/admin/families/messages?page=2");
		for (const page of [
			"https://evil.example/admin",
			"//evil.example",
			"/\\evil.example",
			"/\t/e",
		]) {
			const answer = await signInWith(password, next(page));
			expect(answer.headers.get("Location"), page).toBe("/admin");
		}
	});

	test("sets a cookie that scripts can't read, with a new value each time", async () => {
		const answer = await signInWith(password);
		expect(answer.headers.getSetCookie()[0]).toMatch(
			/^session=[\w%]{58,70}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/,
		);
		const before = cookieIn(answer);
		const after = cookieIn(await signInWith(password, "/admin/login", before));
		expect(after).not.toBe(before);
		expect(await isSignedIn(before)).toBe(false);
		expect(await isSignedIn(after)).toBe(true);
	});

	test("with a wrong password says so, and keeps the user name but not the password", async () => {
		const answer = await signInWith("wrong-and-secret");
		expect(answer.status).toBe(400);
		const page = await answer.text();
		expect(page).toContain("That username and password do not match");
		expect(page).toContain(`value="${person.username}"`);
		expect(page).not.toContain("wrong-and-secret");
		expect(cookieIn(answer)).toBe("");
	});

	test("after too many wrong passwords says when to try again", async () => {
		for (let n = 0; n < 5; n++) expect((await signInWith("wrong")).status).toBe(400);
		const answer = await signInWith(password);
		expect(answer.status).toBe(429);
		const seconds = Number(answer.headers.get("Retry-After"));
		expect(seconds).toBeGreaterThan(0);
		expect(seconds).toBeLessThanOrEqual(60);
		expect(await answer.text()).toMatch(/Too many tries\. Please wait \d+ seconds/);
		expect(cookieIn(answer)).toBe("");
	});

	test("isn't required of anybody who is signed in", async () => {
		const cookie = await signedIn();
		const answer = await visit("/admin/login?next=/admin/videos", { cookie });
		expect(answer.status).toBe(303);
		expect(answer.headers.get("Location")).toBe("/admin/videos");
	});

	test("refuses a form from another site", async () => {
		const long = await visit("/admin/login", {
			form: { username: person.username, password: "x".repeat(600_000) },
		});
		expect(long.status).toBe(413);
		const strange = await visit("/admin/login", {
			form: { username: person.username, password, "x[9999]": "1" },
		});
		expect(strange.status).toBe(400);
		expect(await strange.text()).not.toContain(password);
	});
});

describe("a session that has ended", () => {
	test("is reported when its owner returns, and signing in leads back to the page", async () => {
		const cookie = await signedIn();
		await database.session.deleteMany({ where: { account: { username: person.username } } });
		const answer = await visit("/admin/videos?page=2", { cookie });
		const address = answer.headers.get("Location") ?? "";
		expect(await (await visit(address)).text()).toContain("Your session has ended.");
		const back = await signInWith(password, address);
		expect(back.headers.get("Location")).toBe("/admin/videos?page=2");
	});

	test("leads from the file for another site to its page", async () => {
		const cookie = await signedIn();
		const page = "/admin/settings/import-export";
		const html = await (await visit(page, { cookie })).text();
		const [, file = ""] = /action="([^"]+import-export\/[^"]+)"/.exec(html) ?? [];
		expect(file).toContain(page);
		await database.session.deleteMany({ where: { account: { username: person.username } } });
		const answer = await visit(file, { cookie });
		const back = await signInWith(password, answer.headers.get("Location") ?? "");
		expect(back.headers.get("Location")?.split("?")[0]).toBe(page);
	});

	test("keeps a form from being saved, and says so", async () => {
		const cookie = await signedIn();
		await database.session.deleteMany({ where: { account: { username: person.username } } });
		const form = { intent: "end-all" };
		const answer = await visit("/admin/account", { cookie, form });
		expect(answer.status).toBe(307);
		const address = answer.headers.get("Location") ?? "";
		const sentOn = await (await visit(address, { form })).text();
		expect(sentOn).toContain("what you wrote was not saved");
		const back = await signInWith(password, address.replace("reason=carried&", ""));
		expect(back.headers.get("Location")).toBe("/admin/account");
	});
});

test("signing out ends the session on the server, not only the cookie", async () => {
	const cookie = await signedIn();
	const answer = await visit("/admin/logout", { cookie, form: {} });
	expect(answer.headers.get("Set-Cookie")).toMatch(/^session=; Max-Age=0; Path=\//);
	expect(await isSignedIn(cookie)).toBe(false);
	const page = await visit(answer.headers.get("Location") ?? "");
	expect(await page.text()).toContain("You are signed out.");
	expect((await visit("/admin/logout")).headers.get("Location")).toBe("/admin");
});

describe("changing the password", () => {
	const change = (cookie: string, given: Record<string, string> = {}) =>
		visit("/admin/account", {
			cookie,
			form: { intent: "change-password", current: password, chosen: other, again: other, ...given },
		});

	test("ends other sessions and all tokens, and takes effect at once", async () => {
		const [here, elsewhere] = [await signedIn(), await signedIn()];
		const { id } = await database.account.findUniqueOrThrow({
			where: { username: person.username },
		});
		const token = await issueToken(id);
		const answer = await change(here);
		expect(answer.status).toBe(303);
		expect(answer.headers.get("Location")).toBe("/admin/account");
		expect(await isSignedIn(elsewhere)).toBe(false);
		expect(await isSignedIn(here)).toBe(false);
		expect(await isSignedIn(cookieIn(answer))).toBe(true);
		expect(await ledTo(answer, "")).toContain("Your password was changed.");
		expect(await accountOfToken(token)).toBe("unknown");
		expect((await signInWith(password)).status).toBe(400);
		await signedIn(other);
	});

	test.each([
		["without the current one", { current: "" }, "Please enter your current password."],
		["with a wrong current one", { current: "wrong" }, "not your current password"],
		["if it is short", { chosen: "short", again: "short" }, "at least 12 characters"],
		["if it is common", { chosen: "password1234", again: "password1234" }, "easy to guess"],
		["if it was written differently", { again: "porch" }, "The two new passwords don't match"],
		[
			"if it is the old one",
			{ chosen: password, again: password },
			"That is your current password",
		],
	])("is refused %s, and the page says so", async (_, given, words) => {
		const cookie = await signedIn();
		const answer = await change(cookie, given);
		expect(answer.status).toBe(400);
		const page = await answer.text();
		expect(page).toContain(words);
		for (const secret of [password, other, "password1234"]) expect(page).not.toContain(secret);
		expect(await isSignedIn(cookie)).toBe(true);
		await signedIn();
	});

	test("refuses a password made from the user name", async () => {
		const cookie = await signedIn();
		const chosen = `${person.username}-${person.username}!`;
		const answer = await change(cookie, { chosen, again: chosen });
		expect(await answer.text()).toContain("easy to guess");
	});

	test("is limited like signing in", async () => {
		const cookie = await signedIn();
		for (let n = 0; n < 5; n++) await change(cookie, { current: "wrong" });
		const answer = await change(cookie);
		expect(answer.status).toBe(429);
		expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
		expect(await answer.text()).toContain("Too many tries");
	});
});

describe("the list of sessions", () => {
	test("can end one session, or all", async () => {
		const here = await signedIn();
		const list = async () => shownIn(await visit("/admin/account", { cookie: here }));
		const press = (form: Record<string, string>) => visit("/admin/account", { cookie: here, form });
		expect(await list()).toContain("This one");
		const [second, third] = [await signedIn(), await signedIn()];
		const oldest = await database.session.findFirstOrThrow({
			where: { account: { username: person.username } },
			orderBy: { id: "asc" },
			skip: 1,
		});
		const ended = await press({ intent: "end", about: String(oldest.id) });
		expect(await ledTo(ended, here)).toContain("That browser is signed out.");
		expect(await isSignedIn(second)).toBe(false);
		expect(await isSignedIn(third)).toBe(true);
		expect(await isSignedIn(here)).toBe(true);
		const answer = await press({ intent: "end-all" });
		expect(answer.headers.get("Set-Cookie")).toMatch(/^session=;/);
		expect(await ledTo(answer, "")).toContain("You are signed out everywhere.");
		expect(await isSignedIn(third)).toBe(false);
		expect(await isSignedIn(here)).toBe(false);
	});

	test("ends no sessions of other accounts, and refuses invalid requests", async () => {
		const cookie = await signedIn();
		const admin = await database.account.findUniqueOrThrow({ where: { username: "admin" } });
		const theirs = await database.session.create({
			data: { accountId: admin.id, hash: person.username, expiresAt: new Date(Date.now() + 1e8) },
		});
		for (const about of [String(theirs.id), "", "-1", "1e400", "x", "9".repeat(30)]) {
			const answer = await visit("/admin/account", { cookie, form: { intent: "end", about } });
			expect(answer.status, about).toBe(303);
		}
		const unread = "This form could not be read. Please try again.";
		const strange: [Record<string, string>, string][] = [
			[{}, unread],
			[{ intent: "nonsense" }, unread],
			[{ intent: "end-all", extra: "1" }, "What you sent is not what this form asks for."],
		];
		for (const [form, message] of strange) {
			const answer = await visit("/admin/account", { cookie, form });
			expect(answer.status).toBe(400);
			expect(await shownIn(answer)).toContain(message);
		}
		expect(await database.session.count({ where: { id: theirs.id } })).toBe(1);
		expect(await isSignedIn(cookie)).toBe(true);
	});
});

describe("the admin's responses", () => {
	test("aren't cached or indexed, even redirects and errors", async () => {
		const cookie = await signedIn();
		const answers = [
			await visit("/admin/login"),
			await visit("/admin/login", { cookie }),
			await signInWith("wrong"),
			await signInWith(password),
			await visit("/admin"),
			await visit("/admin.data"),
			await visit("/admin/account", { cookie }),
			await visit("/admin/nothing", { cookie }),
			await visit("/admin/account", { cookie, form: { intent: "nonsense" } }),
			await visit("/admin/logout", { cookie, form: {} }),
		];
		for (const { url, status, headers } of answers) {
			expect(headers.get("Cache-Control"), `${url} ${status}`).toBe("no-store");
			expect(headers.get("X-Robots-Tag"), `${url} ${status}`).toBe("noindex");
		}
	});

	test("show unknown addresses inside the admin's frame", async () => {
		const cookie = await signedIn();
		const answer = await visit("/admin/nothing/at/all", { cookie });
		expect(answer.status).toBe(404);
		const page = await answer.text();
		expect(page).toContain("There is no such page</h1>");
		expect(page).toContain('href="/admin/puppies"');
		expect(page.match(/<title>[^<]*<\/title>/g)).toHaveLength(1);
		expect(page).toMatch(/<title>There is no such page \(admin\)/);
	});

	test("show failures inside the admin's frame, without technical details", async () => {
		const cookie = await signedIn();
		await database.$executeRawUnsafe('ALTER TABLE "Session" RENAME COLUMN "browser" TO "gone"');
		try {
			const answer = await visit("/admin/account", { cookie });
			expect(answer.status).toBe(503);
			expect(answer.headers.get("Cache-Control")).toBe("no-store");
			const page = await answer.text();
			expect(page).toContain("Something went wrong</h1>");
			expect(page).toContain("Sign out");
			expect(page).not.toMatch(/prisma|sqlite|column|gone|\.ts\b|node_modules/);
			// The data by which React shows the message is ignored, with React Router's names for errors.
			const said = page.replace(/<script\b.*?<\/script>/gs, "");
			expect(said).not.toMatch(/select|Error/);
		} finally {
			await database.$executeRawUnsafe('ALTER TABLE "Session" RENAME COLUMN "gone" TO "browser"');
		}
		expect(await isSignedIn(cookie)).toBe(true);
	});

	test("let nobody in and reveal nothing while sessions can't be read", async () => {
		const cookie = await signedIn();
		await database.$executeRawUnsafe('ALTER TABLE "Session" RENAME COLUMN "hash" TO "gone"');
		try {
			for (const path of ["/admin/account", "/admin/families/messages/export.csv", "/admin.data"]) {
				const answer = await visit(path, { cookie });
				expect(answer.status, path).toBe(503);
				expect(answer.headers.get("Cache-Control"), path).toBe("no-store");
				const page = await answer.text();
				expect(page).not.toContain("Sign out");
				expect(page).not.toMatch(/prisma|sqlite|column|node_modules/i);
			}
		} finally {
			await database.$executeRawUnsafe('ALTER TABLE "Session" RENAME COLUMN "gone" TO "hash"');
		}
	});
});

test("requests from signed-in people bypass the page cache and leave nothing in it", async () => {
	const kept = await visit("/");
	expect(kept.headers.get("ETag")).toBeTruthy();
	const cookie = await signedIn();
	for (const sent of [{ cookie }, { cookie: `other=1; ${cookie}` }]) {
		const own = await visit("/", sent);
		expect(own.status).toBe(200);
		expect(own.headers.get("ETag")).toBeNull();
		await own.body?.cancel();
	}
	const again = await visit("/");
	expect(again.headers.get("ETag")).toBe(kept.headers.get("ETag"));
	expect(await again.text()).toBe(await kept.text());
});
