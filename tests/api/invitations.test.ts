/** Tests inviting, signing out and removing people, over HTTP against the built server. */
import { beforeEach, describe, expect, test } from "vitest";
import { createAccount } from "~/accounts/commands.server.ts";
import { database } from "~/platform/database/database.server.ts";
import { password, personForEachTest } from "../support/people.ts";
import { cookieIn } from "../support/visit.ts";

const person = personForEachTest("rosa", "198.18.0");
const { visit, isSignedIn } = person;
const other = "quite another porch";
let cookie: string;

beforeEach(async () => {
	cookie = await signedIn(person.username, password);
});

async function signedIn(name: string, given: string): Promise<string> {
	return cookieIn(await visit("/admin/login", { form: { username: name, password: given } }));
}
const press = (form: Record<string, string>) => visit("/admin/account", { cookie, form });

/** Invites somebody, and returns the path of the link. */
async function invited(name = "Otis <b>"): Promise<string> {
	const answer = await press({ intent: "invite", name, password });
	expect(answer.status).toBe(200);
	const [, path = ""] =
		/value="https?:\/\/[^/"]+(\/admin\/invitation\/[\w-]{43})"/.exec(await answer.text()) ?? [];
	expect(path).not.toBe("");
	return path;
}

const accept = (path: string, name: string, form: Record<string, string> = {}) =>
	visit(path, { form: { username: name, chosen: other, again: other, ...form } });

describe("an invitation", () => {
	test("requires the password of the person who makes it", async () => {
		for (const given of ["", "wrong"]) {
			const answer = await press({ intent: "invite", name: "Otis", password: given });
			expect(answer.status).toBe(400);
			expect(await answer.text()).not.toContain("/admin/invitation/");
		}
	});

	test("is shown once, opens a page, and signs in the person who chooses a password there", async () => {
		const path = await invited();
		const account = await (await visit("/admin/account", { cookie })).text();
		expect(account).not.toContain(path);
		expect(account).toContain(`Invited by ${person.username}`);
		const page = await visit(path);
		expect(page.status).toBe(200);
		expect(page.headers.get("Cache-Control")).toBe("no-store");
		expect(await page.text()).toContain("Welcome, Otis &lt;b&gt;");
		const answer = await accept(path, `otis-${person.number}`);
		expect(answer.status).toBe(303);
		expect(answer.headers.get("Location")).toBe("/admin");
		expect(await isSignedIn(cookieIn(answer))).toBe(true);
		expect(await isSignedIn(await signedIn(`otis-${person.number}`, other))).toBe(true);
	});

	test("can't be used twice, after it expired or was withdrawn, or be guessed", async () => {
		const [used, expired, withdrawn] = [await invited("a"), await invited("b"), await invited("c")];
		expect((await accept(used, `used-${person.number}`)).status).toBe(303);
		await database.invitation.updateMany({ where: { name: "b" }, data: { expiresAt: new Date() } });
		const { id } = await database.invitation.findFirstOrThrow({ where: { name: "c" } });
		const gone = await press({ intent: "withdraw-invitation", about: String(id) });
		expect(gone.headers.get("Location")).toBe("/admin/account");
		const before = await database.account.count();
		const guessed = `/admin/invitation/${"A".repeat(43)}`;
		for (const path of [used, expired, withdrawn, guessed, "/admin/invitation/x"]) {
			const page = await visit(path);
			expect(page.status, path).toBe(404);
			expect(await page.text()).toContain("This invitation can’t be used");
			const answer = await accept(path, `late-${person.number}`);
			expect(answer.status, path).toBe(404);
			// Somebody who sent the form twice has an account, and is told what to do with it.
			expect(await answer.text()).toContain("If you have accepted it");
			expect(cookieIn(answer)).toBe("");
		}
		expect(await database.account.count()).toBe(before);
	});

	test.each([
		["a short password", { chosen: "short", again: "short" }, "at least 12 characters"],
		["a common password", { chosen: "password1234", again: "password1234" }, "easy to guess"],
		["two different passwords", { again: "porch" }, "The two passwords don’t match"],
		["no user name", { username: " " }, "Please choose a user name."],
	])("comes back with %s, and can be used after that", async (_, form, words) => {
		const path = await invited();
		const answer = await accept(path, `otis-${person.number}`, form);
		expect(answer.status).toBe(400);
		const page = await answer.text();
		expect(page).toContain(words);
		for (const secret of [other, "password1234"]) expect(page).not.toContain(secret);
		expect((await accept(path, `otis-${person.number}`)).status).toBe(303);
	});

	test("refuses the user name itself as a password, and a name that is taken", async () => {
		const path = await invited();
		const name = `violet-lantern-${person.number}`;
		const same = await accept(path, name, { chosen: name, again: name });
		expect(await same.text()).toContain("easy to guess");
		const taken = await accept(path, person.username);
		expect(taken.status).toBe(400);
		expect(await taken.text()).toContain("already has this user name");
	});
});

describe("another person", () => {
	let theirs: { id: number; cookie: string };
	beforeEach(async () => {
		const name = `ida-${person.number}`;
		await createAccount(name, other, "admin");
		const { id } = await database.account.findUniqueOrThrow({ where: { username: name } });
		theirs = { id, cookie: await signedIn(name, other) };
	});

	test("is removed after the password, and not without it", async () => {
		const path = "/admin/account";
		const page = await (await visit(path, { cookie })).text();
		expect(page).toContain(`id="remove-person-${theirs.id}"`);
		const form = { intent: "remove-person", about: String(theirs.id) };
		expect((await visit(path, { cookie, form: { ...form, password: "wrong" } })).status).toBe(400);
		expect(await isSignedIn(theirs.cookie)).toBe(true);
		expect((await visit(path, { cookie, form: { ...form, password } })).status).toBe(303);
		expect(await isSignedIn(theirs.cookie)).toBe(false);
		expect(await signedIn(`ida-${person.number}`, other)).toBe("");
	});

	test("can't be oneself", async () => {
		const { id } = await database.account.findUniqueOrThrow({
			where: { username: person.username },
		});
		await press({ intent: "remove-person", about: String(id), password });
		expect(await isSignedIn(cookie)).toBe(true);
		const page = await (await visit("/admin/account", { cookie })).text();
		expect(page).not.toContain(`id="remove-person-${id}"`);
	});
});
