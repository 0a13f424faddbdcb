/** Tests the list of messages over HTTP: its tabs, days and pages, suspected spam and former addresses. */
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { database } from "~/platform/database/database.server.ts";
import { anyAddress, messageOf } from "../support/messages.ts";
import { PlainBrowser } from "../support/plain-browser.ts";
import { type BuiltServer, startServer } from "../support/server.ts";
import { visitFrom } from "../support/visit.ts";

const password = "a password for tests";
const LIST = "/admin/families/messages";
let server: BuiltServer;
let browser: PlainBrowser;

beforeAll(async () => {
	server = await startServer({ ADMIN_PASSWORD: password });
	browser = new PlainBrowser(server.origin);
	await browser.open("/admin/login");
	browser.labelled("Username").value = "admin";
	browser.labelled("Password").value = password;
	await browser.press("Sign in");
});
afterAll(() => server.stop());
beforeEach(async () => {
	await database.contact.deleteMany();
	await database.family.deleteMany();
	await database.outgoingEmail.deleteMany();
});

/** Sends a message as the contact form does. Returns its ID. */
async function write(message: string, more: Record<string, string> = {}) {
	const form = { ...messageOf(message), submission_key: crypto.randomUUID(), ...more };
	const answer = await visitFrom(anyAddress(), `${server.origin}/contact-us`, { form });
	expect(answer.status).toBe(303);
	return (await database.contact.findFirstOrThrow({ orderBy: { id: "desc" } })).id;
}

const rows = () => browser.page.document.querySelectorAll('li[id^="message-"]');
const linkTo = (name: string) =>
	[...browser.page.document.querySelectorAll("a")]
		.find((link) => link.textContent?.trim() === name)
		?.getAttribute("href");

/** Presses a button of this message, whose family's page may show several. */
async function press(name: string, id: number) {
	const path = `${LIST}/${id}`;
	const found = browser.buttons(name).find(({ form }) => form.getAttribute("action") === path);
	if (!found) throw new Error(`The message has no button ${name}`);
	await browser.send(found);
}

test("a message's status is set in its family's timeline, and the list has a tab for each", async () => {
	const first = await write("The first one.");
	await write("The second one.");
	await browser.open(`${LIST}/${first}`);
	expect(browser.path).toMatch(/^\/admin\/families\/\d+#message-\d+$/);
	await press("Archived", first);
	expect(browser.says("The message is marked as archived.")).toBe(true);
	await browser.open(LIST);
	expect(browser.says("New (1)")).toBe(true);
	await browser.open(linkTo("Archived (1)") ?? "");
	expect(rows()).toHaveLength(1);
	expect(rows()[0]?.textContent).toContain("The first one.");
});

test("suspected spam is listed separately, sends no email of its own, and can be restored", async () => {
	const robot = await write("Cheap", { further_remarks: "x" });
	await write("Cheap: http://a.example http://b.example http://c.example");
	await browser.open(`${LIST}?search=cheap`);
	expect(browser.says("No message with “cheap”.")).toBe(true);
	await browser.open(linkTo("Suspected spam (2)") ?? "");
	expect(browser.says("Suspected: 3 links in the message")).toBe(true);
	expect(browser.says("a hidden field was filled in")).toBe(true);
	await press("Not spam", robot);
	expect(browser.says("The message is back among the new ones.")).toBe(true);
	expect(browser.path).toMatch(/^\/admin\/families\/\d+/);
	await browser.open(`${LIST}?search=cheap`);
	expect(browser.says("New (1)")).toBe(true);
	await browser.open(`${LIST}/${robot}`);
	await press("This is spam", robot);
	expect(browser.says("The message was moved to suspected spam.")).toBe(true);
	const spam = `${LIST}?search=cheap&tab=spam`;
	await browser.open(spam);
	expect(browser.says("Suspected: said so by hand")).toBe(true);
	// The person who confirms the suspicion isn't asked again.
	await browser.press("This is spam");
	await browser.open(spam);
	expect(browser.buttons("Not spam")).toHaveLength(2);
	expect(browser.buttons("This is spam")).toHaveLength(0);
	const emails = await database.outgoingEmail.findMany();
	for (const { subject } of emails) expect(subject).toMatch(/looks? like spam$/);
	expect(emails).toHaveLength(1);
});

test("days narrow the list, and an invalid one is ignored", async () => {
	await write("A garden.");
	await browser.open(`${LIST}?search=garden&from=2020-01-01&to=2020-12-31`);
	expect(browser.says("No message with “garden” on these days.")).toBe(true);
	expect(linkTo("Clear dates")).toBe(`${LIST}?search=garden`);
	await browser.open(`${LIST}?search=garden&from=2020-01-01&to=2099-12-31`);
	expect(rows()).toHaveLength(1);
	await browser.open(`${LIST}?search=garden&from=2026-02-31&to=soon`);
	expect(rows()).toHaveLength(1);
	await browser.open(`${LIST}?from=2020-01-01&to=2020-01-02`);
	expect(browser.says("No message on these days.")).toBe(true);
});

test("a long list has pages, which keep the search", async () => {
	for (let number = 1; number <= 27; number += 1) await write(`Garden ${number}.`);
	await browser.open(`${LIST}?search=garden`);
	expect(rows()).toHaveLength(25);
	await browser.open(linkTo("Older") ?? "");
	expect(browser.path).toContain("search=garden");
	expect(rows()).toHaveLength(2);
	await browser.open(linkTo("Newer") ?? "");
	expect(rows()).toHaveLength(25);
	expect(linkTo("Newer")).toBeUndefined();
});

test("what was a message's address before still leads to it", async () => {
	const id = await write("A garden.");
	await browser.open("/admin/contacts?search=garden");
	expect(browser.path).toBe(`${LIST}?search=garden`);
	for (const path of [`/admin/contacts/${id}`, `/admin/contacts/${id}/reply`]) {
		await browser.open(path);
		expect(browser.path).toMatch(new RegExp(`^/admin/families/\\d+#message-${id}$`));
	}
});

test.each([
	["content/praise/testimonials", "content/lists/testimonials"],
	["content/praise/reviews/new", "content/lists/reviews/new"],
	["content/programs", "content/lists/programs"],
	["content/programs/new", "content/lists/programs/new"],
	["content/programs/edit/boarding", "content/lists/programs/boarding"],
	["content/programs/overview", "content/programs-pages"],
	["content/services/new", "content/lists/services/new"],
	["content/pages", "content/lists/pages"],
	["content/people/page/dog", "content/people"],
	["content/texts/home", "content/home"],
	["settings/history", "settings"],
	["settings/import-export/download", "settings/import-export"],
	["content/home/preview", "content/home"],
])("what was at /admin/%s before is at /admin/%s", async (before, now) => {
	await browser.open(`/admin/${before}`);
	expect(browser.path).toBe(`/admin/${now}`);
	expect(browser.says("There is no such page")).toBe(false);
});
