/** Sending answers to families, through a fake SendGrid server. */

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { eraseFamily } from "~/contact/admin/erase.server.ts";
import { command } from "~/platform/command.server.ts";
import { database } from "~/platform/database/database.server.ts";
import { startOutbox } from "~/platform/email/outbox.server.ts";
import { HELD_FOR, retryEmails } from "~/platform/email/queue.server.ts";
import { sendGrid } from "~/platform/email/sendgrid.server.ts";
import type { Worker } from "~/platform/worker.server.ts";
import { freshDatabase } from "../../../tests/support/database.ts";
import { type FakeSendGrid, startSendGrid } from "../../../tests/support/sendgrid.ts";
import { familyOf, setStage } from "../families.server.ts";
import { sendReply, undoReply } from "./commands.server.ts";
import { replyForm, undoneReply } from "./queries.server.ts";

const actor = { who: "maren", via: "admin" } as const;
const words = { to: "dana@example.com", subject: "Re: Fig", text: "Hi Dana,\n\ncome & see <Fig>." };
const DAY = 86_400_000;

let sendgrid: FakeSendGrid;
let outboxes: Worker[];
/** The current time of the outbox workers. */
let clock: number;

beforeEach(async () => {
	await freshDatabase();
	sendgrid = await startSendGrid();
	outboxes = [];
	clock = Date.now();
});
afterEach(async () => {
	await Promise.all(outboxes.map((outbox) => outbox.stop()));
	await sendgrid.stop();
});

function start() {
	const outbox = startOutbox({
		mailer: sendGrid({ apiKey: "SG.test", baseUrl: sendgrid.url }),
		now: () => clock,
		random: () => 0,
	});
	outboxes.push(outbox);
	return outbox;
}

async function addMessage(message: string, data: object = {}): Promise<number> {
	const row = {
		name: "Dana Whitfield",
		email: "Dana@Example.com",
		phoneNumber: "(828) 555-0199",
		message,
		createdAt: new Date(Date.now() - DAY),
	};
	return (await database.contact.create({ data: { ...row, ...data } })).id;
}

async function addFamily() {
	const person = { name: "Dana Whitfield", email: "dana@example.com" };
	return command(actor, (work) => familyOf(work, person));
}

const family = (id: number) => database.family.findUniqueOrThrow({ where: { id } });
const statusOf = async (id: number) =>
	(await database.contact.findUniqueOrThrow({ where: { id } })).status;

async function sent(...args: Parameters<typeof sendReply>): Promise<number> {
	const result = await sendReply(...args);
	if (result.outcome !== "sent") throw new Error(result.outcome);
	return result.id;
}

const email = async (replyId: number) => {
	const { emailId } = await database.reply.findUniqueOrThrow({ where: { id: replyId } });
	return emailId === null ? null : database.outgoingEmail.findUnique({ where: { id: emailId } });
};

const becomes = (replyId: number, expected: object) =>
	vi.waitFor(async () => expect(await email(replyId)).toMatchObject(expected), {
		timeout: 100_000,
		interval: 10,
	});

describe("a paper", () => {
	const paper = { ...words, subject: "Receipt 1 for Fig", text: "Hi Dana,\n\nReceipt 1" };

	test("is sent once and as it is, and a family that waits for an answer still waits", async () => {
		const familyId = await addFamily();
		const messageId = await addMessage("May we come?", { familyId });
		const circumstances = {
			paper: "/admin/reservations/1/receipt/1",
			submissionKey: crypto.randomUUID(),
		};
		const id = await sent({ familyId }, paper, actor, circumstances);
		expect(await sent({ familyId }, paper, actor, circumstances)).toBe(id);
		expect(await database.outgoingEmail.findMany()).toMatchObject([
			{ familyId, text: paper.text, html: "<p>Hi Dana,</p>\n<p>Receipt 1</p>" },
		]);
		expect(await statusOf(messageId)).toBe("new");
		expect(await family(familyId)).toMatchObject({ stage: "new", firstAnswerAt: null });
		expect((await undoReply(id, actor)).outcome).toBe("undone");
		expect(await email(id)).toBe(null);
		expect(await statusOf(messageId)).toBe("new");
	});

	test("isn’t an answer that outlasts one that is undone", async () => {
		const familyId = await addFamily();
		const messageId = await addMessage("May we come?", { familyId });
		const answer = await sent({ familyId }, words, actor);
		await sent({ familyId }, paper, actor, { paper: "/receipt" });
		expect(await statusOf(messageId)).toBe("replied");
		await undoReply(answer, actor);
		expect(await statusOf(messageId)).toBe("new");
		expect(await family(familyId)).toMatchObject({ stage: "new", firstAnswerAt: null });
	});
});

