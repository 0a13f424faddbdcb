/** Tests replies to families, over HTTP against the built server, with an imitation of SendGrid. */

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { database } from "~/platform/database/database.server.ts";
import { controlsIn } from "../support/browser.ts";
import { addFamily } from "../support/family.ts";
import { addPuppy } from "../support/puppy.ts";
import { type FakeSendGrid, startSendGrid } from "../support/sendgrid.ts";
import { type BuiltServer, restartServer, startServer } from "../support/server.ts";

const password = "a password for tests";
let server: BuiltServer;
let sendgrid: FakeSendGrid;
let cookie: string;
let familyId: number;

const settings = () => ({
	ADMIN_PASSWORD: password,
	SERVICE_PASSWORD: "another password for tests",
	SENDGRID_API_KEY: "SG.test",
	SENDGRID_BASE_URL: sendgrid.url,
});

const post = (path: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
	fetch(server.origin + path, {
		method: "POST",
		redirect: "manual",
		headers: { Origin: server.origin, Cookie: cookie, ...headers },
		body: new URLSearchParams(form),
	});

beforeAll(async () => {
	sendgrid = await startSendGrid();
	server = await startServer(settings());
	cookie = "";
	const answer = await post("/admin/login", { username: "admin", password });
	cookie = answer.headers
		.getSetCookie()
		.map((each) => each.split(";")[0])
		.join("; ");
});
afterAll(async () => {
	await server.stop();
	await sendgrid.stop();
});

beforeEach(async () => {
	const person = { name: "Dana Whitfield", email: "dana@example.com" };
	familyId = await addFamily(person);
});
afterEach(async () => {
	await database.family.deleteMany();
	await database.submission.deleteMany();
});

const words = () => ({
	to: "dana@example.com",
	subject: "Re: Fig",
	text: "Come and see Fig.",
	seen: "0",
	submission_key: crypto.randomUUID(),
});
const send = (form: Record<string, string> = words()) =>
	post(`/admin/families/${familyId}/reply`, { ...form, intent: "send" });
const held = () => database.outgoingEmail.findFirstOrThrow({ where: { kind: "reply" } });

describe("a reply over HTTP", () => {
	test("that is sent twice at once is stored once, and both responses lead to it", async () => {
		const form = words();
		const answers = await Promise.all([send(form), send(form), send(form)]);
		expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
		const { id } = await database.reply.findFirstOrThrow();
		const places = new Set(answers.map(({ headers }) => headers.get("Location")));
		expect([...places]).toEqual([`/admin/families/${familyId}#reply-${id}`]);
		expect(await database.outgoingEmail.count({ where: { kind: "reply" } })).toBe(1);
	});

	test("without words is refused, and one that was sent can't be undone", async () => {
		const refused = await send({ ...words(), text: "   " });
		expect(refused.status).toBe(400);
		expect(await refused.text()).toContain("Please write your answer.");
		await send();
		const { id } = await database.reply.findFirstOrThrow();
		await database.outgoingEmail.updateMany({ where: { kind: "reply" }, data: { status: "sent" } });
		const late = await post(`/admin/replies/${id}`, { intent: "undo" });
		const flash = late.headers.getSetCookie().map((line) => line.split(";", 1)[0]);
		const page = await fetch(server.origin + (late.headers.get("Location") ?? ""), {
			headers: { Cookie: [cookie, ...flash].join("; ") },
		});
		expect(await page.text()).toContain("Too late: it was already sent.");
		expect(await database.reply.count()).toBe(1);
		await database.outgoingEmail.deleteMany();
	});

	test("survives the process that accepted it, and can still be undone in the next one", async () => {
		await send();
		await server.kill();
		server = await restartServer(settings());
		const { id } = await database.reply.findFirstOrThrow();
		const undone = await post(`/admin/replies/${id}`, { intent: "undo" });
		expect(undone.headers.get("Location")).toBe(`/admin/families/${familyId}/reply`);
		const form = await fetch(server.origin + (undone.headers.get("Location") ?? ""), {
			headers: { Cookie: cookie },
		});
		expect(await form.text()).toContain("Come and see Fig.");
		expect(await database.outgoingEmail.count({ where: { kind: "reply" } })).toBe(0);
	});

	test("is sent once by the next process if its own was killed", async () => {
		const before = sendgrid.accepted.length;
		await send();
		await server.kill();
		const data = { nextAttemptAt: new Date(Date.now() - 1_000) };
		await database.outgoingEmail.updateMany({ where: { kind: "reply" }, data });
		server = await restartServer(settings());
		await vi.waitFor(async () => expect((await held()).status).toBe("sent"), {
			timeout: 100_000,
			interval: 50,
		});
		expect(sendgrid.accepted.slice(before)).toMatchObject([
			{ to: "dana@example.com", headers: { References: `<family-${familyId}@localhost>` } },
		]);
	});

	test("says why it couldn't be sent, and is tried again with the other emails", async () => {
		sendgrid.script(403);
		await send();
		await database.outgoingEmail.updateMany({
			where: { kind: "reply" },
			data: { nextAttemptAt: new Date() },
		});
		const { id } = await database.reply.findFirstOrThrow();
		await post("/admin/status", { intent: "retry" });
		await vi.waitFor(async () => expect((await held()).lastError).toBe("HTTP 403"), {
			timeout: 100_000,
			interval: 50,
		});
		const page = await fetch(`${server.origin}/admin/replies/${id}`, {
			headers: { Cookie: cookie },
		});
		const text = await page.text();
		expect(text).toContain("SendGrid does not let this key or this sender send");
		await post("/admin/status", { intent: "retry" });
		await vi.waitFor(async () => expect((await held()).status).toBe("sent"), {
			timeout: 100_000,
			interval: 50,
		});
	});

	test.each([
		["somebody else's address", { to: "victim@example.com" }, 400],
		["no text", { text: " " }, 400],
		["an unknown field", { bcc: "victim@example.com" }, 400],
		["too much text", { text: "x".repeat(80_000) }, 400],
		["far too much text", { text: "x".repeat(600_000) }, 413],
	])("with %s is refused, and stores nothing", async (_, wrong, status) => {
		expect((await send({ ...words(), ...wrong })).status).toBe(status);
		expect(await database.outgoingEmail.count({ where: { kind: "reply" } })).toBe(0);
	});

	test("from another site's page is refused", async () => {
		const from = { Origin: "https://evil.example" };
		const form = { ...words(), intent: "send" };
		const answer = await post(`/admin/families/${familyId}/reply`, form, from);
		expect(answer.status).toBe(403);
		expect(await database.reply.count()).toBe(0);
	});

	test("to an unknown family, message or reply gets a 404", async () => {
		for (const path of [
			"families/999999/reply",
			"families/x/reply",
			"families/0/reply",
			"replies/999999",
		]) {
			const page = await fetch(`${server.origin}/admin/${path}`, { headers: { Cookie: cookie } });
			expect(page.status, path).toBe(404);
			await page.body?.cancel();
		}
	});
});

describe("a letter over HTTP", () => {
	test("with an unknown placeholder is refused at its field", async () => {
		const form = { name: "A", subject: "", text: "Hi {nobody}", intent: "save" };
		const answer = await post("/admin/letters/first-answer", form);
		expect(answer.status).toBe(400);
		expect(await answer.text()).toContain("{nobody} is not a placeholder.");
		expect(await database.letterTemplate.count()).toBe(0);
	});

	test("of an unknown kind gets a 404, and unknown buttons do nothing", async () => {
		const page = await fetch(`${server.origin}/admin/letters/nothing`, {
			headers: { Cookie: cookie },
		});
		expect(page.status).toBe(404);
		await page.body?.cancel();
		expect((await post("/admin/letters", { intent: "remove", id: "nothing" })).status).toBe(404);
		expect((await post("/admin/letters", { intent: "explode", id: "first-answer" })).status).toBe(
			400,
		);
		expect((await post("/admin/letters", { intent: "on", id: "everything" })).status).toBe(404);
	});
});

describe("a paper over HTTP", () => {
	afterEach(async () => {
		await database.reservation.deleteMany();
		await database.puppy.deleteMany();
	});

	const page = async (path: string) => {
		const response = await fetch(server.origin + path, { headers: { Cookie: cookie } });
		return (await response.text()).replaceAll("<!-- -->", "");
	};

	async function reserved() {
		const { id: puppyId } = await addPuppy({ name: "Fig" });
		const payments = {
			create: [
				{ kind: "deposit", amountCents: 500_00, receivedOn: "2026-11-20", method: "check" },
				{ kind: "balance", amountCents: 5_500_50, dueOn: "2026-12-01" },
			],
		};
		const { id, payments: stored } = await database.reservation.create({
			data: { puppyId, activePuppyId: puppyId, familyId, priceCents: 6_000_50, payments },
			include: { payments: true },
		});
		return { path: `/admin/reservations/${id}`, deposit: stored[0]?.id };
	}

	test("is emailed to its family with what the printed one says, once, and erased with it", async () => {
		const { path, deposit } = await reserved();
		const message = "Hi Dana, thank you!";
		for (const paper of [`${path}/agreement`, `${path}/receipt/${deposit}`]) {
			const html = await page(paper);
			expect(html).toContain("Email this to Dana Whitfield");
			const form = { to: "dana@example.com", message, submission_key: crypto.randomUUID() };
			const places = new Set<string | null>();
			for (const response of [await post(paper, form), await post(paper, form)]) {
				expect(response.status).toBe(303);
				places.add(response.headers.get("Location"));
			}
			const { id, text } = await database.reply.findFirstOrThrow({ orderBy: { id: "desc" } });
			expect([...places]).toEqual([`/admin/families/${familyId}#reply-${id}`]);
			expect(text.startsWith(`${message}\n\n`)).toBe(true);
			const [, sheet = ""] = html.split("<article");
			const printed = [...sheet.matchAll(/<p>([^<]*)<\/p>/g)].map(([, words = ""]) => words);
			expect(printed.length).toBeGreaterThan(2);
			for (const words of printed) {
				expect(text).toContain(words.replaceAll("&#x27;", "'").replaceAll("&amp;", "&"));
			}
		}
		const [agreement, receipt] = await database.reply.findMany({ orderBy: { id: "asc" } });
		expect(agreement).toMatchObject({ subject: "Agreement for Fig" });
		expect(agreement?.text).toContain(
			"Payments\nDeposit, received November 20, 2026: $500\nBalance, due December 1, 2026: $5,500.50",
		);
		expect(receipt).toMatchObject({ subject: `Receipt ${deposit} for Fig` });
		const family = await page(`/admin/families/${familyId}`);
		expect(family).toContain("Agreement for Fig");
		// Answers don't come to this site.
		expect(family).toContain("comes to your mailbox");
		await post(`/admin/families/${familyId}/erase`, { intent: "erase" });
		expect(await database.outgoingEmail.count({ where: { kind: "reply" } })).toBe(0);
	});

	test("that is undone leads to its own form with what was typed, and is sent from there once", async () => {
		const { path } = await reserved();
		const paper = `${path}/agreement`;
		const message = "Hi Dana,\n\nthank you!";
		const form = { to: "dana@example.com", message };
		await post(paper, { ...form, submission_key: crypto.randomUUID() });
		const { id } = await database.reply.findFirstOrThrow();
		// What the paper says may change until it is sent.
		await database.reservation.updateMany({ data: { priceCents: 5_000_00 } });
		const undone = await post(`/admin/replies/${id}`, { intent: "undo" });
		expect(undone.headers.get("Location")).toBe(`${paper}#email`);
		expect(await page(`/admin/families/${familyId}`)).not.toContain("Agreement for Fig");
		const html = await page(paper);
		expect(controlsIn(html)).toMatchObject({ message, undone: String(id) });
		const changed = { ...form, message: "Hi Dana, once more.", undone: String(id) };
		await post(paper, { ...changed, submission_key: crypto.randomUUID() });
		const [sent, ...others] = await database.reply.findMany({ include: { email: true } });
		expect(others).toEqual([]);
		expect(sent).toMatchObject({ paper, email: { status: "waiting" } });
		expect(sent?.text).toMatch(/^Hi Dana, once more\.\n\nAgreement\n\n.*\$5,000/s);
	});

	test("without a message, to a wrong address or too long is refused, and what was typed is kept", async () => {
		const { path } = await reserved();
		const form = { to: "dana@example.com", message: "Hi", submission_key: crypto.randomUUID() };
		for (const [wrong, problem] of [
			[{ message: " " }, "Please write a few words."],
			[{ to: "else@example.com" }, "no longer has that address"],
			[{ message: "x".repeat(9_990) }, "this is too long for an email"],
		] as const) {
			const response = await post(`${path}/agreement`, { ...form, ...wrong });
			expect(response.status).toBe(400);
			const html = await response.text();
			expect(html).toContain(problem);
			expect(html).toContain(wrong.message?.trim() ?? form.message);
		}
		expect(await database.reply.count()).toBe(0);
	});

	test("can’t be emailed to a family without an address, and the page says so", async () => {
		const { path } = await reserved();
		await database.familyAddress.deleteMany({ where: { familyId } });
		const html = await page(`${path}/agreement`);
		expect(html).toContain("There is no email address for");
		expect(html).not.toContain("Email this to");
		await database.reservation.updateMany({ data: { familyId: null } });
		expect(await page(`${path}/agreement`)).not.toContain("no email address");
		expect((await post(`${path}/agreement`, { to: "a@example.com", message: "Hi" })).status).toBe(
			404,
		);
	});
});
