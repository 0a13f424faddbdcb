/**
 * Tests the first admin screen, the site's status and the emails behind it, over HTTP
 * against the built server.
 */
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { issueToken } from "~/accounts/tokens.server.ts";
import { daysBefore } from "~/business/days.ts";
import { dayOf } from "~/business/moments.ts";
import { receiveMessage } from "~/contact/commands.server.ts";
import { contactSchema } from "~/contact/schema.ts";
import { addPhoto } from "~/photos/commands.server.ts";
import { database } from "~/platform/database/database.server.ts";
import { screenOf } from "../support/document.ts";
import { addPuppy } from "../support/puppy.ts";
import { type FakeSendGrid, startSendGrid } from "../support/sendgrid.ts";
import { type BuiltServer, startServer } from "../support/server.ts";

const password = "a password for tests";
let server: BuiltServer;
let cookie: string;

/** Signs in through the form and keeps the cookie. */
async function signIn() {
	const answer = await send("/admin/login", { username: "admin", password });
	expect(answer.status).toBe(303);
	cookie = answer.headers
		.getSetCookie()
		.map((set) => set.split(";")[0])
		.join("; ");
}

const send = (path: string, form: Record<string, string>) =>
	fetch(server.origin + path, {
		method: "POST",
		body: new URLSearchParams(form),
		headers: { Cookie: cookie, Origin: server.origin },
		redirect: "manual",
	});

async function pageAt(path: string): Promise<string> {
	const answer = await fetch(server.origin + path, { headers: { Cookie: cookie } });
	expect(answer.status).toBe(200);
	// React puts a comment between two adjacent texts.
	return (await answer.text()).replaceAll("<!-- -->", "");
}

/** Returns the toast on the page that an action redirects to. */
async function toastOf(answer: Response): Promise<string | null | undefined> {
	expect(answer.status).toBe(303);
	const flash = answer.headers.getSetCookie().map((set) => set.split(";")[0]);
	const followed = await fetch(new URL(answer.headers.get("Location") ?? "", server.origin), {
		headers: { Cookie: [cookie, ...flash].join("; ") },
	});
	const { body } = screenOf(await followed.text());
	return body.querySelector(":is([role=status], [role=alert]):not(main *)")?.textContent;
}

const tileOf = (html: string, name: string) =>
	screenOf(html).getByText(name, { selector: "dt" }).nextElementSibling?.firstChild?.textContent;

const message = (given: Record<string, string> = {}) =>
	receiveMessage(
		contactSchema.parse({
			name: "Dana",
			email: "dana@example.com",
			phone_number: "828 555 0100",
			message: `Hello ${crypto.randomUUID()}!`,
			breed_preferences: "Goldendoodle",
			referral_source: "Facebook",
			...given,
		}),
	);

async function empty() {
	await database.$transaction([
		database.outgoingEmail.deleteMany(),
		database.contactCount.deleteMany(),
		database.contact.deleteMany(),
		database.family.deleteMany(),
		database.video.deleteMany(),
		database.puppy.deleteMany(),
	]);
}

const hour = 3_600_000;
const day = 24 * hour;