describe("an answer", () => {
	test("with other words is another one, even from the same form, to which the Back button led", async () => {
		const familyId = await addFamily();
		const messageId = await addMessage("Is Fig free?", { familyId });
		const circumstances = { submissionKey: crypto.randomUUID() };
		const id = await sent({ familyId, messageId }, words, actor, circumstances);
		const other = { ...words, text: "And bring your dog." };
		expect(await sent({ familyId, messageId }, words, actor, circumstances)).toBe(id);
		expect(await sent({ familyId, messageId }, other, actor, circumstances)).not.toBe(id);
		expect(await database.reply.count()).toBe(2);
	});

	test("is sent to the family after the hold time, from the site, quoting the message", async () => {
		const familyId = await addFamily();
		const messageId = await addMessage("Is Fig <b>free</b>?\nYours", { familyId });
		const outbox = start();
		const id = await sent({ familyId, messageId }, words, actor, { seen: messageId });
		const row = await email(id);
		const wait = (row?.nextAttemptAt.getTime() ?? 0) - Date.now();
		expect(wait).toBeGreaterThan(HELD_FOR - 5_000);
		expect(wait).toBeLessThanOrEqual(HELD_FOR);
		outbox.wake();
		await outbox.stop();
		expect(sendgrid.received).toEqual([]);
		clock = Date.now() + HELD_FOR;
		start();
		await becomes(id, { status: "sent", attempts: 1 });
		expect(sendgrid.accepted).toMatchObject([
			{
				from: "hello@homewardhounds.example",
				to: "dana@example.com",
				replyTo: "hello@homewardhounds.example",
				subject: "Re: Fig",
				headers: {
					"In-Reply-To": `<message-${messageId}@localhost>`,
					References: `<family-${familyId}@localhost> <message-${messageId}@localhost>`,
				},
			},
		]);
		const [mail] = sendgrid.accepted;
		expect(mail?.text).toMatch(
			/^Hi Dana,\n\ncome & see <Fig>\.\n\nOn .+ you wrote:\n> Is Fig <b>free<\/b>\?\n> Yours$/,
		);
		expect(mail?.html).toContain("<p>come &amp; see &lt;Fig&gt;.</p>");
		expect(mail?.html).toContain("Is Fig &lt;b&gt;free&lt;/b&gt;?<br>Yours");
	});

	test("is sent as soon as the hold time is over, without waiting for the next poll", async () => {
		vi.useFakeTimers({ toFake: ["setTimeout"] });
		try {
			const familyId = await addFamily();
			const outbox = startOutbox({
				mailer: sendGrid({ apiKey: "SG.test", baseUrl: sendgrid.url }),
				pollEvery: DAY,
				now: () => clock,
			});
			outboxes.push(outbox);
			const id = await sent({ familyId }, words, actor);
			clock = Date.now() + HELD_FOR;
			vi.advanceTimersByTime(HELD_FOR);
			vi.useRealTimers();
			await becomes(id, { status: "sent" });
		} finally {
			vi.useRealTimers();
		}
	});

	test("marks the messages that the page showed as answered, and moves the family to “talking”", async () => {
		const familyId = await addFamily();
		const first = await addMessage("First", { familyId });
		const seen = await addMessage("Second", { familyId });
		const spam = await addMessage("Spam", { familyId, isSpam: true, id: seen - 1 + 100 });
		const late = await addMessage("Came while the answer was written", { familyId });
		const stranger = await addMessage("Somebody else", { email: "other@example.com" });
		await sent({ familyId, messageId: seen }, words, actor, { seen });
		expect([await statusOf(first), await statusOf(seen)]).toEqual(["replied", "replied"]);
		expect([await statusOf(late), await statusOf(stranger), await statusOf(spam)]).toEqual([
			"new",
			"new",
			"new",
		]);
		const row = await family(familyId);
		const open = await database.contact.findUniqueOrThrow({ where: { id: late } });
		expect(row).toMatchObject({ stage: "talking", waitsSince: open.createdAt });
		expect(row.firstAnswerAt).toBeInstanceOf(Date);
	});

	test("never moves a family back, and isn’t a first answer if the family never wrote", async () => {
		const familyId = await addFamily();
		await command(actor, (work) => setStage(work, familyId, "reserved"));
		await sent({ familyId }, words, actor);
		expect(await family(familyId)).toMatchObject({ stage: "reserved", firstAnswerAt: null });
	});

	test.each([
		["spamreport", "", true, false],
		["dropped", "Spam Reporting Address", true, false],
		["unsubscribe", "", false, false],
		["unsubscribe", "", true, true],
		["bounce", "", false, true],
	])(
		"to an address with %s %s, answering a message: %s, is sent: %s",
		async (kind, reason, isAsked, isSent) => {
			const familyId = await addFamily();
			if (isAsked) await addMessage("May we come?", { familyId, status: "new" });
			const at = new Date();
			await database.bouncedAddress.create({ data: { address: words.to, kind, reason, at } });
			const answer = await sendReply({ familyId }, words, actor);
			expect(answer.outcome).toBe(isSent ? "sent" : "refused");
			expect(await database.outgoingEmail.count()).toBe(isSent ? 1 : 0);
		},
	);

	test("goes to an unsubscribed address only if it answers a message from that address", async () => {
		const familyId = await addFamily();
		const elsewhere = "else@example.com";
		await addMessage("May we come?", { familyId, status: "new", email: elsewhere });
		await database.bouncedAddress.create({
			data: { address: words.to, kind: "unsubscribe", reason: "", at: new Date() },
		});
		const answer = await sendReply({ familyId }, words, actor);
		expect(answer.outcome).toBe("refused");
		expect(await replyForm({ familyId })).toMatchObject({ messageFrom: elsewhere });
	});

	test("is never sent to an address that isn’t the family’s, and never answers spam", async () => {
		const familyId = await addFamily();
		const to = { ...words, to: "victim@example.com" };
		expect(await sendReply({ familyId }, to, actor)).toEqual({ outcome: "no address" });
		const messageId = await addMessage("Buy", { isSpam: true });
		expect((await replyForm({ familyId, messageId }))?.message).toBeUndefined();
		expect(await sendReply({ familyId: 9_999 }, words, actor)).toEqual({ outcome: "gone" });
		expect(await database.outgoingEmail.count()).toBe(0);
	});

	test("is sent once, even if its form is submitted several times at once", async () => {
		const familyId = await addFamily();
		const submissionKey = crypto.randomUUID();
		const send = () => sent({ familyId }, words, actor, { submissionKey });
		const ids = await Promise.all([send(), send(), send()]);
		expect(new Set(ids).size).toBe(1);
		expect(await database.outgoingEmail.count()).toBe(1);
	});

	test("is deleted before it is sent if its family is deleted", async () => {
		const familyId = await addFamily();
		await sent({ familyId }, words, actor);
		await database.family.delete({ where: { id: familyId } });
		expect([await database.reply.count(), await database.outgoingEmail.count()]).toEqual([0, 0]);
	});

	test("is deleted, sent or not, when its family is erased", async () => {
		const familyId = await addFamily();
		const contactId = await addMessage("Hello", { familyId });
		await sent({ familyId }, words, actor, { seen: contactId });
		await database.outgoingEmail.updateMany({ data: { status: "sent" } });
		await sent({ familyId }, { ...words, text: "More" }, actor, { seen: contactId });
		await eraseFamily(familyId, actor);
		expect([await database.reply.count(), await database.outgoingEmail.count()]).toEqual([0, 0]);
		expect(await database.family.count()).toBe(0);
	});

	test("keeps its recipient when the outbox starts with a different sender", async () => {
		const familyId = await addFamily();
		const id = await sent({ familyId }, words, actor);
		const data = { sender: "old@example.com", replyTo: "old@example.com" };
		await database.outgoingEmail.updateMany({ data });
		clock = Date.now() + HELD_FOR;
		start();
		await becomes(id, {
			status: "sent",
			recipient: "dana@example.com",
			sender: "hello@homewardhounds.example",
			replyTo: "hello@homewardhounds.example",
		});
	});
});

