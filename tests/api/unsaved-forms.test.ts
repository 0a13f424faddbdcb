/**
 * Tests that typed text is never lost without JavaScript: by a button beside the form, by a question that is
 * answered with no, or by a session that has ended. Over HTTP against the built server.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createAccount } from "~/accounts/commands.server.ts";
import { database } from "~/platform/database/database.server.ts";
import { controlsIn, newBrowser } from "../support/browser.ts";
import { addPuppy } from "../support/puppy.ts";
import { type BuiltServer, restartServer, startServer } from "../support/server.ts";

const password = "a password for tests";
/** A text that occurs nowhere else. */
const TYPED = "Typed <& not> saved.\nTwo lines.";
let server: BuiltServer;
let browser: ReturnType<typeof newBrowser>;
let message: string;
let puppy: string;
let photos: { page: string; ids: number[] };

async function signIn(username = "admin", next = "/admin") {
	const answer = await browser.post(`/admin/login?next=${encodeURIComponent(next)}`, {
		username,
		password,
	});
	expect(answer.status).toBe(303);
	return answer.headers.get("Location") ?? "";
}

beforeAll(async () => {
	server = await startServer({ ADMIN_PASSWORD: password, SERVICE_PASSWORD: password });
	await createAccount("second", password, "admin");
});
afterAll(() => server.stop());

beforeEach(async () => {
	browser = newBrowser(server.origin);
	await signIn();
	// Opening a first page makes the browser a known one.
	await browser.open("/admin");
	const contact = await database.contact.create({
		data: {
			submissionKey: crypto.randomUUID(),
			name: "Fern",
			email: "fern@example.com",
			phoneNumber: "828 555 0100",
			message: "Hello.",
		},
	});
	message = `/admin/contacts/${contact.id}`;
	const { id } = await addPuppy({ name: `Fig ${contact.id}`, status: "public" });
	puppy = `/admin/puppies/${id}`;
	const data = { puppyId: id, width: 9, height: 9, color: "#abcdef" };
	const stored = [0, 1].map((position) =>
		database.photo.create({
			data: { ...data, position, name: `${id}-${position}`, alt: `Stored ${position}` },
		}),
	);
	const ids = (await Promise.all(stored)).map((photo) => photo.id);
	photos = { page: `${puppy}/photos`, ids };
});

const endSessions = () => database.session.deleteMany({});
const fieldsOf = async (page: string) => controlsIn((await browser.open(page)).html);

/** Presses a button of a form that has unsaved text. Returns where it leads. */
async function press(path: string, form: Record<string, string>) {
	const answer = await browser.post(path, form);
	expect(answer.status).toBe(303);
	return answer.headers.get("Location") ?? "";
}

/**
 * Returns where a page's button with this name sends its form, or an empty string if there is no such button.
 */
async function leavingBy(page: string, name: string) {
	const { html } = await browser.open(page);
	const [button = ""] = html.match(new RegExp(`<button[^>]*aria-label="${name}"[^>]*>`)) ?? [];
	return (/ formaction="([^"]*)"/i.exec(button)?.[1] ?? "").replaceAll("&amp;", "&");
}

describe("a note", () => {
	test("that is unsaved stays when Mark as replied is pressed", async () => {
		const form = await fieldsOf(message);
		await press(message, { ...form, text: TYPED, intent: "replied" });
		expect((await fieldsOf(message)).text).toBe(TYPED);
		const stored = await database.contact.findFirstOrThrow({ where: { status: "replied" } });
		expect(`/admin/contacts/${stored.id}`).toBe(message);
		expect(await database.contactNote.count()).toBe(0);
	});

	test("that is unsaved stays when another one is deleted", async () => {
		await press(message, { ...(await fieldsOf(message)), text: "Old.", intent: "add-note" });
		expect((await fieldsOf(message)).text).toBe("");
		const note = await database.contactNote.findFirstOrThrow();
		const form = await fieldsOf(message);
		await press(message, { ...form, text: TYPED, intent: `delete-note-${note.id}` });
		expect(await database.contactNote.count()).toBe(0);
		expect((await fieldsOf(message)).text).toBe(TYPED);
	});

	test("no longer comes back once it was added or discarded", async () => {
		await press(message, { ...(await fieldsOf(message)), text: TYPED, intent: "replied" });
		await press(message, { ...(await fieldsOf(message)), intent: "add-note" });
		expect((await fieldsOf(message)).text).toBe("");
		await press(message, { ...(await fieldsOf(message)), text: TYPED, intent: "archived" });
		expect((await fieldsOf(message)).text).toBe(TYPED);
		expect(await press(`/admin/unsaved?page=${message}`, {})).toBe(message);
		expect((await fieldsOf(message)).text).toBe("");
		await database.contactNote.deleteMany({});
	});
});

