/**
 * Tests that a form that is sent after its session ended is shown again once its user has signed in, without
 * JavaScript. Over HTTP against the built server.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { database } from "~/platform/database/database.server.ts";
import { type Browser, type Controls, controlsIn, signedIn } from "../support/browser.ts";
import { documentOf } from "../support/document.ts";
import { addPuppy } from "../support/puppy.ts";
import { type BuiltServer, startServer } from "../support/server.ts";

const password = "a password for tests";
/** A text that occurs nowhere else. */
const TYPED = "Typed <& not> saved.\nTwo lines.";
let server: BuiltServer;
let browser: Browser;
let message: string;
let family: string;
let puppy: string;
let photo: number;

beforeAll(async () => {
	server = await startServer({ ADMIN_PASSWORD: password });
});
afterAll(() => server.stop());

beforeEach(async () => {
	browser = await signedIn(server.origin, password);
	const contact = await database.contact.create({
		data: {
			name: "Fern",
			email: "fern@example.com",
			phoneNumber: "828 555 0100",
			message: "Hello.",
		},
	});
	message = `/admin/families/messages/${contact.id}`;
	const ferns = await database.family.create({
		data: {
			name: "The Ferns",
			source: "A friend",
			addresses: { create: { address: `ferns-${contact.id}@example.com` } },
		},
	});
	family = `/admin/families/${ferns.id}`;
	const { id } = await addPuppy({ name: `Fig ${contact.id}`, status: "public" });
	puppy = `/admin/puppies/${id}`;
	const data = { puppyId: id, width: 9, height: 9, color: "#abcdef", position: 0 };
	photo = (await database.photo.create({ data: { ...data, name: `${id}-0`, alt: "Stored" } })).id;
});

const fieldsOf = async (page: string) => controlsIn((await browser.open(page)).html);

/** Sends a form whose session has ended. Returns the sign-in page that the browser gets. */
async function sendTooLate(page: string, form: Controls) {
	await database.session.deleteMany({});
	const answer = await browser.post(page, form);
	const location = answer.headers.get("Location") ?? "";
	expect(new URL(location, server.origin).pathname).toBe("/admin/login");
	if (answer.status !== 307)
		return { status: answer.status, html: (await browser.open(location)).html };
	// The browser sends the same form on.
	return { status: answer.status, html: await (await browser.post(location, form)).text() };
}

const targetIn = (html: string) => documentOf(html).forms[0]?.getAttribute("action") ?? "";

/** Signs in on such a page, and presses the button of the page after it. Returns the page it leads to. */
async function signInOn(html: string) {
	const sent = { ...controlsIn(html), username: "admin", password };
	const signedIn = await (await browser.post(targetIn(html), sent)).text();
	const back = targetIn(signedIn);
	return { back, page: await (await browser.post(back, controlsIn(signedIn))).text() };
}

const forms = (): { page: string; form: Controls; field: string }[] => [
	{ page: family, form: { intent: "note", text: TYPED }, field: "text" },
	{
		page: family,
		form: { intent: "details", name: "Ferns", source: "A neighbor" },
		field: "source",
	},
	{
		page: puppy,
		form: { intent: "publish", name: "Fig", personality: TYPED },
		field: "personality",
	},
	{ page: "/admin/puppies/new", form: { name: "Fig", overview: TYPED }, field: "overview" },
	{ page: "/admin/videos/new", form: { title: "V", description: TYPED }, field: "description" },
	{
		page: "/admin/first-steps/name",
		form: { intent: "save", "names.brand": "Fern Dogs" },
		field: "names.brand",
	},
	{ page: `${puppy}/photos/${photo}`, form: { do: "save", alt: TYPED }, field: "alt" },
	// Buttons that don't save what is typed aren't pressed again either.
	{ page: "/admin/letters/first-answer", form: { intent: "reset", text: TYPED }, field: "text" },
	{ page: "/admin/account", form: { intent: "invite", name: "Fern" }, field: "name" },
	{ page: `${family}/reply`, form: { letter: "first-answer", text: TYPED }, field: "text" },
	{
		page: "/admin/calendar/new",
		form: { intent: "enter", familySearch: "Ferns", note: TYPED },
		field: "note",
	},
];

