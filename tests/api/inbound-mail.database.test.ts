/** Tests answers by email, as SendGrid's Inbound Parse passes them on, over HTTP against the built server. */
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { database } from "~/platform/database/database.server.ts";
import { type Browser, signedIn } from "../support/browser.ts";
import { anyAddress } from "../support/messages.ts";
import { type FakeSendGrid, startSendGrid } from "../support/sendgrid.ts";
import { type BuiltServer, restartServer, startServer } from "../support/server.ts";

const secret = "an-inbound-secret-of-32-letters-or-more";
const password = "a password for tests";
const TRAINER = "maren@hounds.example";
const FAMILY = "dana@example.com";
let server: BuiltServer;
let sendgrid: FakeSendGrid;
let trainer: Browser;
let familyId: number;
let address: string;

/** Milliseconds that a busy machine may take. */
const WAIT = { timeout: 20_000, interval: 20 };

const settings = () => ({
	ADMIN_PASSWORD: password,
	SENDGRID_API_KEY: "SG.test",
	SENDGRID_BASE_URL: sendgrid.url,
	INBOUND_ADDRESS: "reply@in.hounds.example",
	INBOUND_SECRET: secret,
	MAIL_TO: TRAINER,
	TRUST_PROXY: "1",
	UNDO_SECONDS: "0",
});

beforeAll(async () => {
	sendgrid = await startSendGrid();
	server = await startServer(settings());
	trainer = await signedIn(server.origin, password);
});
afterAll(async () => {
	await server.stop();
	await sendgrid.stop();
});

const emailsTo = (to: string) => sendgrid.accepted.filter((mail) => mail.to === to);
const arrived = async (to: string, count: number) => {
	await vi.waitFor(() => expect(emailsTo(to)).toHaveLength(count), WAIT);
	return emailsTo(to);
};

/** Has a family write with the contact form, and learns the address for answers from the email about it. */
beforeEach(async () => {
	// The emails of the test before must not arrive in the next one.
	const unsent = { status: "waiting", attempts: 0 };
	await vi.waitFor(
		async () => expect(await database.outgoingEmail.count({ where: unsent })).toBe(0),
		WAIT,
	);
	await database.outgoingEmail.deleteMany();
	await database.contact.deleteMany();
	await database.family.deleteMany();
	await database.submission.deleteMany();
	sendgrid.received.length = 0;
	sendgrid.accepted.length = 0;
	await fetch(`${server.origin}/contact-us`, {
		method: "POST",
		redirect: "manual",
		headers: {
			Origin: server.origin,
			"Sec-Fetch-Site": "same-origin",
			"X-Forwarded-For": anyAddress(),
		},
		body: new URLSearchParams({
			name: "Dana Whitfield",
			email: FAMILY,
			phone_number: "(828) 555-0177",
			message: "May we come and see Fig?",
		}),
	});
	({ id: familyId } = await database.family.findFirstOrThrow());
	const [mail] = await arrived(TRAINER, 1);
	address = mail?.replyTo ?? "";
	sendgrid.accepted.length = 0;
});

/** The raw email of a file, with changes to its text. */
const eml = (name: string, change: (text: string) => string = (text) => text) =>
	Buffer.from(
		change(readFileSync(`tests/api/emails/${name}.eml`, "latin1").replaceAll("\n", "\r\n")),
		"latin1",
	);

interface How {
	secret?: string;
	to?: string;
	from?: string;
	dkim?: string;
	SPF?: string;
}

/** Passes an email on as SendGrid does: a form whose fields are bytes without a type. */
function passOn(email: Buffer, { to = address, from = FAMILY, ...how }: How = {}) {
	const fields = {
		dkim: how.dkim ?? "none",
		SPF: how.SPF ?? "none",
		envelope: JSON.stringify({ to: [to], from }),
	};
	const part = (name: string) =>
		`--xYzZY\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n`;
	const body = Buffer.concat([
		...Object.entries(fields).map(([name, value]) => Buffer.from(`${part(name)}${value}\r\n`)),
		Buffer.from(part("email")),
		email,
		Buffer.from("\r\n--xYzZY--\r\n"),
	]);
	return fetch(`${server.origin}/api/inbound-mail/${how.secret ?? secret}`, {
		method: "POST",
		headers: { "Content-Type": "multipart/form-data; boundary=xYzZY" },
		body,
	});
}

