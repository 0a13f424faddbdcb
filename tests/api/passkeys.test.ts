/** Tests adding, using and removing passkeys, over HTTP against the built server. */
import { Secret, TOTP } from "otpauth";
import { describe, expect, test } from "vitest";
import { turnOnCodes } from "~/accounts/codes.server.ts";
import { database } from "~/platform/database/database.server.ts";
import { newAuthenticator } from "../support/authenticator.ts";
import { password, personForEachTest } from "../support/people.ts";
import { cookieIn } from "../support/visit.ts";

const person = personForEachTest("ida", "203.0.113");
const { visit, isSignedIn } = person;

async function withPassword(): Promise<string> {
	return cookieIn(await visit("/admin/login", { form: { username: person.username, password } }));
}

/** The cookies that a response sets, as a Cookie header. */
const cookiesIn = (answer: Response) =>
	answer.headers
		.getSetCookie()
		.map((line) => line.split(";", 1)[0])
		.join("; ");

/** The challenge for the browser in the page's data, and its cookie. */
async function challengeIn(answer: Response) {
	const page = await answer.text();
	const [, challenge = ""] = /challenge\W+([\w-]{43})\b/.exec(page) ?? [];
	expect(challenge).not.toBe("");
	return { challenge, cookie: cookiesIn(answer) };
}

async function askToAdd(cookie: string, given = password) {
	return visit("/admin/account", { cookie, form: { intent: "add-passkey", password: given } });
}

/** Adds the passkey of a new device. */
async function addedTo(cookie: string) {
	const device = newAuthenticator(person.origin);
	const asked = await challengeIn(await askToAdd(cookie));
	const form = { intent: "keep-passkey", response: device.make(asked.challenge) };
	const sent = { cookie: `${cookie}; ${asked.cookie}`, form };
	const answer = await visit("/admin/account", sent);
	expect(answer.status).toBe(303);
	return { device, sent };
}

const askToSignIn = async (path = "/admin/login") =>
	challengeIn(await visit(path, { form: { intent: "passkey" } }));

describe("adding a passkey", () => {
	test("requires the password", async () => {
		const cookie = await withPassword();
		for (const given of ["", "wrong"]) {
			const answer = await askToAdd(cookie, given);
			expect(answer.status).toBe(400);
			expect(cookiesIn(answer)).toBe("");
		}
		const device = newAuthenticator(person.origin);
		const { challenge, cookie: other } = await askToSignIn();
		const form = { intent: "keep-passkey", response: device.make(challenge) };
		const answer = await visit("/admin/account", { cookie: `${cookie}; ${other}`, form });
		expect(answer.status).toBe(400);
		expect(await answer.text()).toContain("longer than five minutes");
		expect(
			await database.passkey.count({ where: { account: { username: person.username } } }),
		).toBe(0);
	});

	test("is limited like signing in", async () => {
		const cookie = await withPassword();
		for (let n = 0; n < 5; n++) await askToAdd(cookie, "wrong");
		expect((await askToAdd(cookie)).status).toBe(429);
	});

	test("counts once, so that a removed passkey doesn't come back by the same form", async () => {
		const cookie = await withPassword();
		const { sent } = await addedTo(cookie);
		await database.passkey.deleteMany({ where: { account: { username: person.username } } });
		expect((await visit("/admin/account", sent)).status).toBe(400);
		expect(
			await database.passkey.count({ where: { account: { username: person.username } } }),
		).toBe(0);
	});
});

