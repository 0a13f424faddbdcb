/** Tests signing in with a code from an authenticator app, over HTTP against the built server. */
import { Secret, TOTP } from "otpauth";
import { describe, expect, test } from "vitest";
import { database } from "~/platform/database/database.server.ts";
import { screenOf } from "../support/document.ts";
import { password, personForEachTest } from "../support/people.ts";
import { cookieIn, cookieOf } from "../support/visit.ts";

const person = personForEachTest("otis", "198.51.100");
const { visit, isSignedIn } = person;

const sendPassword = (path = "/admin/login") =>
	visit(path, { form: { username: person.username, password } });

/** Sends the second step of signing in. */
const sendCode = (
	cookie: string | undefined,
	code: string,
	{ path = "/admin/login", ...form }: Record<string, string> = {},
) => visit(path, { cookie, form: { intent: "code", code, ...form } });

/**
 * Returns the app's code some periods from now. A code counts only once, and the next one is accepted early.
 */
const shownBy = (key: string, ahead = 0) =>
	new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + ahead * 30_000 });

/** Sets up codes as the page requires. Returns the key and the recovery codes. */
async function setUp(cookie: string) {
	const page = await (await visit("/admin/account/codes", { cookie })).text();
	const key = /name="key" value="([A-Z2-7]{32})"/.exec(page)?.[1] ?? "";
	const form = { key, code: shownBy(key), password };
	const answer = await visit("/admin/account/codes", { cookie, form });
	expect(answer.status).toBe(200);
	const codes = (await answer.text()).match(/(?:[a-z2-7]{6}-){3}[a-z2-7]{6}/g) ?? [];
	return { key, recovery: [...new Set(codes)] };
}

async function signedInWithCodes() {
	const cookie = cookieIn(await sendPassword());
	return { cookie, ...(await setUp(cookie)) };
}

describe("setting up codes", () => {
	test("shows a key as a picture, a link and text, and eight recovery codes afterward", async () => {
		const cookie = cookieIn(await sendPassword());
		const page = await (await visit("/admin/account/codes", { cookie })).text();
		expect(screenOf(page).getByLabelText(/^QR code/).localName).toBe("svg");
		expect(page).toContain('href="otpauth://totp/');
		const { recovery } = await setUp(cookie);
		expect(recovery).toHaveLength(8);
		expect(await isSignedIn(cookie)).toBe(true);
		const account = await (await visit("/admin/account", { cookie })).text();
		expect(account).toContain("8 recovery codes are left.");
		const again = await (await visit("/admin/account/codes", { cookie })).text();
		expect(again).toContain("Codes are already on");
	});

	test.each([
		["a wrong code", { code: "000000" }, "This code is not valid."],
		["a wrong password", { password: "wrong" }, "not your current password"],
		["no code", { code: "" }, "Please enter the code"],
		["a space for a code", { code: " " }, "Please enter the code."],
		["a code with other characters", { code: "ééééé1" }, "This code is not valid."],
		["a key that wasn't issued", { key: "AAAA" }, "scan the new picture"],
		["something else", { "x[1]": "1" }, "not what this form asks for"],
	])("is refused with %s, says so, and changes nothing", async (_, given, words) => {
		const cookie = cookieIn(await sendPassword());
		const page = await (await visit("/admin/account/codes", { cookie })).text();
		const key = /name="key" value="([A-Z2-7]{32})"/.exec(page)?.[1] ?? "";
		const form = { key, code: shownBy(key), password, ...given };
		const answer = await visit("/admin/account/codes", { cookie, form });
		expect(answer.status).toBe(400);
		const text = await answer.text();
		expect(text).toContain(words);
		expect(text).not.toContain(password);
		// A person who has scanned the picture already needn't do so again.
		if (!("key" in given) && !("x[1]" in given)) expect(text).toContain(`value="${key}"`);
		expect(cookieIn(await sendPassword())).not.toBe("");
		const { codeKey } = await database.account.findUniqueOrThrow({
			where: { username: person.username },
		});
		expect(codeKey).toBeNull();
	});

	test("in a second window leads to the page that says that they are on", async () => {
		const { cookie } = await signedInWithCodes();
		const key = "A".repeat(32);
		const form = { key, code: shownBy(key), password };
		const answer = await visit("/admin/account/codes", { cookie, form });
		expect(answer.status).toBe(303);
		expect(answer.headers.get("Location")).toBe("/admin/account/codes");
	});
});

