/** Follows a reply that didn't arrive, from SendGrid's event to Today and off it again, over HTTP. */

import { generateKeyPairSync, sign } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { database } from "~/platform/database/database.server.ts";
import { type Browser, signedIn } from "../support/browser.ts";
import { screenOf } from "../support/document.ts";
import { addFamily } from "../support/family.ts";
import { type FakeSendGrid, startSendGrid } from "../support/sendgrid.ts";
import { type BuiltServer, startServer } from "../support/server.ts";

const password = "a password for tests";
const email = "dana@example.com";
const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "prime256v1" });
let server: BuiltServer;
let sendgrid: FakeSendGrid;
let browser: Browser;
let familyId: number;

beforeAll(async () => {
	sendgrid = await startSendGrid();
	server = await startServer({
		ADMIN_PASSWORD: password,
		SENDGRID_API_KEY: "SG.test",
		SENDGRID_BASE_URL: sendgrid.url,
		SENDGRID_WEBHOOK_KEY: publicKey.export({ format: "der", type: "spki" }).toString("base64"),
	});
	browser = await signedIn(server.origin, password);
});
afterAll(async () => {
	await server.stop();
	await sendgrid.stop();
});
beforeEach(async () => {
	await database.outgoingEmail.deleteMany();
	await database.family.deleteMany();
	await database.bouncedAddress.deleteMany();
	familyId = await addFamily({ name: "Dana Whitfield", email });
});

const page = async (path: string) => {
	const { html, status } = await browser.open(path);
	expect(status).toBe(200);
	// React puts a comment between two adjacent texts.
	return html.replaceAll("<!-- -->", "");
};

function tell(events: readonly unknown[]) {
	const text = JSON.stringify(events);
	const timestamp = Math.floor(Date.now() / 1_000);
	const signed = Buffer.from(`${timestamp}${text}`);
	return fetch(`${server.origin}/api/email-events`, {
		method: "POST",
		headers: {
			"Content-Type": "application/json",
			"X-Twilio-Email-Event-Webhook-Signature": sign("sha256", signed, privateKey).toString(
				"base64",
			),
			"X-Twilio-Email-Event-Webhook-Timestamp": String(timestamp),
		},
		body: text,
	});
}

const replies = () => database.reply.findMany({ where: { familyId }, include: { email: true } });

/** Returns the only reply, as it is stored. */
async function theReply() {
	const [reply] = await replies();
	if (!reply) throw new Error("There is no answer");
	return reply;
}

/** Sends a reply from a family's page, which SendGrid accepts. */
async function answer(text = "Come and see Fig.") {
	const sent = await browser.post(`/admin/families/${familyId}/reply`, {
		to: email,
		subject: "Re: Fig",
		text,
		seen: "0",
		intent: "send",
		submission_key: crypto.randomUUID(),
	});
	expect(sent.status).toBe(303);
	await database.outgoingEmail.updateMany({
		where: { status: "waiting" },
		data: { status: "sent", sentAt: new Date(Date.now() - 3_000) },
	});
}

let second = 0;
/**
 * Returns an event as SendGrid sends it for a reply's email. It identifies the email by its custom argument.
 */
const eventOf = (
	reply: { email: { key: string } | null; recipient: string },
	more: object = {},
) => ({
	event: "bounce",
	type: "bounce",
	email: reply.recipient,
	outgoing_email: reply.email?.key,
	timestamp: Math.floor(Date.now() / 1_000) + second++,
	reason: "550 5.1.1 No such user",
	...more,
});

const PANEL = "Undelivered answers";
/** Returns the count beside "Today" in the menu, and its spoken text. */
async function inMenu() {
	const screen = screenOf(await page("/admin/account"));
	const today = screen.getByRole("link", { name: /^Today/ });
	return today.textContent;
}