const hers = { from: TRAINER, SPF: "pass" };
const accepted = async (email: Buffer, how?: How) =>
	expect((await passOn(email, how)).status).toBe(204);
const answers = () =>
	database.contact.findMany({ where: { familyId }, orderBy: { id: "asc" }, skip: 1 });
const timeline = async () => (await trainer.open(`/admin/families/${familyId}`)).html;

describe("an answer of a family", () => {
	test.each([
		["gmail", "Saturday suits us. We’ll bring café crème.\n\n--\nDana Whitfield\n(828) 555-0177"],
		["outlook", "Saturday suits us. We’ll bring café crème.\n\nDana & Sam"],
	])(
		"from %s is stored without what it quotes, and comes to the trainer",
		async (name, message) => {
			await accepted(eml(name));
			const [stored, ...others] = await answers();
			expect(others).toEqual([]);
			expect(stored).toMatchObject({ email: FAMILY, status: "new", isSpam: false });
			expect(stored?.message.replace(/[^\S\n]+\n/g, "\n").replace(/^ +/gm, "")).toContain(message);
			expect(stored?.message).not.toContain("Come and see Fig");
			expect(stored?.message).not.toContain("attachment");
			expect(await database.family.findFirst({ where: { waitsSince: { not: null } } })).not.toBe(
				null,
			);
			const [mail] = await arrived(TRAINER, 1);
			expect(mail).toMatchObject({ replyTo: address });
			expect(mail?.text).toContain("Saturday suits us.");
			expect(await timeline()).toContain("Saturday suits us.");
		},
	);

	test("with files names them, and they come to the trainer in an email of their own", async () => {
		await accepted(eml("apple-mail"));
		const [stored] = await answers();
		expect(stored?.message).toBe(
			"Saturday suits us.\n\nSent from my iPhone\n\n[With 2 attachments, in your mailbox: our yard.jpg, vet.pdf]",
		);
		const mails = await arrived(TRAINER, 2);
		const files = mails.flatMap(({ attachments }) => attachments);
		expect(
			files.map(({ filename, content }) => [filename, Buffer.from(content, "base64").length]),
		).toEqual([
			["our yard.jpg", 10],
			["vet.pdf", 8],
		]);
	});

	test("that comes twice is stored once", async () => {
		await Promise.all([passOn(eml("gmail")), passOn(eml("gmail"))]);
		await accepted(eml("gmail"));
		expect(await answers()).toHaveLength(1);
		expect(await arrived(TRAINER, 1)).toHaveLength(1);
	});

	test("is stored as the sender's, whatever key it was sent to", async () => {
		await accepted(eml("gmail"), { to: address.replace(/\+.*@/, "+77-0123456789abcdef@") });
		expect(await answers()).toHaveLength(1);
	});

	test("is erased with the family, and so is the email about it", async () => {
		await accepted(eml("gmail"));
		await arrived(TRAINER, 1);
		await trainer.post(`/admin/families/${familyId}/erase`, { intent: "erase" });
		expect(await database.contact.count()).toBe(0);
		expect(await database.outgoingEmail.count()).toBe(0);
	});
});