describe("signing in with codes", () => {
	test("asks for a code after the password, which gives no access by itself", async () => {
		const { key } = await signedInWithCodes();
		const first = await sendPassword("/admin/login?next=/admin/videos");
		expect(first.headers.get("Location")).toBe("/admin/login?next=%2Fadmin%2Fvideos");
		const cookie = cookieIn(first);
		for (const path of [
			"/admin",
			"/admin/account",
			"/admin.data",
			"/admin/families/messages/export.csv",
		]) {
			const answer = await visit(path, { cookie });
			expect([202, 303], path).toContain(answer.status);
		}
		const halfway = await visit("/admin/puppies?page=2", { cookie });
		expect(halfway.headers.get("Location")).toBe(
			"/admin/login?reason=ended&next=%2Fadmin%2Fpuppies%3Fpage%3D2",
		);
		const path = first.headers.get("Location") ?? "";
		const page = await visit(path, { cookie });
		expect(page.headers.get("Cache-Control")).toBe("no-store");
		expect(await page.text()).toContain(`Signing in as ${person.username}.`);
		const wrong = await sendCode(cookie, "000000", { path });
		expect(wrong.status).toBe(400);
		expect(await wrong.text()).toContain("This code is not valid.");
		const right = await sendCode(cookie, shownBy(key, 1), { path });
		expect(right.status).toBe(303);
		expect(right.headers.get("Location")).toBe("/admin/videos");
		expect(cookieIn(right)).not.toBe(cookie);
		expect(await isSignedIn(cookieIn(right))).toBe(true);
		expect(await isSignedIn(cookie)).toBe(false);
	});

	test("accepts a recovery code only once", async () => {
		const { cookie: here, recovery } = await signedInWithCodes();
		const code = recovery[0] ?? "";
		const enter = async () => sendCode(cookieIn(await sendPassword()), code);
		expect(cookieIn(await enter())).not.toBe("");
		expect((await enter()).status).toBe(400);
		const account = await (await visit("/admin/account", { cookie: here })).text();
		expect(account).toContain("7 recovery codes are left.");
	});

	test("shows a form again that was sent after its session ended", async () => {
		const { key } = await signedInWithCodes();
		const carried = JSON.stringify({ intent: "add-note", text: "Typed." });
		const form = { username: person.username, password, carried };
		const answer = await visit("/admin/login?next=/admin/families/messages/1", { form });
		const cookie = cookieIn(answer);
		const page = await answer.text();
		expect(page).toContain(`Signing in as ${person.username}.`);
		expect(page).toContain('action="/admin/login?next=');
		expect(page).toContain("Typed.");
		const code = { path: "/admin/login?next=/admin/families/messages/1", carried };
		const again = await (await sendCode(cookie, "000000", code)).text();
		expect(again).toContain("Typed.");
		expect(again).toContain("or one of your recovery codes");
		const right = await sendCode(cookie, shownBy(key, 1), code);
		expect(await isSignedIn(cookieIn(right))).toBe(true);
		const back = await right.text();
		expect(back).toContain('action="/admin/families/messages/1"');
		expect(back).toContain('name="text" value="Typed."');
	});

	test("carries a form that was sent between the password and the code", async () => {
		const { key } = await signedInWithCodes();
		const cookie = cookieIn(await sendPassword());
		const form = { intent: "add-note", text: "Typed." };
		const sent = await visit("/admin/families/messages/1", { cookie, form });
		expect(sent.status).toBe(307);
		const page = await visit(sent.headers.get("Location") ?? "", { cookie, form });
		expect(await page.text()).toContain("Typed.");
		const path = "/admin/login?next=/admin/families/messages/1";
		const right = await sendCode(cookie, shownBy(key, 1), { path, carried: JSON.stringify(form) });
		expect(await right.text()).toContain('name="text" value="Typed."');
	});

	test("starts over for anybody who hasn't entered a password, or waits too long", async () => {
		await signedInWithCodes();
		const late = cookieIn(await sendPassword());
		await database.session.updateMany({
			where: { account: { username: person.username }, awaitsCode: true },
			data: { expiresAt: new Date(Date.now() - 1) },
		});
		for (const cookie of [undefined, late, cookieOf("session", "A".repeat(43))]) {
			const path = "/admin/login?next=/admin/videos";
			const answer = await sendCode(cookie, "000000", { path });
			expect(answer.status).toBe(303);
			expect(answer.headers.get("Location")).toBe(
				"/admin/login?next=%2Fadmin%2Fvideos&reason=late",
			);
			expect(await (await visit(path, { cookie })).text()).toContain('name="password"');
		}
		const page = await (await visit("/admin/login?reason=late")).text();
		expect(page).toContain("Please sign in again.");
	});

	test("is slowed down after five wrong codes", async () => {
		const { key } = await signedInWithCodes();
		const cookie = cookieIn(await sendPassword());
		for (let n = 0; n < 5; n++) expect((await sendCode(cookie, "000000")).status).toBe(400);
		const answer = await sendCode(cookie, shownBy(key, 1));
		expect(answer.status).toBe(429);
		expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
		expect(await answer.text()).toContain("Too many tries");
	});

	test("asks API clients for the code, too", async () => {
		const { key } = await signedInWithCodes();
		const call = async (given: object) => {
			const answer = await fetch(`${person.origin}/auth/login/`, {
				method: "POST",
				headers: { "Content-Type": "application/json", "X-Forwarded-For": person.address },
				body: JSON.stringify({ username: person.username, password, ...given }),
			});
			return { status: answer.status, body: await answer.json() };
		};
		expect(await call({})).toEqual({
			status: 400,
			body: { code: ["This account needs a code from its authenticator app."] },
		});
		for (const code of ["000000", "ééééé1", " ", "1".repeat(61)]) {
			expect(await call({ code }), code).toMatchObject({ status: 400 });
		}
		expect(await call({ code: shownBy(key, 1) })).toMatchObject({
			status: 200,
			body: { token: expect.any(String) },
		});
	});
});

test("turning off codes requires a code, not only an open browser", async () => {
	const { cookie, key } = await signedInWithCodes();
	const press = (code: string) =>
		visit("/admin/account", { cookie, form: { intent: "turn-off-codes", code } });
	for (const code of ["", "000000"]) {
		const answer = await press(code);
		expect(answer.status).toBe(400);
		expect(await answer.text()).toContain("Signing in takes a code from your phone.");
	}
	const answer = await press(shownBy(key, 1));
	expect(answer.headers.get("Location")).toBe("/admin/account");
	const flash = answer.headers.getSetCookie().map((line) => line.split(";", 1)[0]);
	const page = await visit("/admin/account", { cookie: [cookie, ...flash].join("; ") });
	const account = await page.text();
	expect(account).toContain("Signing in now takes only your password.");
	expect(account).toContain("Set up codes");
	// In another window, the form may still be there.
	expect((await press(shownBy(key, 1))).headers.get("Location")).toBe("/admin/account");
	expect(await isSignedIn(cookieIn(await sendPassword()))).toBe(true);
});