describe("a reply that bounced", () => {
	test("is on Today, with its family, its age and the reason, and counts in the menu", async () => {
		await answer();
		expect(await page("/admin")).not.toContain(PANEL);
		expect((await tell([eventOf(await theReply())])).status).toBe(204);
		const html = await page("/admin");
		expect(html).toContain(`${PANEL} (1)`);
		expect(html).toContain(`href="/admin/families/${familyId}"`);
		expect(html).toContain("Dana Whitfield");
		// With voice control, people say the words on the button, so its label starts with them.
		expect(html).toContain('aria-label="Send again: the answer to Dana Whitfield"');
		expect(html).toContain("there is no such mailbox");
		expect(html).toContain("less than an hour");
		expect(await inMenu()).toBe("Today, to do: 1");
		expect(await page(`/admin/families/${familyId}`)).toContain("It did not arrive");
	});

	test("is recognized by the address, too, if the event names no email", async () => {
		await answer();
		await tell([eventOf(await theReply(), { outgoing_email: undefined })]);
		expect(await page("/admin")).toContain(PANEL);
	});

	test("isn't marked because of another email to the same address", async () => {
		await answer();
		await tell([eventOf(await theReply(), { outgoing_email: crypto.randomUUID() })]);
		expect(await page("/admin")).not.toContain(PANEL);
	});

	test("is also on Today if SendGrid dropped it, even because of the account", async () => {
		await answer();
		const reason = "Recipient List over Package Quota";
		await tell([eventOf(await theReply(), { event: "dropped", reason })]);
		expect(await page("/admin")).toContain(PANEL);
		expect(await database.bouncedAddress.count()).toBe(0);
		// Today links to the form that corrects the address.
		const family = await page(`/admin/families/${familyId}`);
		expect(family).toContain("An answer did not arrive");
		expect(family).not.toContain("It works again");
	});

	test("keeps its address if the corrected one is the same wrong one", async () => {
		await answer();
		await tell([eventOf(await theReply())]);
		const form = { intent: "address", wrong: email, right: "Dana@Example.com" };
		const refused = await browser.post(`/admin/families/${familyId}`, form);
		expect(refused.status).toBe(400);
		expect(await refused.text()).toContain("Please write the right one.");
		expect(await database.outgoingEmail.count({ where: { kind: "reply" } })).toBe(1);
	});

	test("is on Today with a button to send it again if its address was corrected in the meantime", async () => {
		await answer();
		const event = eventOf(await theReply());
		await tell([eventOf(await theReply(), { event: "dropped", reason: "Bounced Address" })]);
		const form = { intent: "address", wrong: email, right: "dana@example.net" };
		await browser.post(`/admin/families/${familyId}`, form);
		await browser.post(`/admin/replies/${(await theReply()).id}`, { intent: "settled" });
		expect(await page("/admin")).not.toContain(PANEL);
		await tell([{ ...event, timestamp: Math.floor(Date.now() / 1_000) + second++ }]);
		const html = await page("/admin");
		expect(html).toContain(PANEL);
		expect(html).not.toContain("Correct it");
	});

	test("isn't on Today if it reached its reader: reported as spam, or delivered later", async () => {
		await answer();
		const reply = await theReply();
		await tell([eventOf(reply, { event: "spamreport" })]);
		expect(await page("/admin")).not.toContain(PANEL);
		await tell([eventOf(reply, { type: "blocked" })]);
		expect(await page("/admin")).toContain(PANEL);
		await tell([eventOf(reply, { event: "delivered" })]);
		expect(await page("/admin")).not.toContain(PANEL);
	});

	test("is sent to the corrected address by its button", async () => {
		await answer();
		await tell([eventOf(await theReply())]);
		const form = { intent: "address", wrong: email, right: "Dana@Example.net" };
		expect((await browser.post(`/admin/families/${familyId}`, form)).status).toBe(303);
		expect(await page("/admin")).toContain(PANEL);
		await browser.post(`/admin/replies/${(await theReply()).id}`, { intent: "again" });
		const reply = await theReply();
		expect(reply.recipient).toBe("dana@example.net");
		expect(reply.email).toMatchObject({ recipient: "dana@example.net", status: "waiting" });
		expect(reply.email?.text).toContain("Come and see Fig.");
		expect(await page("/admin")).not.toContain(PANEL);
		// The same form again, as a browser sends it if the response was lost.
		expect((await browser.post(`/admin/families/${familyId}`, form)).status).toBe(303);
		expect(await database.outgoingEmail.count({ where: { kind: "reply" } })).toBe(2);
		// It can be undone like any reply.
		await browser.post(`/admin/replies/${reply.id}`, { intent: "undo" });
		expect((await theReply()).email).toBeNull();
	});

	test("is sent once from Today, and reappears if it bounces again", async () => {
		await answer();
		await tell([eventOf(await theReply(), { type: "blocked" })]);
		const { id } = await theReply();
		const again = () => browser.post(`/admin/replies/${id}`, { intent: "again", back: "today" });
		const [one, other] = await Promise.all([again(), again()]);
		expect([one.headers.get("Location"), other.headers.get("Location")]).toEqual([
			"/admin",
			"/admin",
		]);
		expect(await database.outgoingEmail.count({ where: { kind: "reply" } })).toBe(2);
		expect(await page("/admin")).not.toContain(PANEL);
		await database.outgoingEmail.updateMany({ data: { status: "sent", sentAt: new Date() } });
		await tell([eventOf(await theReply())]);
		expect(await page("/admin")).toContain(PANEL);
	});

	test("is settled by a button, and a repeated event doesn't bring it back", async () => {
		await answer();
		const event = eventOf(await theReply());
		await tell([event]);
		const { id } = await theReply();
		const pressed = await browser.post(`/admin/replies/${id}`, {
			intent: "settled",
			back: "today",
		});
		expect(pressed.headers.get("Location")).toBe("/admin");
		expect(await page("/admin")).not.toContain(PANEL);
		await tell([event]);
		expect(await page("/admin")).not.toContain(PANEL);
	});

	test("is settled by another reply, until that one is undone", async () => {
		await answer();
		await tell([eventOf(await theReply())]);
		await answer("Once more: come and see Fig.");
		expect(await page("/admin")).not.toContain(PANEL);
		const newest = (await replies()).find(({ text }) => text.startsWith("Once more"));
		await database.outgoingEmail.updateMany({
			where: { id: newest?.emailId ?? 0 },
			data: { status: "waiting", nextAttemptAt: new Date(Date.now() + 60_000) },
		});
		await browser.post(`/admin/replies/${newest?.id}`, { intent: "undo" });
		expect(await page("/admin")).toContain(`${PANEL} (1)`);
	});

	test("disappears when its family is erased", async () => {
		await answer();
		await tell([eventOf(await theReply())]);
		await browser.post(`/admin/families/${familyId}/erase`, { intent: "erase" });
		expect(await page("/admin")).not.toContain(PANEL);
	});
});