describe("undoing an answer", () => {
	test("in time sends nothing, keeps the text, and the family waits as before", async () => {
		const familyId = await addFamily();
		const messageId = await addMessage("Is Fig free?", { familyId });
		const createdAt = (await database.contact.findUniqueOrThrow({ where: { id: messageId } }))
			.createdAt;
		const id = await sent({ familyId, messageId }, words, actor, { seen: messageId });
		expect(await undoReply(id, actor)).toMatchObject({ outcome: "undone", familyId });
		expect(await database.outgoingEmail.count()).toBe(0);
		expect(await statusOf(messageId)).toBe("new");
		expect(await family(familyId)).toMatchObject({
			stage: "new",
			waitsSince: createdAt,
			firstAnswerAt: null,
		});
		expect(await undoReply(id, actor)).toMatchObject({ outcome: "undone", familyId });
		const form = await replyForm({ familyId });
		expect(form?.undone).toMatchObject({
			recipient: words.to,
			subject: words.subject,
			text: words.text,
		});
		expect(await undoneReply(familyId, "/receipt")).toBeNull();
		clock = Date.now() + HELD_FOR;
		const outbox = start();
		outbox.wake();
		await outbox.stop();
		expect(sendgrid.received).toEqual([]);
	});

	test("and sending it again leaves one answer", async () => {
		const familyId = await addFamily();
		const submissionKey = crypto.randomUUID();
		const first = await sent({ familyId }, words, actor, { submissionKey });
		await undoReply(first, actor);
		// If the browser resubmits the first form, the answer stays undone.
		expect(await sent({ familyId }, words, actor, { submissionKey })).toBe(first);
		expect(await database.outgoingEmail.count()).toBe(0);
		const better = { ...words, text: "Better" };
		const second = await sent({ familyId }, better, actor, { undone: first });
		expect(await database.reply.findMany({ select: { id: true } })).toEqual([{ id: second }]);
	});

	test("is too late once the answer was sent, or while it is being sent", async () => {
		const familyId = await addFamily();
		const messageId = await addMessage("Is Fig free?", { familyId });
		const id = await sent({ familyId, messageId }, words, actor, { seen: messageId });
		clock = Date.now() + HELD_FOR;
		sendgrid.script("never");
		const outbox = start();
		await sendgrid.arrived(1);
		expect(await undoReply(id, actor)).toMatchObject({ outcome: "late" });
		expect(await statusOf(messageId)).toBe("replied");
		await sendgrid.stop();
		await outbox.stop();
		await database.outgoingEmail.updateMany({ data: { status: "sent", claimedUntil: null } });
		expect(await undoReply(id, actor)).toMatchObject({ outcome: "late" });
		expect(await undoReply(9_999, actor)).toEqual({ outcome: "gone" });
		sendgrid = await startSendGrid();
	});

	test("works if SendGrid rejected the email, but not if it may have accepted it", async () => {
		const familyId = await addFamily();
		const id = await sent({ familyId }, words, actor);
		const fail = (lastError: string) =>
			database.outgoingEmail.updateMany({ data: { attempts: 1, lastError } });
		await fail("timeout");
		expect(await undoReply(id, actor)).toMatchObject({ outcome: "late" });
		await fail("HTTP 400");
		expect(await undoReply(id, actor)).toMatchObject({ outcome: "undone" });
	});

	test("leaves messages answered if another answer was sent since", async () => {
		const familyId = await addFamily();
		const messageId = await addMessage("Is Fig free?", { familyId });
		const first = await sent({ familyId, messageId }, words, actor, { seen: messageId });
		await sent({ familyId, messageId }, { ...words, text: "And one more thing" }, actor);
		await undoReply(first, actor);
		expect(await statusOf(messageId)).toBe("replied");
		expect(await family(familyId)).toMatchObject({ stage: "talking", waitsSince: null });
		expect((await family(familyId)).firstAnswerAt).toBeInstanceOf(Date);
	});
});

