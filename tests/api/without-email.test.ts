/** Tests that a site without a key for email claims nowhere that an email was or will be sent. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { database } from "~/platform/database/database.server.ts";
import { openedAtToken } from "~/platform/forms/opened-at.server.ts";
import { type Browser, signedIn } from "../support/browser.ts";
import { documentOf, mainWordsIn } from "../support/document.ts";
import { anyAddress } from "../support/messages.ts";
import { addPuppy } from "../support/puppy.ts";
import { type BuiltServer, startServer } from "../support/server.ts";

const password = "a password for tests";
const claims =
	/we sent|we send you|email that says|our email|email we sent|confirm by email|on its way|being sent|is sent|was sent|told by email|emailed to you|new link|spam folder/i;
let server: BuiltServer;
let admin: Browser;

beforeAll(async () => {
	server = await startServer({ ADMIN_PASSWORD: password });
	admin = await signedIn(server.origin, password);
});
afterAll(() => server.stop());
beforeEach(async () => {
	await database.waitingEntry.deleteMany();
	await database.family.deleteMany();
	await database.puppy.deleteMany();
});

const join = (email: string) =>
	fetch(`${server.origin}/waiting-list`, {
		method: "POST",
		redirect: "manual",
		headers: { Origin: server.origin, "X-Forwarded-For": anyAddress() },
		body: new URLSearchParams({
			name: "Dana Quillwort",
			email,
			form_opened: openedAtToken(Date.now() - 60_000),
		}),
	});

const someone = () => `${crypto.randomUUID()}@example.com`;

/** Presses a button, and returns the page with its toast. */
async function press(path: string, form: Record<string, string>) {
	const response = await admin.post(path, form);
	expect(response.status).toBe(303);
	return (await admin.open(response.headers.get("Location") ?? "")).html;
}

async function entryOf(email: string) {
	return database.waitingEntry.findUniqueOrThrow({ where: { email } });
}

describe("a family", () => {
	test("reads that its wishes arrived, and who confirms them", async () => {
		const email = someone();
		const form = await (await fetch(`${server.origin}/waiting-list`)).text();
		expect(mainWordsIn(form)).not.toMatch(claims);
		expect(mainWordsIn(form)).toContain("Maren confirms your place");
		const location = (await join(email)).headers.get("Location") ?? "";
		const html = await (await fetch(server.origin + location)).text();
		expect(documentOf(html).title).toMatch(/^Your wishes have arrived/);
		expect(mainWordsIn(html)).not.toMatch(claims);
		expect(mainWordsIn(html)).toContain("Maren has what you wrote");
		for (let time = 0; time < 2; time++) await join(email);
		const refused = await (await join(email)).text();
		expect(mainWordsIn(refused)).toContain("several times today");
		expect(mainWordsIn(refused)).not.toMatch(claims);
	});

	test("is on the list once the trainer confirmed it with one button", async () => {
		const email = someone();
		await join(email);
		const { id } = await entryOf(email);
		const path = `/admin/waiting-list/${id}`;
		const { html } = await admin.open(path);
		expect(mainWordsIn(html)).not.toMatch(claims);
		expect(html).toContain("Confirm for them");
		const after = await press(path, { intent: "confirm" });
		expect(after).toContain("They get no email about it");
		expect(await entryOf(email)).toMatchObject({ status: "waiting" });
		expect(await press(path, { intent: "confirm" })).toContain(
			"Nothing was changed. Now: Waiting.",
		);
	});

	test("that left and asks again is seen by the trainer, with what it wishes now", async () => {
		const email = someone();
		await join(email);
		const { id } = await entryOf(email);
		const path = `/admin/waiting-list/${id}`;
		await press(path, { intent: "confirm" });
		await press(path, { intent: "remove" });
		await join(email);
		expect((await admin.open("/admin/waiting-list?tab=left")).html).toContain("Asked again");
		expect((await admin.open(path)).html).toContain("Asked again");
		await press(path, { intent: "confirm" });
		expect(await entryOf(email)).toMatchObject({ status: "waiting" });
	});
});

describe("the trainer", () => {
	test("reads that nobody is told about a puppy yet", async () => {
		const email = someone();
		await join(email);
		const { id } = await entryOf(email);
		await press(`/admin/waiting-list/${id}`, { intent: "confirm" });
		const { id: puppyId } = await addPuppy();
		const path = `/admin/puppies/${puppyId}/waiting`;
		const lacking = mainWordsIn((await admin.open(path)).html);
		expect(lacking).not.toMatch(claims);
		expect(lacking).toContain("Your postal address is missing");
		expect(lacking).not.toContain("Tell the chosen families");
		const refused = await press(path, { [`entry_${id}`]: "on" });
		expect(refused).toContain("Nothing was sent: your postal address is missing.");
		expect(await database.waitingNotice.count()).toBe(0);
		await press("/admin/settings/mail", { postal: "Box 12, Asheville, NC 28801" });
		expect(mainWordsIn((await admin.open(path)).html)).not.toMatch(claims);
		const html = await press(path, { [`entry_${id}`]: "on" });
		expect(html).toContain("One family is noted. Emails go out once email is set up");
		expect(mainWordsIn(html)).not.toMatch(claims);
		expect(mainWordsIn(html)).not.toContain("Told so far");
	});

	test("who adds somebody or corrects an address doesn't read of an email", async () => {
		const { html: form } = await admin.open("/admin/waiting-list/new");
		expect(mainWordsIn(form)).not.toMatch(claims);
		const email = someone();
		const added = await press("/admin/waiting-list/new", { name: "Lee", email });
		expect(added).toContain("They get no email about it");
		const asked = someone();
		await join(asked);
		const { id } = await entryOf(asked);
		const moved = await press(`/admin/waiting-list/${id}`, {
			name: "Dana",
			email: someone(),
			intent: "save",
		});
		expect(moved).toContain("Its place still has to be confirmed");
		expect(moved).not.toMatch(/link is on its way/);
	});

	test.each([
		"/admin/letters",
		"/admin/settings/mail",
		"/admin/waiting-list",
		"/admin/waiting-list?tab=unconfirmed",
		"/admin/families/messages?tab=spam",
		"/admin/status",
		"/admin",
	])("reads no promise of an email at %s", async (path) => {
		const { html } = await admin.open(path);
		expect(mainWordsIn(html)).not.toMatch(
			/email on (?:its|their) way|emailed to you|you get an email|link was sent/,
		);
	});
});