describe("an answer of the trainer's own mail program", () => {
	test("is sent to the family, and counts as an answer", async () => {
		await accepted(eml("trainer"), hers);
		await accepted(eml("trainer"), hers);
		const [mail] = await arrived(FAMILY, 1);
		expect(mail).toMatchObject({ replyTo: address, subject: "Re: Message from Dana Whitfield" });
		expect(mail?.text).toMatch(
			/^Saturday at ten – see you then!\n\nMaren\n\nOn .* you wrote:\n> May we/,
		);
		expect(mail?.text).not.toContain("wrote through the contact form");
		expect(await database.contact.findFirst()).toMatchObject({ status: "replied" });
		expect(await database.family.findFirst()).toMatchObject({ stage: "talking", waitsSince: null });
		expect(await database.reply.findMany()).toMatchObject([{ author: "email", recipient: FAMILY }]);
		expect(await timeline()).toContain("Saturday at ten");
	});

	test.each<[string, How]>([
		["that nothing vouches for", { from: TRAINER }],
		["of another server", { from: "thief@elsewhere.example", SPF: "pass" }],
		["signed by another domain", { from: TRAINER, dkim: "{@elsewhere.example : pass}" }],
		["for a family that the key doesn’t name", { ...hers, to: "reply+9-abc@in.hounds.example" }],
	])("%s goes to the trainer alone", async (_, how) => {
		await accepted(eml("trainer"), how);
		const [mail] = await arrived(TRAINER, 1);
		expect(mail?.text).toContain("This was not sent");
		expect(mail?.text).toContain("Saturday at ten");
		expect(await database.reply.count()).toBe(0);
	});

	test("is accepted with the signature of her domain", async () => {
		await accepted(eml("trainer"), {
			from: "bounces@mailer.example",
			dkim: "{@hounds.example : pass}",
		});
		expect(await arrived(FAMILY, 1)).toHaveLength(1);
	});

	test.each(["bounce", "spamreport"])(
		"that can’t be sent because of a %s comes back with the reason",
		async (kind) => {
			await database.bouncedAddress.create({ data: { address: FAMILY, kind, at: new Date() } });
			await accepted(eml("trainer"), hers);
			const [mail] = await arrived(TRAINER, 1);
			expect(mail?.text).toMatch(/Your answer was not sent\. .+/);
			expect(mail?.text).toContain("Saturday at ten");
			await database.bouncedAddress.deleteMany();
		},
	);
});

describe("any other email", () => {
	test("of a stranger comes to the trainer with its files, and is not stored", async () => {
		const stranger = eml("apple-mail", (text) => text.replaceAll(FAMILY, "sam@example.net"));
		await accepted(stranger, { from: "sam@example.net" });
		const [mail] = await arrived(TRAINER, 1);
		expect(mail).toMatchObject({ replyTo: "sam@example.net" });
		expect(mail?.text).toContain("Saturday suits us.");
		expect(mail?.attachments).toHaveLength(2);
		expect(await answers()).toEqual([]);
		expect(await database.outgoingEmail.count()).toBe(1);
	});

	test.each([
		["Auto-Submitted", "Auto-Submitted: auto-replied"],
		["Precedence", "Precedence: bulk"],
		["an empty return path", "Return-Path: <>"],
	])(
		"by a program, which %s shows, is kept and passed on, but never waits for an answer or gets one",
		async (_, header) => {
			const automatic = (name: string) => eml(name, (text) => `${header}\r\n${text}`);
			const waits = { stage: "talking", waitsSince: null };
			await database.family.update({ where: { id: familyId }, data: waits });
			await accepted(automatic("gmail"));
			const [mail] = await arrived(TRAINER, 1);
			expect(mail?.text).toContain("A program answered");
			expect(await timeline()).toContain(`Automatic reply from ${FAMILY}: `);
			expect(await timeline()).toContain("Saturday suits us.");
			expect(await database.family.findFirst()).toMatchObject(waits);
			expect(mail?.headers["Auto-Submitted"]).toBe("auto-generated");
			await accepted(automatic("trainer"), hers);
			expect(await answers()).toEqual([]);
			expect(await database.reply.count()).toBe(0);
			expect(emailsTo(FAMILY)).toEqual([]);
			expect(emailsTo(TRAINER)).toHaveLength(1);
		},
	);

	test("of the site itself that comes back is dropped", async () => {
		await accepted(eml("trainer"), hers);
		const [mail] = await arrived(FAMILY, 1);
		const header = `X-Loop: ${mail?.headers["X-Loop"]}`;
		await accepted(
			eml("trainer", (text) => `${header}\r\n${text.replace("TRAINER-1", "2")}`),
			hers,
		);
		expect(await database.reply.count()).toBe(1);
	});

	test("that can’t be read comes to the trainer as a file", async () => {
		const nested = Array.from(
			{ length: 40 },
			(_, n) => `Content-Type: multipart/mixed; boundary=b${n}\r\n\r\n--b${n}\r\n`,
		);
		await accepted(Buffer.from(nested.join("")));
		const [mail] = await arrived(TRAINER, 1);
		expect(mail?.attachments).toMatchObject([{ filename: "email.eml" }]);
	});

	test("to another address of the domain is dropped", async () => {
		await accepted(eml("gmail"), { to: "sales@in.hounds.example" });
		expect(await answers()).toEqual([]);
		expect(sendgrid.accepted).toEqual([]);
	});
});