describe("without a SendGrid key, the first screen", () => {
	beforeAll(async () => {
		cookie = "";
		server = await startServer({ ADMIN_PASSWORD: password, SERVICE_PASSWORD: password });
		await signIn();
	});
	afterAll(() => server.stop());
	beforeEach(empty);

	test("starts by saying what to do next", async () => {
		const html = await pageAt("/admin");
		expect(html).toContain("Nobody is waiting for an answer.");
		expect(html).not.toContain("SENDGRID");
		expect(await pageAt("/admin/status")).toContain("Email is not set up");
		for (const name of ["Puppies", "Available", "Sold", "Drafts", "Messages this week", "Videos"]) {
			expect(tileOf(html, name)).toBe("0");
		}
	});

	test("shows the same figures as the API", async () => {
		await addPuppy({ name: "Juniper", available: true });
		await addPuppy({ name: "Moses", available: false });
		await addPuppy({ name: "Hidden", status: "draft" });
		for (const featured of [true, false, false]) {
			await database.video.create({
				data: { title: "a", category: "home", videoId: "dQw4w9WgXcQ", featured },
			});
		}
		for (let n = 0; n < 3; n++) await message();
		await message({ referral_source: "", breed_preferences: "" });
		await database.contact.updateMany({
			where: { referralSource: "" },
			data: { createdAt: new Date(Date.now() - 9 * day) },
		});

		const { id } = await database.account.findUniqueOrThrow({ where: { username: "admin" } });
		const answer = await fetch(`${server.origin}/api/admin/dashboard/stats/`, {
			headers: { Authorization: `Token ${await issueToken(id)}` },
		});
		const stats = z
			.object({
				puppies: z.object({ total: z.int(), available: z.int(), sold: z.int() }),
				contacts: z.object({ last_7_days: z.int(), last_30_days: z.int() }),
				videos: z.object({ total: z.int(), featured: z.int() }),
				emails_waiting: z.int(),
			})
			.parse(await answer.json());
		expect(stats.puppies).toEqual({ total: 2, available: 1, sold: 1 });
		expect(stats.videos).toEqual({ total: 3, featured: 1 });
		expect(stats.emails_waiting).toBe(4);

		const html = await pageAt("/admin");
		expect(tileOf(html, "Puppies")).toBe(String(stats.puppies.total));
		expect(tileOf(html, "Available")).toBe(String(stats.puppies.available));
		expect(tileOf(html, "Sold")).toBe(String(stats.puppies.sold));
		expect(tileOf(html, "Messages this week")).toBe(String(stats.contacts.last_7_days));
		expect(tileOf(html, "Videos")).toBe(String(stats.videos.total));
		expect(tileOf(html, "Drafts")).toBe("1");
		expect(html).toContain(`${stats.videos.featured} featured`);
		expect(html).toContain(`: ${stats.contacts.last_30_days} in all.`);
		expect(html).toContain("Emails are not sent yet");
		const status = await pageAt("/admin/status");
		const waiting = screenOf(status).getByRole("link", { name: /^Waiting/ });
		expect(waiting.textContent).toBe(`Waiting (${stats.emails_waiting})`);
		expect(html).toContain("Not given");
	});

	test("lists the puppies for sale that nobody has edited for 14 days", async () => {
		const long = { updatedAt: new Date(Date.now() - 20.5 * day) };
		await addPuppy({ name: "Quiet", ...long });
		await addPuppy({ name: "Lately", updatedAt: new Date(Date.now() - 13 * day) });
		await addPuppy({ name: "Gone", available: false, ...long });
		await addPuppy({ name: "Unfinished", status: "draft", ...long });
		const { id } = await addPuppy({ name: "Photographed", ...long });
		const create = { width: 9, height: 9, channels: 3, background: "#aabbcc" } as const;
		const bytes = await sharp({ create }).png().toBuffer();
		await addPhoto({ puppyId: id, bytes, alt: "" }, { who: "maren", via: "admin" });
		const html = await pageAt("/admin");
		const section = html.slice(html.indexOf("Time for an update"), html.indexOf("</main>"));
		expect(section).toMatch(/>Quiet<\/a>.*?20 days without an update/);
		for (const name of ["Lately", "Gone", "Unfinished", "Photographed"]) {
			expect(section).not.toContain(name);
		}
	});

	test("counts up to a hundred waiting families, in the menu as well, without suspected spam", async () => {
		const row = (n: number) => ({
			name: `Number ${n}`,
			waitsSince: new Date(Date.now() - n * hour),
		});
		await message({ message: "http://a.example http://b.example http://c.example" });
		await database.family.createMany({
			data: [{ name: "Answered" }, ...Array.from({ length: 100 }, (_, n) => row(n + 1))],
		});
		const html = await pageAt("/admin");
		expect(html).toContain("Waiting for an answer (100)");
		// The families that have waited longest come first, and last comes who has just written.
		const listed = [...html.matchAll(/<bdi>(Number \d+)</g)].map(([, name]) => name);
		expect(listed).toEqual(
			[..."0123456"].map((n) => `Number ${100 - Number(n)}`).concat("Number 1"),
		);
		expect(html).not.toContain("Answered");
		await database.family.create({ data: row(999) });
		expect(await pageAt("/admin")).toContain("Waiting for an answer (100+)");
		expect(await pageAt("/admin/account")).toContain(", to do: </span>100+<");
	});

	test("lists what is due: next steps, puppies going home, and payments", async () => {
		const today = dayOf(new Date());
		const family = await database.family.create({
			data: { name: "Ann", nextStep: "Call Ann back", nextStepOn: daysBefore(today, 2) },
		});
		await database.family.create({
			data: { name: "Later", nextStep: "Not yet", nextStepOn: daysBefore(today, -1) },
		});
		const puppy = await addPuppy({ name: "Fig" });
		await database.reservation.create({
			data: {
				puppyId: puppy.id,
				familyId: family.id,
				goHomeOn: daysBefore(today, -3),
				payments: { create: { kind: "balance", amountCents: 250_050, dueOn: today } },
			},
		});
		const html = await pageAt("/admin");
		expect(html).toContain("Call Ann back");
		expect(html).toContain("2 days ago");
		expect(html).not.toContain("Not yet");
		expect(html).toContain("In 3 days");
		expect(html).toContain("$2,500.50");
		const page = `/admin/families/${family.id}`;
		const later = { intent: "postpone", day: daysBefore(today, -2), back: "today" };
		await send(page, later);
		expect(await pageAt("/admin")).not.toContain("Call Ann back");
		const stored = { nextStep: "Call Ann back", nextStepOn: later.day };
		const base = JSON.stringify(stored);
		await send(page, { ...stored, intent: "step", nextStepOn: daysBefore(today, 1), base });
		expect(await pageAt("/admin")).toContain("Call Ann back");
		const pressed = await send(page, { intent: "step-done", back: "today" });
		expect(pressed.headers.get("Location")).toBe("/admin");
		expect(await pageAt("/admin")).not.toContain("Call Ann back");
		const ofAnn = { kind: "family", subjectId: family.id };
		const record = await database.change.findMany({ where: ofAnn });
		const actions = record.map(({ action }) => action);
		expect(actions).toEqual(["postponed", "planned", "done with the next step"]);
	});

	test("says what keeps a draft from being published", async () => {
		await addPuppy({ name: "Unfinished", status: "draft", price: "" });
		expect(await pageAt("/admin")).toMatch(/Still missing: [^<]*a price/);
	});

	test("never calls a draft available, and the list of suspected spam says the same as Today", async () => {
		const { id } = await addPuppy({ name: "Hidden", status: "draft", available: true });
		const draft = await pageAt(`/admin/puppies/${id}`);
		expect(draft).toContain('aria-label="Hidden: Draft"');
		expect(draft).not.toContain("Mark sold");
		expect(draft).toContain("The card, once it is published");

		const links = "http://a.example http://b.example http://c.example";
		await message({ email: "one@example.com", message: `${links} one` });
		const asToday = async (title: string, note: string) => {
			for (const path of ["/admin", "/admin/families/messages?tab=spam"]) {
				const html = (await pageAt(path)).replaceAll("<!-- -->", "");
				expect(html, path).toContain(title);
				expect(html, path).toContain(note);
			}
		};
		await asToday("One message looks like spam", "It may be from a family.");
		await message({ email: "two@example.com", message: `${links} two` });
		await asToday("2 messages look like spam", "One of them may be from a family.");
		await database.contact.updateMany({ data: { status: "archived" } });
		expect(await pageAt("/admin")).not.toContain("look like spam");
		const handled = await pageAt("/admin/families/messages?tab=spam");
		expect(handled).not.toContain("Today counts it");
		expect(handled).toContain("None of these waits for you");
		const { id: contact } = await database.contact.findFirstOrThrow();
		expect(await pageAt(`/admin/families/messages/${contact}`)).not.toContain("Today counts it");
	});

	test("counts suspected spam until somebody has looked at it, and links to it", async () => {
		expect(await pageAt("/admin")).not.toContain("message looks like spam");
		await message({ message: "http://a.example http://b.example http://c.example" });
		const html = await pageAt("/admin");
		expect(html).toContain("One message looks like spam");
		expect(html).toContain('href="/admin/families/messages?tab=spam"');
		expect(html).toContain("Nobody is waiting for an answer.");
		const { id } = await database.contact.findFirstOrThrow();
		const page = await pageAt(`/admin/families/messages/${id}`);
		expect(page).toMatch(
			/Waiting to be sent to \S+ on [^<]+, in a digest of messages that look like spam\./,
		);
		await send(`/admin/families/messages/${id}`, { intent: "spam" });
		expect(await pageAt("/admin")).not.toContain("message looks like spam");
	});

	test("offers no retry, but the emails can be read", async () => {
		await message({ message: "We would like to visit." });
		const html = await pageAt("/admin/status");
		expect(html).toContain("We would like to visit.");
		expect(html).toContain("SENDGRID_API_KEY");
		expect(html).not.toMatch(/Try (all )?now/);
		const before = await database.outgoingEmail.findFirstOrThrow();
		expect(await toastOf(await send("/admin/status", { intent: "retry" }))).toContain(
			"SENDGRID_API_KEY",
		);
		expect(await database.outgoingEmail.findFirstOrThrow()).toEqual(before);
	});
});

