/** Tests families on the waiting list who have no email address: the trainer tells them by phone. */
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { database } from "~/platform/database/database.server.ts";
import { type Browser, signedIn } from "../support/browser.ts";
import { mainWordsIn, screenOf } from "../support/document.ts";
import { addFamily } from "../support/family.ts";
import { addPuppy } from "../support/puppy.ts";
import { type BuiltServer, startServer } from "../support/server.ts";

const password = "a password for tests";
const number = "(828) 555-0142";
let server: BuiltServer;
let admin: Browser;

beforeAll(async () => {
	server = await startServer({ ADMIN_PASSWORD: password });
	admin = await signedIn(server.origin, password);
	await admin.post("/admin/settings/mail", { postal: "Box 12, Asheville, NC 28801" });
});
afterAll(() => server.stop());
beforeEach(async () => {
	await database.waitingEntry.deleteMany();
	await database.family.deleteMany();
	await database.puppy.deleteMany();
	await database.outgoingEmail.deleteMany();
});

/** A page, and the words of its main part. */
async function read(path: string) {
	const { html } = await admin.open(path);
	return { html, text: mainWordsIn(html) };
}

/** Sends a form that is accepted, and returns the page that it leads to. */
async function send(path: string, form: Record<string, string>) {
	const response = await admin.post(path, form);
	expect(response.status, await response.clone().text()).toBe(303);
	const page = response.headers.get("Location") ?? "";
	return { page, toast: (await admin.open(page)).html };
}

async function refused(path: string, form: Record<string, string>) {
	const response = await admin.post(path, form);
	expect(response.status).toBe(400);
	return response.text();
}

const anonymous = "/admin/waiting-list/new";

test("a family is put on the list by its name and phone number, and never emailed", async () => {
	const { page, toast } = await send(anonymous, { name: "Ida Kerr", phone_number: number });
	expect(toast).toContain("They have no email address, so you tell them by phone.");
	expect((await read(page)).text).toContain("By phone, as they have no email address");
	expect((await read("/admin/waiting-list")).text).toContain(`Told by phone: ${number}`);
	expect((await read("/admin/families?search=kerr")).text).toContain("Ida Kerr");
	expect(await database.family.findMany({ include: { addresses: true } })).toMatchObject([
		{ name: "Ida Kerr", phoneNumber: number, stage: "waiting", addresses: [] },
	]);

	const entry = await database.waitingEntry.findFirstOrThrow();
	const { id } = await addPuppy();
	const tell = `/admin/puppies/${id}/waiting`;
	const { html, text } = await read(tell);
	expect(text).toContain(`Told by phone, as they have no email address: ${number}`);
	expect(html).toContain('href="tel:+18285550142"');
	expect(text).toContain("Check them once you have called.");
	const { checked, disabled } = screenOf(html).getByLabelText<HTMLInputElement>("Ida Kerr");
	expect([checked, disabled]).toEqual([false, false]);
	const called = { [`entry_${entry.id}`]: "on" };
	await send(tell, called);
	expect((await send(tell, called)).toast).toContain("Nobody was told");
	expect(await database.waitingNotice.count()).toBe(1);
	expect(await database.outgoingEmail.count()).toBe(0);
	const timeline = async () => (await read(`/admin/families/${entry.familyId}`)).text;
	expect(await timeline()).toMatch(/Call about \w+, from the waiting list/);

	const { id: undo } = await database.waitingNotice.findFirstOrThrow();
	expect((await send(tell, { undo: String(undo) })).toast).toContain("Undone");
	expect((await read(tell)).text).toContain("Check them once you have called.");
	expect(await timeline()).not.toContain("Call about");
});

test("among families with an address, the email begins with the name of one of them", async () => {
	await send(anonymous, { name: "Ida Kerr", phone_number: number });
	await send(anonymous, { name: "Lee Park", email: "lee@example.com" });
	const { id } = await addPuppy();
	const { text } = await read(`/admin/puppies/${id}/waiting`);
	expect(text).toContain("Hi Lee,");
	expect(text).toContain("Tell the chosen families");
});

test("what is missing is said about the family, not about the trainer", async () => {
	const html = await refused(anonymous, { budget: "lots", email: "dana@" });
	expect(html).toContain("Please write the family’s name.");
	expect(html).toContain("Please write an email address, such as dana@example.com.");
	expect(html).toContain("Please write the budget as one amount");
	expect(html).not.toMatch(/your name|reach you|you would pay/);
	expect(await refused(anonymous, { name: "Ida Kerr" })).toContain(
		"Please write a phone number or an email address.",
	);
});

test("a family is on the list once, also after it left it, and gets and loses an address", async () => {
	const form = { name: "Ida Kerr", phone_number: number };
	const { page } = await send(anonymous, form);
	expect(await refused(anonymous, { ...form, phone_number: "828 555 0142" })).toContain(
		"This family is already on the list.",
	);
	await send(page, { intent: "remove" });
	expect((await send(anonymous, form)).page).toBe(page);

	const save = { ...form, intent: "save" };
	await send(page, { ...save, email: "ida@example.com" });
	expect(await database.waitingEntry.findMany()).toMatchObject([{ email: "ida@example.com" }]);
	expect(await database.familyAddress.count()).toBe(1);
	await send(page, save);
	expect((await read(page)).text).toContain("By phone, as they have no email address");
	expect(await database.waitingEntry.count()).toBe(1);
});

test("an address that still has to be confirmed is not removed", async () => {
	const { id } = await database.waitingEntry.create({
		data: { name: "Ida", email: "ida@example.com", tokenExpires: new Date(Date.now() + 60_000) },
	});
	const form = { name: "Ida", phone_number: number, intent: "save" };
	expect(await refused(`/admin/waiting-list/${id}`, form)).toContain(
		"Confirm it before you remove the address.",
	);
});

test("a family’s page leads to its place and says its wishes, or offers one with what is known", async () => {
	const family = await addFamily({ name: "Ida Kerr", phoneNumber: "ask for Ida", email: "" });
	const page = `/admin/families/${family}`;
	const form = `${anonymous}?family=${family}`;
	expect((await read(page)).html).toContain(`href="${form}"`);
	const { html } = await read(form);
	expect(html).toContain('value="Ida Kerr"');
	expect(html).toContain('value="ask for Ida"');
	const wished = { name: "Ida Kerr", phone_number: "ask for Ida", sex: "Female" };
	const entry = await send(form, wished);
	const { html: after, text } = await read(page);
	expect(after).toContain(`href="${entry.page}"`);
	expect(after).not.toContain(`href="${form}"`);
	expect(text).toMatch(/Waiting since \w+ \d+, \d{4} *: Female/);
	expect(await database.family.count()).toBe(1);
	expect(await refused(form, wished)).toContain("This family is already on the list.");
});

test("what a family was told about a puppy is in its timeline", async () => {
	await send(anonymous, { name: "Lee Park", email: "lee@example.com" });
	const { id, familyId } = await database.waitingEntry.findFirstOrThrow();
	const puppy = await addPuppy({ name: "Waffles" });
	await send(`/admin/puppies/${puppy.id}/waiting`, { [`entry_${id}`]: "on" });
	const timeline = async () => (await read(`/admin/families/${familyId}`)).text;
	expect(await timeline()).toMatch(/Email about Waffles ?, from the waiting list/);
	expect(await timeline()).toContain("Not sent so far.");
	await database.outgoingEmail.updateMany({ data: { status: "sent" } });
	expect(await timeline()).not.toContain("Not sent so far.");
});
