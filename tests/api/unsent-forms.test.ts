/**
 * Tests that a form that is sent after its session ended comes back and can be sent again, without JavaScript. Over
 * HTTP against the built server.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { database } from "~/platform/database/database.server.ts";
import { type Controls, controlsIn, newBrowser } from "../support/browser.ts";
import { addPuppy } from "../support/puppy.ts";
import { type BuiltServer, startServer } from "../support/server.ts";

const password = "a password for tests";
/** A text that occurs nowhere else. */
const TYPED = "Typed <& not> saved.\nTwo lines.";
let server: BuiltServer;
let browser: ReturnType<typeof newBrowser>;
let message: string;
let family: string;
let puppy: string;
let photo: number;

beforeAll(async () => {
	server = await startServer({ ADMIN_PASSWORD: password });
});
afterAll(() => server.stop());

beforeEach(async () => {
	browser = newBrowser(server.origin);
	await browser.post("/admin/login", { username: "admin", password });
	const contact = await database.contact.create({
		data: {
			submissionKey: crypto.randomUUID(),
			name: "Fern",
			email: "fern@example.com",
			phoneNumber: "828 555 0100",
			message: "Hello.",
		},
	});
	message = `/admin/families/messages/${contact.id}`;
	const ferns = await database.family.create({ data: { name: "The Ferns", source: "A friend" } });
	family = `/admin/families/${ferns.id}`;
	const { id } = await addPuppy({ name: `Fig ${contact.id}`, status: "public" });
	puppy = `/admin/puppies/${id}`;
	const data = { puppyId: id, width: 9, height: 9, color: "#abcdef", position: 0 };
	photo = (await database.photo.create({ data: { ...data, name: `${id}-0`, alt: "Stored" } })).id;
});

const fieldsOf = async (page: string) => controlsIn((await browser.open(page)).html);

/** Sends a form whose session has ended, and follows a redirect. */
async function sendTooLate(page: string, form: Controls) {
	await database.session.deleteMany({});
	const answer = await browser.post(page, form);
	const location = answer.headers.get("Location");
	return {
		status: answer.status,
		html: location ? (await browser.open(location)).html : await answer.text(),
	};
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
];

test("nothing is done with a form whose session has ended", async () => {
	for (const { page, form } of forms()) await sendTooLate(page, form);
	const stored = JSON.stringify([
		await database.puppy.findMany({}),
		await database.photo.findMany({}),
		await database.video.findMany({}),
		await database.familyNote.findMany({}),
		await database.family.findMany({}),
	]);
	expect(stored).not.toMatch(/Typed|neighbor/);
});

test("every form comes back, and can be sent again after signing in", async () => {
	for (const { page, form, field } of forms()) {
		const { status, html } = await sendTooLate(page, { ...(await fieldsOf(page)), ...form });
		expect(status).toBe(401);
		expect(html).toContain("Nothing was saved yet.");
		expect(html).toContain(`action="${page}"`);
		const sent = controlsIn(html);
		expect({ page, value: sent[field] }).toEqual({ page, value: form[field] });
		await browser.post("/admin/login", { username: "admin", password });
		const again = await browser.post(page, sent);
		expect([page, again.status < 500 && again.status !== 401]).toEqual([page, true]);
	}
});

test("sending it again without signing in brings it back once more", async () => {
	const { html } = await sendTooLate(family, { intent: "note", text: TYPED });
	const { status, html: again } = await sendTooLate(family, controlsIn(html));
	expect(status).toBe(401);
	expect(controlsIn(again).text).toBe(TYPED);
});

describe("what doesn't come back", () => {
	const UNSAVED = "what you wrote was not saved";

	test("passwords and codes", async () => {
		const secrets = { current: TYPED, chosen: TYPED, again: TYPED, intent: "password" };
		const { status, html } = await sendTooLate("/admin/account", secrets);
		expect(status).toBe(303);
		expect(html).toContain(UNSAVED);
		expect(html).not.toContain("Typed");
	});

	test("files, and the page says so", async () => {
		await database.session.deleteMany({});
		const form = new FormData();
		form.set("photos", new Blob(["x"]), "fig.jpg");
		const answer = await browser.post(`${puppy}/photos/upload`, form);
		expect(answer.status).toBe(303);
		const { html } = await browser.open(answer.headers.get("Location") ?? "");
		expect(html).toContain("nor were the files that you chose");
	});

	test("a form that is too large", async () => {
		const small = await sendTooLate(message, { text: "x".repeat(180_000) });
		expect(small.status).toBe(401);
		const large = await sendTooLate(message, { text: "x".repeat(200_000) });
		expect(large.html).toContain(UNSAVED);
	});

	test("a form of another site", async () => {
		const answer = await fetch(server.origin + message, {
			method: "POST",
			headers: { Origin: "https://evil.example" },
			body: new URLSearchParams({ text: TYPED }),
			redirect: "manual",
		});
		expect(answer.status).toBe(403);
	});
});