describe("with SendGrid, emails", () => {
	let sendgrid: FakeSendGrid;
	beforeAll(async () => {
		cookie = "";
		sendgrid = await startSendGrid();
		server = await startServer({
			ADMIN_PASSWORD: password,
			SERVICE_PASSWORD: password,
			SENDGRID_API_KEY: "SG.test",
			SENDGRID_BASE_URL: sendgrid.url,
		});
		await signIn();
	});
	afterAll(async () => {
		await server.stop();
		await sendgrid.stop();
	});
	beforeEach(empty);

	/** Adds an email that failed and will be retried in an hour. */
	async function failed() {
		const { id } = await database.outgoingEmail.create({
			data: {
				key: crypto.randomUUID(),
				sender: "site@example.com",
				recipient: "maren@example.com",
				replyTo: "dana@example.com",
				subject: "Message from Dana",
				text: "Hello",
				html: "<p>Hello</p>",
				attempts: 2,
				lastError: "HTTP 503",
				nextAttemptAt: new Date(Date.now() + hour),
			},
			select: { id: true },
		});
		return id;
	}

	const stateOf = (id: number) => database.outgoingEmail.findUniqueOrThrow({ where: { id } });

	test("that failed say why", async () => {
		await failed();
		await failed();
		const html = await pageAt("/admin/status?show=failed");
		expect(html).toContain("Tried twice");
		expect(html).toContain("SendGrid had a problem of its own (HTTP 503)");
		expect(await pageAt("/admin")).toContain("2 emails could not be sent yet");
	});

	test("that fail again wait again, with the new reason", async () => {
		const id = await failed();
		sendgrid.script(401);
		expect(await toastOf(await send("/admin/status", { intent: "retry" }))).toBe(
			"One email is being tried now.",
		);
		await expect.poll(async () => (await stateOf(id)).attempts).toBe(3);
		const { status, nextAttemptAt } = await stateOf(id);
		expect(status).toBe("waiting");
		expect(nextAttemptAt.getTime()).toBeGreaterThan(Date.now());
		expect(await pageAt("/admin/status")).toContain("SendGrid does not accept the key");
	});

	test("can all be retried with one button", async () => {
		const ids = [await failed(), await failed(), await failed()];
		const answer = await send("/admin/status", { intent: "retry" });
		expect(await toastOf(answer)).toBe("3 emails are being tried now.");
		for (const id of ids) {
			await expect.poll(async () => (await stateOf(id)).status).toBe("sent");
		}
		expect(await toastOf(await send("/admin/status", { intent: "retry" }))).toBe(
			"No emails are waiting anymore.",
		);
		expect(await pageAt("/admin")).not.toContain("could not be sent yet");
	});

	test("that are being sent, or were sent, are left alone", async () => {
		const id = await failed();
		await database.outgoingEmail.update({
			where: { id },
			data: { claimedUntil: new Date(Date.now() + hour) },
		});
		const before = await stateOf(id);
		expect(await toastOf(await send("/admin/status", { intent: "retry" }))).toBe(
			"No emails are waiting anymore.",
		);
		expect(await stateOf(id)).toEqual(before);
	});

	const strange: Record<string, string>[] = [
		{ intent: "all" },
		{},
		{ intent: "retry", from: "elsewhere" },
		{ intent: "retry", x: "y" },
	];
	test.each(strange)("aren't affected by an invalid form: %j", async (form) => {
		const id = await failed();
		const before = await stateOf(id);
		expect((await send("/admin/status", form)).status).toBe(400);
		expect(await stateOf(id)).toEqual(before);
	});
});
