/** SendGrid is down for an hour, and the clock jumps. The tests control the clock. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { receiveMessage } from "~/contact/commands.server.ts";
import { contactSchema } from "~/contact/schema.ts";
import { sendReply } from "~/families/replies/commands.server.ts";
import { database } from "~/platform/database/database.server.ts";
import { startOutbox } from "~/platform/email/outbox.server.ts";
import { sendGrid } from "~/platform/email/sendgrid.server.ts";
import type { Worker } from "~/platform/worker.server.ts";
import { sendReminders } from "~/reminders/worker.server.ts";
import { freshDatabase } from "../support/database.ts";
import { addFamily } from "../support/family.ts";
import { report } from "../support/figures.ts";
import { messageOf } from "../support/messages.ts";
import { type FakeSendGrid, startSendGrid } from "../support/sendgrid.ts";

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

let sendgrid: FakeSendGrid;
let outbox: Worker;
let clock: number;

beforeEach(async () => {
	await freshDatabase();
	clock = Date.now() + MINUTE;
	sendgrid = await startSendGrid();
	outbox = startOutbox({
		mailer: sendGrid({ apiKey: "SG.test", baseUrl: sendgrid.url }),
		pollEvery: 5,
		now: () => clock,
	});
});
afterEach(async () => {
	await outbox.stop();
	await sendgrid.stop();
});

const write = (words: string) => receiveMessage(contactSchema.parse(messageOf(words)));
const waiting = () => database.outgoingEmail.count({ where: { status: "waiting" } });
const attempts = async () => {
	const { _sum } = await database.outgoingEmail.aggregate({ _sum: { attempts: true } });
	return _sum.attempts ?? 0;
};

/** Resolves when the outbox has nothing left to do at the present moment. */
async function idle() {
	await vi.waitFor(
		async () => {
			const now = new Date(clock);
			const due = await database.outgoingEmail.count({
				where: {
					status: "waiting",
					OR: [{ nextAttemptAt: { lte: now } }, { claimedUntil: { not: null } }],
				},
			});
			expect(due).toBe(0);
		},
		{ timeout: 10_000, interval: 5 },
	);
}

const keysOf = (mails: FakeSendGrid["accepted"]) =>
	mails.map(({ customArgs }) => customArgs.outgoing_email ?? "").toSorted();

test("every email written during an hour without SendGrid is sent once when SendGrid is back", async () => {
	const { port } = sendgrid;
	await sendgrid.stop();
	const startedAt = clock;
	for (let minute = 0; minute < 60; minute++) {
		if (minute % 3 === 0) await write(`Message of minute ${minute}`);
		await idle();
		clock += MINUTE;
	}
	expect(await waiting()).toBe(20);
	const tried = await attempts();
	sendgrid = await startSendGrid({ port });
	while ((await waiting()) > 0 && clock - startedAt < DAY) {
		clock += MINUTE;
		await idle();
	}
	const rows = await database.outgoingEmail.findMany();
	expect(rows.map(({ status }) => status)).toEqual(Array(20).fill("sent"));
	expect(keysOf(sendgrid.accepted)).toEqual(rows.map(({ key }) => key).toSorted());
	report("SendGrid away for an hour", {
		"emails stored meanwhile": rows.length,
		"tries in vain": tried,
		"sent afterward": `${rows.length} of ${rows.length}, none twice`,
		"minutes after its return until the last was sent":
			Math.round((clock - startedAt) / MINUTE) - 60,
	});
});

test("after a day without SendGrid, no reminder and no reply is lost or sent twice", async () => {
	const { port } = sendgrid;
	await sendgrid.stop();
	const by = { who: "maren", via: "admin" } as const;
	const familyId = await addFamily({ name: "Dana", email: "dana@example.com" });
	const step = { nextStep: "Call", nextStepOn: "2026-01-01" };
	await database.family.update({ where: { id: familyId }, data: step });
	const words = { to: "dana@example.com", subject: "Re: Fig", text: "Come and see Fig." };
	for (const text of ["One", "Two", "Three"]) {
		await sendReply({ familyId }, { ...words, text }, by);
	}
	const startedAt = clock;
	while (clock - startedAt < DAY) {
		// Simulates two processes that check the clock at the same time.
		await Promise.all([sendReminders(new Date(clock)), sendReminders(new Date(clock))]);
		await idle();
		clock += 20 * MINUTE;
	}
	sendgrid = await startSendGrid({ port });
	const returnedAt = clock;
	while ((await waiting()) > 0 && clock - returnedAt < DAY) {
		clock += 20 * MINUTE;
		await idle();
	}
	const rows = await database.outgoingEmail.findMany();
	const ofKind = (kind: string) => rows.filter((row) => row.kind === kind).length;
	// A run that starts in the morning also covers part of the next morning.
	const mornings = await database.sentLetter.count();
	expect(mornings).toBeGreaterThan(0);
	expect([ofKind("reply"), ofKind("reminder")]).toEqual([3, mornings]);
	expect(keysOf(sendgrid.accepted)).toEqual(rows.map(({ key }) => key).toSorted());
});

test("a clock that jumps backward or forward delays no email longer than the usual pause", async () => {
	sendgrid.script(500, 500);
	await write("Before the clock was put back");
	await idle();
	clock -= 30 * DAY;
	await write("After it was put back");
	await vi.waitFor(async () => expect(await waiting()).toBeLessThan(2), { timeout: 5_000 });
	clock += 2 * MINUTE;
	await vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: 5_000 });
	clock += 400 * DAY;
	await write("After it was put ahead");
	await vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: 5_000 });
	const rows = await database.outgoingEmail.findMany();
	expect(keysOf(sendgrid.accepted)).toEqual(rows.map(({ key }) => key).toSorted());
});
