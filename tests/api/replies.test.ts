/** Tests replies to families, over HTTP against the built server, with an imitation of SendGrid. */

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { familyOf } from "~/families/families.server.ts";
import { command } from "~/platform/command.server.ts";
import { database } from "~/platform/database/database.server.ts";
import { type FakeSendGrid, startSendGrid } from "../support/sendgrid.ts";
import { type BuiltServer, restartServer, startServer } from "../support/server.ts";

const by = { who: "maren", via: "admin" } as const;
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
	familyId = await command(by, (work) => familyOf(work, person));
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

	test("survives the process that accepted it, and can still be undone in the next one", async () => {
		await send();
		await server.kill();
		server = await restartServer(settings());
		const { id } = await database.reply.findFirstOrThrow();
		const undone = await post(`/admin/replies/${id}`, { intent: "undo" });
		expect(undone.headers.get("Location")).toBe(`/admin/families/${familyId}/reply?taken=${id}`);
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

	test("says why it couldn't be sent, and can be retried with a button", async () => {
		sendgrid.script(403);
		await send();
		await database.outgoingEmail.updateMany({
			where: { kind: "reply" },
			data: { nextAttemptAt: new Date() },
		});
		const { id } = await database.reply.findFirstOrThrow();
		await post("/admin/emails", { id: "all" });
		await vi.waitFor(async () => expect((await held()).lastError).toBe("HTTP 403"), {
			timeout: 100_000,
			interval: 50,
		});
		const page = await fetch(`${server.origin}/admin/replies/${id}`, {
			headers: { Cookie: cookie },
		});
		const text = await page.text();
		expect(text).toContain("SendGrid does not let this key or this sender send");
		expect(text).toContain("Try again");
		await post(`/admin/replies/${id}`, { intent: "retry" });
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
		expect((await post("/admin/replies/999999", { intent: "undo" })).status).toBe(404);
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
		expect((await post("/admin/letters", { intent: "up", id: "nothing" })).status).toBe(404);
		expect((await post("/admin/letters", { intent: "explode", id: "first-answer" })).status).toBe(
			400,
		);
		expect((await post("/admin/letters", { intent: "on", id: "everything" })).status).toBe(404);
	});
});