describe("a family's page, whose forms are sent together without JavaScript,", () => {
	let family: string;

	beforeEach(async () => {
		const { id } = await database.family.create({
			data: { name: "The Ferns", source: "A friend" },
		});
		family = `/admin/families/${id}`;
	});

	const stored = () =>
		database.family.findUniqueOrThrow({ where: { id: Number(family.split("/").pop()) } });

	test("has one form for all its controls, which the Enter key doesn't submit", async () => {
		const { html } = await browser.open(family);
		const controls = html.match(/<(input|textarea)[^>]* name="(nextStep|name|wishBreeds)"[^>]*>/g);
		expect(controls).toHaveLength(3);
		for (const control of controls ?? []) expect(control).toContain(' form="note"');
		const [first] = html.match(/<button[^>]* form="note"[^>]*>/) ?? [];
		expect(first).toContain(" disabled");
	});

	test("saves only its button's form, and shows the others with their unsaved text", async () => {
		const form = await fieldsOf(family);
		const written = { text: TYPED, nextStep: "Call about", wishBreeds: "Poodle", name: "Ferns" };
		await press(family, { ...form, ...written, intent: "details" });
		expect(await stored()).toMatchObject({ name: "Ferns", wishBreeds: "Poodle", nextStep: "" });
		const after = await fieldsOf(family);
		expect(after).toMatchObject({ text: TYPED, nextStep: "Call about", name: "Ferns" });

		await press(family, { ...after, source: "A neighbor", intent: "step 2026-12-01" });
		expect(await stored()).toMatchObject({ nextStep: "Call about", nextStepOn: "2026-12-01" });
		expect(await fieldsOf(family)).toMatchObject({ text: TYPED, source: "A neighbor" });
		expect(await stored()).toMatchObject({ source: "A friend" });

		await press(family, { ...(await fieldsOf(family)), intent: "note" });
		expect(await fieldsOf(family)).toMatchObject({ text: "", source: "A neighbor" });
		await press(family, { ...(await fieldsOf(family)), intent: "details" });
		expect((await browser.open(family)).html).not.toContain("What you wrote has been restored");
		expect(await stored()).toMatchObject({ source: "A neighbor" });
	});

	test("keeps unsaved text when another form is refused", async () => {
		const form = await fieldsOf(family);
		const refused = { ...form, name: "", text: TYPED, intent: "details" };
		const answer = await browser.post(family, refused);
		expect(answer.status).toBe(400);
		expect(controlsIn(await answer.text())).toMatchObject({ text: TYPED, name: "" });
		expect(await fieldsOf(family)).toMatchObject({ text: TYPED, name: "The Ferns" });
	});

	test("restores no fields that nobody has touched, whoever has changed them", async () => {
		await press(family, { ...(await fieldsOf(family)), nextStep: "Call", intent: "step" });
		await press(family, { ...(await fieldsOf(family)), intent: "step-done" });
		const { html } = await browser.open(family);
		expect(html).not.toContain("What you wrote has been restored");
		const form = controlsIn(html);

		// Another window saves the source. This older one only changes the wishes.
		await press(family, { ...form, source: "A neighbor", intent: "details" });
		await press(family, { ...form, wishBreeds: "Poodle", from: "new", intent: "stage talking" });
		expect(await fieldsOf(family)).toMatchObject({ source: "A neighbor", wishBreeds: "Poodle" });
	});

	test("keeps all unsaved text when a stage's button is pressed", async () => {
		const form = await fieldsOf(family);
		const written = { text: TYPED, nextStep: "Call about", wishBreeds: "Poodle" };
		await press(family, { ...form, ...written, from: "new", intent: "stage talking" });
		expect(await fieldsOf(family)).toMatchObject(written);
		expect(await stored()).toMatchObject({ stage: "talking", nextStep: "", wishBreeds: "" });
	});
});

