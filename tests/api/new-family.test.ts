/** Tests that a family is added by hand, over HTTP. */
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { database } from "~/platform/database/database.server.ts";
import { type Browser, controlsIn, signedIn } from "../support/browser.ts";
import { type BuiltServer, startServer } from "../support/server.ts";

const password = "a password for tests";
const page = "/admin/families/new";
let server: BuiltServer;
let browser: Browser;

const post = (form: Record<string, string>) => browser.post(page, form);

beforeAll(async () => {
	server = await startServer({ ADMIN_PASSWORD: password });
	browser = await signedIn(server.origin, password);
});
afterAll(() => server.stop());
beforeEach(() => database.family.deleteMany());

test("somebody who called is a family from then on, found by number and note", async () => {
	expect((await browser.open("/admin/families")).html).toContain(`href="${page}"`);
	const { submission_key = "" } = controlsIn((await browser.open(page)).html);
	const called = { name: "Rowan Fields", phoneNumber: "828 555 0142", note: "Wants a quiet dog." };
	const answer = await post({ ...called, submission_key });
	expect(answer.status).toBe(303);
	// The same form sent twice adds one.
	await post({ ...called, submission_key });
	const [family, ...others] = await database.family.findMany({ include: { notes: true } });
	expect(others).toEqual([]);
	expect(answer.headers.get("Location")).toBe(`/admin/families/${family?.id}`);
	expect(family).toMatchObject({ stage: "new", waitsSince: null, notes: [{ text: called.note }] });
	for (const search of ["(828) 555-0142", "quiet"]) {
		const found = await browser.open(`/admin/families?search=${encodeURIComponent(search)}`);
		expect(found.html, search).toContain("Rowan Fields");
	}
});

test("an email address that is known leads to its family, which gets the note and the other name", async () => {
	const known = await post({ name: "Dana", email: "Dana@example.com" });
	const again = await post({ name: "D. Pruitt", email: "dana@example.com", note: "Called." });
	expect(again.headers.get("Location")).toBe(known.headers.get("Location"));
	expect(await database.family.count()).toBe(1);
	expect(await database.familyNote.findMany()).toMatchObject([
		{ text: "Called.\nName: D. Pruitt" },
	]);
	const { html } = await browser.open(again.headers.get("Location") ?? "");
	expect(html).toContain("a family that you know already");
});

test("a caller without a name is added, with the phone number or email address as the name", async () => {
	for (const [label, value] of [
		["phoneNumber", "(828) 555-0143"],
		["email", "someone@example.com"],
	] as const) {
		const { headers } = await post({ name: " ", [label]: value });
		expect((await browser.open(headers.get("Location") ?? "")).html).toContain(`${value}</h1>`);
	}
});

test("a family that can't be reached is refused, and what was typed is kept", async () => {
	const refused = await post({ name: "Rowan Fields" });
	expect(refused.status).toBe(400);
	const html = await refused.text();
	expect(html).toContain("Please write a phone number or an email address.");
	expect(html).toContain("Rowan Fields");
	expect((await post({ name: "A", email: "nobody" })).status).toBe(400);
	expect(await database.family.count()).toBe(0);
});