describe("an answer that can’t be sent", () => {
	test.each([400, 401, 403, 413])(
		"waits after SendGrid’s status %s, until somebody retries it",
		async (status) => {
			const familyId = await addFamily();
			const id = await sent({ familyId }, words, actor);
			clock = Date.now() + HELD_FOR;
			sendgrid.script(status);
			start();
			await becomes(id, { status: "waiting", attempts: 1, lastError: `HTTP ${status}` });
			expect(await retryEmails()).toBe(1);
			await becomes(id, { status: "sent", lastError: "" });
		},
	);

	test("is not sent early when all waiting emails are retried, so Undo keeps its time", async () => {
		const familyId = await addFamily();
		const id = await sent({ familyId }, words, actor);
		expect(await retryEmails()).toBe(0);
		start();
		expect(await undoReply(id, actor)).toMatchObject({ outcome: "undone" });
	});

	test("waits while SendGrid is down, and is then sent once", async () => {
		const { port } = sendgrid;
		await sendgrid.stop();
		const familyId = await addFamily();
		const id = await sent({ familyId }, words, actor);
		clock = Date.now() + HELD_FOR;
		const outbox = start();
		for (let tries = 1; tries <= 8; tries++) {
			await becomes(id, { status: "waiting", attempts: tries, claimedUntil: null });
			clock = (await email(id))?.nextAttemptAt.getTime() ?? 0;
			outbox.wake();
		}
		sendgrid = await startSendGrid({ port });
		clock += DAY;
		outbox.wake();
		await becomes(id, { status: "sent" });
		expect(sendgrid.accepted).toHaveLength(1);
	});
});