describe("alt texts", () => {
	test("stay when Delete photo is pressed and answered with Keep it", async () => {
		const [first = 0, second = 0] = photos.ids;
		const address = await leavingBy(photos.page, "Delete photo 1");
		const form = { ...(await fieldsOf(photos.page)), [`alt-${second}`]: TYPED };
		expect(await press(address, form)).toBe(`${photos.page}?delete=${first}`);
		const question = await browser.open(`${photos.page}?delete=${first}`);
		expect(question.html).toContain("Delete this photo?");
		expect(question.html).toContain(`href="${photos.page}"`);
		const after = await fieldsOf(photos.page);
		expect(after[`alt-${second}`]).toBe(TYPED);
		expect(after[`alt-${first}`]).toBe("Stored 0");
	});

	test("of the other photos stay when a photo is deleted", async () => {
		const [first = 0, second = 0] = photos.ids;
		const address = await leavingBy(photos.page, "Delete photo 1");
		await press(address, { ...(await fieldsOf(photos.page)), [`alt-${second}`]: TYPED });
		await press(photos.page, { do: `delete-${first}` });
		const after = await fieldsOf(photos.page);
		expect(after[`alt-${first}`]).toBeUndefined();
		expect(after[`alt-${second}`]).toBe(TYPED);
	});
});

describe("an unsaved edit of a puppy", () => {
	test("stays when Unpublish is pressed", async () => {
		const form = await fieldsOf(puppy);
		await press(puppy, { ...form, personality: TYPED, intent: "unpublish" });
		const { html } = await browser.open(puppy);
		expect(html).toContain("What you wrote has been restored");
		expect(controlsIn(html).personality).toBe(TYPED);
		const stored = await database.puppy.findUniqueOrThrow({
			where: { id: Number(puppy.split("/").pop()) },
		});
		expect(stored).toMatchObject({ status: "draft", personality: "Watchful, gentle and quick." });
	});

	test("doesn't exist if nothing was changed", async () => {
		const form = { ...(await fieldsOf(puppy)), available: "on", sex: "Female" };
		await press(puppy, { ...form, intent: "unpublish" });
		const { html } = await browser.open(puppy);
		expect(html).toContain("Save draft");
		expect(html).not.toContain("What you wrote has been restored");
	});

	test.each(["/delete", "/photos"])("stays when a button leads to %s", async (path) => {
		const form = { ...(await fieldsOf(puppy)), personality: TYPED };
		const query = new URLSearchParams({ page: puppy, next: puppy + path });
		const { html } = await browser.open(puppy);
		expect(html).toContain(`/admin/unsaved?${query}`.replaceAll("&", "&amp;"));
		expect(await press(`/admin/unsaved?${query}`, form)).toBe(puppy + path);
		expect((await fieldsOf(puppy)).personality).toBe(TYPED);
	});
});