test("an email of 25 MB is stored with its text, and its file is passed on as far as mail services allow", async () => {
	const file = Buffer.alloc(17 * 1024 * 1024, "x").toString("base64");
	await accepted(eml("apple-mail", (text) => text.replace("JVBERi0xLjQ=", file)));
	const [stored] = await answers();
	expect(stored?.message).toContain("vet.pdf");
	const mails = await arrived(TRAINER, 2);
	expect(mails.flatMap(({ attachments }) => attachments)).toHaveLength(2);
});

test("very long text of an answer is kept as a file", async () => {
	const long = `Saturday suits us.${"\r\nYes, really.".repeat(20_000)}`;
	await accepted(eml("apple-mail", (text) => text.replace("Saturday suits us.", long)));
	const mails = await arrived(TRAINER, 2);
	const files = mails.flatMap(({ attachments }) => attachments);
	const whole = files.find(({ filename }) => filename === "whole text.txt");
	expect(Buffer.from(whole?.content ?? "", "base64").toString()).toHaveLength(
		long.replaceAll("\r", "").length + 21,
	);
});

describe("a request", () => {
	test("with another secret, or without an email, is refused", async () => {
		expect((await passOn(eml("gmail"), { secret: "x".repeat(40) })).status).toBe(404);
		expect((await fetch(`${server.origin}/api/inbound-mail/${secret}`)).status).toBe(405);
		const post = (body: string | FormData, type?: string) =>
			fetch(`${server.origin}/api/inbound-mail/${secret}`, {
				method: "POST",
				body,
				headers: type ? { "Content-Type": type } : {},
			});
		expect((await post("{}", "application/json")).status).toBe(400);
		expect((await post(new FormData())).status).toBe(400);
		expect((await post("--x\r\nbroken", "multipart/form-data; boundary=x")).status).toBe(400);
		expect(await answers()).toEqual([]);
	});

	test("whose email can’t be passed on is to be repeated, and then nothing is lost or stored twice", async () => {
		sendgrid.script(500);
		const stranger = eml("gmail", (text) => text.replace("Dana@Example.com", "sam@example.net"));
		expect((await passOn(stranger)).status).toBe(503);
		await accepted(stranger);
		expect(await arrived(TRAINER, 1)).toHaveLength(1);
	});
});

test("a family's page doesn't say that answers come elsewhere", async () => {
	expect(await timeline()).not.toContain("and not here");
});

// The last one, because the server that starts again has another port.
test("an answer that waits to be sent keeps its address when the site starts again", async () => {
	sendgrid.script(503);
	await accepted(eml("trainer"), hers);
	const waiting = () => database.outgoingEmail.findFirstOrThrow({ where: { kind: "reply" } });
	await vi.waitFor(async () => expect(await waiting()).toMatchObject({ attempts: 1 }), WAIT);
	await server.stop();
	server = await restartServer(settings());
	// By then, the new process has applied its settings to all that waits.
	await accepted(eml("gmail"));
	await arrived(TRAINER, 1);
	expect(await waiting()).toMatchObject({ status: "waiting", replyTo: address });
});