describe("the answer form", () => {
	test("starts with the newest unanswered message, its address and the filled-in templates", async () => {
		const familyId = await addFamily();
		await database.familyAddress.create({ data: { familyId, address: "a-work@example.com" } });
		await addMessage("Old", { familyId, status: "replied" });
		const messageId = await addMessage("New", { familyId, puppyName: "Juniper" });
		const form = await replyForm({ familyId });
		expect(form).toMatchObject({
			name: "Dana Whitfield",
			addresses: ["dana@example.com", "a-work@example.com"],
			message: { id: messageId },
			seen: messageId,
			values: { subject: "Re: Your message to Homeward Hounds about Juniper" },
		});
		expect(form?.templates.map(({ name }) => name)).toContain("First answer");
		const invite = form?.templates.find(({ address }) => address === "invite-to-visit");
		expect(invite?.text).toContain("Hi Dana,");
		expect(invite?.text).toContain("come and meet Juniper");
		expect(invite?.text).not.toMatch(/[{}]/);
	});

	test("continues the subject of the last email", async () => {
		const familyId = await addFamily();
		expect((await replyForm({ familyId }))?.values.subject).toBe("Hello from Homeward Hounds");
		await sent({ familyId }, { ...words, subject: "Re: re: Your visit" }, actor);
		expect((await replyForm({ familyId }))?.values.subject).toBe("Re: Your visit");
	});

	test("doesn’t exist for a missing family, and never shows another family’s message", async () => {
		expect(await replyForm({ familyId: 9_999 })).toBeUndefined();
		const familyId = await addFamily();
		const other = await addMessage("Private", { email: "other@example.com" });
		expect((await replyForm({ familyId, messageId: other }))?.message).toBeUndefined();
	});
});