describe("after a session ended", () => {
	const forms = (): { page: string; form: Record<string, string>; field: string }[] => [
		{ page: message, form: { intent: "add-note", text: TYPED }, field: "text" },
		{
			page: puppy,
			form: { intent: "publish", name: "Fig", personality: TYPED },
			field: "personality",
		},
		{ page: "/admin/puppies/new", form: { name: "Fig", overview: TYPED }, field: "overview" },
		{ page: "/admin/videos/new", form: { title: "V", description: TYPED }, field: "description" },
		{
			page: photos.page,
			form: { do: "save", [`alt-${photos.ids[0]}`]: TYPED },
			field: `alt-${photos.ids[0]}`,
		},
	];

	test("every form is restored, and nothing has been done with it", async () => {
		for (const { page, form, field } of forms()) {
			const before = await fieldsOf(page);
			await endSessions();
			const login = await press(page, { ...before, ...form });
			expect(login).toContain("/admin/login?reason=returns");
			expect((await browser.open(login)).html).toContain("what you wrote will still be there");
			const { searchParams } = new URL(login, server.origin);
			const back = await signIn("admin", searchParams.get("next") ?? "");
			expect(back).toBe(page);
			expect({ page, value: (await fieldsOf(page))[field] }).toEqual({ page, value: TYPED });
		}
		expect(await database.contactNote.count()).toBe(0);
		const stored = JSON.stringify([
			await database.puppy.findMany({}),
			await database.photo.findMany({}),
			await database.video.findMany({}),
		]);
		expect(stored).not.toContain("Typed");
	});

	test("passwords and codes aren't kept", async () => {
		await endSessions();
		const secrets = { current: TYPED, chosen: TYPED, again: TYPED, intent: "password" };
		expect(await press("/admin/account", secrets)).toContain("reason=unsaved");
		const stray = { text: "", password: TYPED, code: TYPED };
		expect(await press(message, stray)).toContain("reason=unsaved");
	});

	test("nothing is kept from a browser in which nobody has signed in", async () => {
		const known = browser.cookies.get("known-device") ?? "";
		expect(known).not.toBe("");
		for (const strange of ["", `${known.slice(0, -3)}abc`]) {
			browser.cookies.clear();
			browser.cookies.set("known-device", strange);
			expect(await press(message, { text: TYPED })).toContain("reason=unsaved");
		}
	});

	test("nobody else who signs in there sees the text, nor anybody who signed out", async () => {
		await endSessions();
		await press(message, { text: TYPED });
		await signIn("second");
		expect((await fieldsOf(message)).text).toBe("");

		browser = newBrowser(server.origin);
		await signIn();
		await browser.open("/admin");
		await press(message, { text: TYPED, intent: "replied" });
		expect((await fieldsOf(message)).text).toBe(TYPED);
		await press("/admin/logout", {});
		await signIn();
		expect((await fieldsOf(message)).text).toBe("");
	});

	test("another process shows the text, and so does this one after it was killed", async () => {
		await press(message, { text: TYPED, intent: "replied" });
		const shownBy = async ({ origin }: BuiltServer) => {
			const same = newBrowser(origin);
			for (const [name, value] of browser.cookies) same.cookies.set(name, value);
			return controlsIn((await same.open(message)).html).text;
		};
		const other = await restartServer();
		try {
			expect(await shownBy(other)).toBe(TYPED);
		} finally {
			await other.kill();
		}
		const again = await restartServer();
		try {
			expect(await shownBy(again)).toBe(TYPED);
		} finally {
			await again.stop();
		}
	});

	test("another site's form isn't kept", async () => {
		const Cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
		const answer = await fetch(server.origin + message, {
			method: "POST",
			headers: { Cookie, Origin: "https://evil.example" },
			body: new URLSearchParams({ text: TYPED, intent: "replied" }),
			redirect: "manual",
		});
		expect(answer.status).toBe(403);
		expect((await fieldsOf(message)).text).toBe("");
	});

	test("no more is kept than a form may contain", async () => {
		await endSessions();
		expect(await press(message, { text: "x".repeat(500_000) })).toContain("reason=returns");
		expect(await press(message, { text: "x".repeat(600_000) })).toContain("reason=unsaved");
	});

	test("an unsafe next address leads to the admin instead", async () => {
		for (const next of [
			"https://evil.example/",
			"//evil.example",
			"/contact-us",
			"/admin/logout",
		]) {
			const query = new URLSearchParams({ page: next, next });
			expect(await press(`/admin/unsaved?${query}`, { text: "x" })).toBe("/admin");
		}
	});
});