test("every form is shown again after signing in, and nothing has been done with it", async () => {
	for (const { page, form, field } of forms()) {
		const { html } = await sendTooLate(page, { ...(await fieldsOf(page)), ...form });
		expect(html).toContain("what you wrote will still be there");
		const restored = await signInOn(html);
		expect(restored.back).toBe(page);
		expect(restored.page).toContain("It is not saved yet.");
		expect({ page, value: controlsIn(restored.page)[field] }).toEqual({ page, value: form[field] });
	}
	const stored = JSON.stringify([
		await database.puppy.findMany({}),
		await database.photo.findMany({}),
		await database.video.findMany({}),
		await database.familyNote.findMany({}),
		await database.family.findMany({}),
	]);
	expect(stored).not.toMatch(/Typed|neighbor/);
});

test("a wrong password doesn't lose the form", async () => {
	const { html } = await sendTooLate(family, { intent: "note", text: TYPED });
	const wrong = { ...controlsIn(html), username: "admin", password: "not the one" };
	const refused = await browser.post(targetIn(html), wrong);
	expect(refused.status).toBe(400);
	const { page } = await signInOn(await refused.text());
	expect(controlsIn(page).text).toBe(TYPED);
});

describe("what is not carried", () => {
	const UNSAVED = "what you wrote was not saved";

	test("passwords and codes", async () => {
		const secrets = { current: TYPED, chosen: TYPED, again: TYPED, intent: "password" };
		const ofAccount = await sendTooLate("/admin/account", secrets);
		expect(ofAccount.html).toContain(UNSAVED);
		expect(ofAccount.html).not.toContain("Typed");
		const invited = { intent: "invite", name: "Ida", password: TYPED };
		const invitation = await sendTooLate("/admin/account", invited);
		expect(invitation.html).toContain("Ida");
		expect(invitation.html).not.toContain("Typed");
		const stray = await sendTooLate(message, { text: "", password: TYPED, code: TYPED });
		expect(stray.html).toContain(UNSAVED);
		expect(stray.html).not.toContain("Typed");
	});

	test("a button by which nobody typed anything", async () => {
		for (const [page, form] of [
			[message, { intent: "replied" }],
			["/admin/videos", { id: "1", featured: "true" }],
			["/admin/content/home/publishing", { intent: "publish", revision: "3" }],
			["/admin/content/home/publishing", { intent: "restore", revision: "3", version: "2" }],
			[
				"/admin/content/home/publishing",
				{ intent: "schedule", revision: "3", at: "2026-12-24T10:30" },
			],
		] as const) {
			expect((await sendTooLate(page, form)).html).toContain(UNSAVED);
		}
	});

	test("files, and the page says so", async () => {
		await database.session.deleteMany({});
		const form = new FormData();
		form.set("photos", new Blob(["x"]), "fig.jpg");
		const answer = await browser.post(`${puppy}/photos`, form);
		expect(answer.status).toBe(303);
		const { html } = await browser.open(answer.headers.get("Location") ?? "");
		expect(html).toContain("nor were the files that you chose");
	});

	test("a form that is too large", async () => {
		const small = await sendTooLate(message, { text: "x".repeat(180_000) });
		expect(small.html).toContain("what you wrote will still be there");
		const large = await sendTooLate(message, { text: "x".repeat(200_000) });
		expect(large.html).toContain(UNSAVED);
	});

	test("a form of another site", async () => {
		for (const path of [message, "/admin/login?reason=carried"]) {
			const answer = await fetch(server.origin + path, {
				method: "POST",
				headers: { Origin: "https://evil.example" },
				body: new URLSearchParams({ text: TYPED }),
				redirect: "manual",
			});
			expect(answer.status).toBe(403);
		}
	});
});
