/** Tests that a call, or an answer from the trainer's own mail program, counts as an answer. Over HTTP. */
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { daysBefore } from "~/business/days.ts";
import { today } from "~/business/moments.ts";
import { receiveMessage } from "~/contact/commands.server.ts";
import { database } from "~/platform/database/database.server.ts";
import { type Browser, controlsIn, signedIn } from "../support/browser.ts";
import { screenOf } from "../support/document.ts";
import { type BuiltServer, startServer } from "../support/server.ts";

const password = "a password for tests";
let server: BuiltServer;
let browser: Browser;
let familyId: number;
let page: string;

const write = (message: string) =>
	receiveMessage({
		name: "Dana Pruitt",
		email: "dana@example.com",
		phone_number: "(828) 555-0100",
		message,
		breed_preferences: "",
		inspiration_source: "",
		referral_source: "",
	});
const familyNow = () => database.family.findUniqueOrThrow({ where: { id: familyId } });
const toastOf = async (answer: Response) =>
	(await browser.open(answer.headers.get("Location") ?? "")).html;
const seenNow = async () => {
	const { seen = "" } = controlsIn((await browser.open(page)).html);
	return { seen };
};
const post = (form: Record<string, string>) => browser.post(page, form);

beforeAll(async () => {
	server = await startServer({ ADMIN_PASSWORD: password });
	browser = await signedIn(server.origin, password);
});
afterAll(() => server.stop());
beforeEach(async () => {
	await database.contact.deleteMany();
	await database.family.deleteMany();
	await write("Is Fig still there?");
	({ id: familyId } = await database.family.findFirstOrThrow());
	page = `/admin/families/${familyId}/contacted`;
});

test("a call is noted with the next step, and the family no longer waits", async () => {
	expect((await browser.open("/admin")).html).toContain(`href="${page}"`);
	const { seen = "", submission_key = "" } = controlsIn((await browser.open(page)).html);
	const form = { seen, submission_key, way: "called", text: "They have a cat." };
	const step = { nextStep: "Send pictures", nextStepOn: "2026-12-05" };
	const noted = await post({ ...form, ...step });
	expect(noted.status).toBe(303);
	expect(await toastOf(noted)).toContain("It was noted, and counts as an answer.");
	expect(await familyNow()).toMatchObject({ ...step, waitsSince: null, stage: "talking" });
	expect(await database.contact.findFirst()).toMatchObject({ status: "replied" });
	expect((await browser.open("/admin")).html).not.toContain(page);
	// The same form sent twice is one note.
	expect((await post({ ...form, ...step })).status).toBe(303);
	expect(await database.familyNote.findMany()).toMatchObject([
		{ text: "Called: They have a cat." },
	]);
});

test("a message that came after the page was opened still waits for an answer", async () => {
	const { seen = "" } = controlsIn((await browser.open(page)).html);
	await write("And is Otis?");
	expect((await post({ seen, way: "wrote", text: "" })).status).toBe(303);
	expect((await familyNow()).waitsSince).not.toBeNull();
	expect(await database.contact.count({ where: { status: "replied" } })).toBe(1);
	expect(await database.familyNote.findFirst()).toMatchObject({
		text: "Answered from my own email.",
	});
});

test("the planned step stays where no other is written, and a day alone is asked about", async () => {
	await database.family.update({ where: { id: familyId }, data: { nextStep: "Call back" } });
	const asked = await post({ way: "called", text: "Busy.", nextStepOn: "2026-12-05" });
	expect(asked.status).toBe(400);
	const html = await asked.text();
	expect(html).toContain("Please write what comes next.");
	expect(html).toContain("Busy.");
	expect((await post({ way: "called", text: "Busy." })).status).toBe(303);
	expect(await familyNow()).toMatchObject({ nextStep: "Call back" });
});

test("a call to a family that doesn't wait is no answer, and is noted with the day of a button", async () => {
	await post({ ...(await seenNow()), way: "called" });
	const { html } = await browser.open(page);
	const button = screenOf(html).getByRole("button", { name: "Tomorrow" });
	const day = button.getAttribute("value") ?? "";
	expect(day).toBe(daysBefore(today(), -1));
	expect((await post({ way: "called", day })).status).toBe(400);
	const step = { nextStep: "Call again", nextStepOn: "2026-12-05" };
	const noted = await post({ way: "texted", day, ...step });
	const toast = await toastOf(noted);
	expect(toast).toContain("It was noted.");
	expect(toast).not.toContain("counts as an answer");
	expect(await familyNow()).toMatchObject({ nextStep: "Call again", nextStepOn: day });
});

test("an unknown way and an unknown family change nothing", async () => {
	expect((await post({ way: "dreamed" })).status).toBe(400);
	page = "/admin/families/999999/contacted";
	expect((await post({ way: "called" })).status).toBe(404);
	expect((await browser.get(page)).status).toBe(404);
	expect(await database.familyNote.count()).toBe(0);
});