describe("signing in with a passkey", () => {
	test("leads to the requested page and makes the browser known, as a password does", async () => {
		const { device } = await addedTo(await withPassword());
		const path = "/admin/login?next=/admin/videos";
		const { challenge, cookie } = await askToSignIn(path);
		const form = { intent: "passkey", response: device.use(challenge) };
		const answer = await visit(path, { cookie, form });
		expect(answer.status).toBe(303);
		expect(answer.headers.get("Location")).toBe("/admin/videos");
		expect(cookiesIn(answer)).toContain("known-device=");
		expect(await isSignedIn(cookieIn(answer))).toBe(true);
	});

	test("takes no code, because the device has recognized its owner", async () => {
		const { device } = await addedTo(await withPassword());
		const account = await database.account.findUniqueOrThrow({
			where: { username: person.username },
		});
		const key = new Secret({ size: 20 }).base32;
		const code = new TOTP({ secret: Secret.fromBase32(key) }).generate();
		await turnOnCodes({ id: 0, account }, { key, code }, { who: person.username, via: "admin" });
		expect(await isSignedIn(await withPassword())).toBe(false);
		const { challenge, cookie } = await askToSignIn();
		const form = { intent: "passkey", response: device.use(challenge) };
		expect(await isSignedIn(cookieIn(await visit("/admin/login", { cookie, form })))).toBe(true);
	});

	test("is refused with a wrong challenge, and when the answer is sent again", async () => {
		const { device } = await addedTo(await withPassword());
		const [first, second] = [await askToSignIn(), await askToSignIn()];
		const form = { intent: "passkey", response: device.use(first.challenge) };
		const wrong = await visit("/admin/login", { cookie: second.cookie, form });
		expect(wrong.status).toBe(400);
		expect(await wrong.text()).toContain("could not be checked");
		expect(cookieIn(wrong)).toBe("");
		const without = await visit("/admin/login", { form });
		expect(without.status).toBe(400);
		const right = await visit("/admin/login", { cookie: first.cookie, form });
		expect(right.status).toBe(303);
		const again = await visit("/admin/login", { cookie: first.cookie, form });
		expect(again.status).toBe(400);
		expect(cookieIn(again)).toBe("");
	});

	test("keeps a form that was sent after its session had ended", async () => {
		const { device } = await addedTo(await withPassword());
		const carried = JSON.stringify({ name: "Half a sentence" });
		const path = "/admin/login?next=/admin/puppies/new";
		const asking = await visit(path, { form: { intent: "passkey", carried } });
		const html = await asking.clone().text();
		expect(html).toContain("Half a sentence");
		const { challenge, cookie } = await challengeIn(asking);
		const form = { intent: "passkey", response: device.use(challenge), carried };
		const answer = await visit(path, { cookie, form });
		expect(await answer.text()).toContain("What you wrote is not saved yet.");
		expect(await isSignedIn(cookieIn(answer))).toBe(true);
	});
});

describe("removing a passkey", () => {
	test("requires the password, works without JavaScript, and ends it at once", async () => {
		const cookie = await withPassword();
		const { device } = await addedTo(cookie);
		const { id } = await database.passkey.findFirstOrThrow({
			where: { account: { username: person.username } },
		});
		const list = await (await visit("/admin/account", { cookie })).text();
		expect(list).toContain("Remove the passkey");
		const path = "/admin/account";
		const press = (given: string) => {
			const form = { intent: "remove-passkey", about: String(id), password: given };
			return visit(path, { cookie, form });
		};
		const refused = await press("wrong");
		expect(refused.status).toBe(400);
		expect(await refused.text()).toContain("not your current password");
		expect((await press(password)).headers.get("Location")).toBe("/admin/account");
		const { challenge, cookie: asked } = await askToSignIn();
		const form = { intent: "passkey", response: device.use(challenge) };
		const answer = await visit("/admin/login", { cookie: asked, form });
		expect(answer.status).toBe(400);
		expect(await answer.text()).toContain("signs nobody in here");
	});

	test("removes none of another account", async () => {
		await addedTo(await withPassword());
		const theirs = await database.passkey.findFirstOrThrow({
			where: { account: { username: person.username } },
		});
		person.username = "admin";
		const cookie = await withPassword();
		const form = { intent: "remove-passkey", about: String(theirs.id), password };
		await visit("/admin/account", { cookie, form });
		expect(await database.passkey.count({ where: { id: theirs.id } })).toBe(1);
	});
});
