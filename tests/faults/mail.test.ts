/** SendGrid is away for an hour, and the clock jumps; the present is the test's own. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { receiveMessage } from "~/contact/commands.server.ts";
import { contactSchema } from "~/contact/schema.ts";
import { database } from "~/platform/database/database.server.ts";
import { type Outbox, startOutbox } from "~/platform/email/outbox.server.ts";
import { freshDatabase } from "../support/database.ts";
import { report } from "../support/figures.ts";
import { messageOf } from "../support/messages.ts";
import { type FakeSendGrid, startSendGrid } from "../support/sendgrid.ts";

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

let sendgrid: FakeSendGrid;
let outbox: Outbox;
let clock: number;

beforeEach(async () => {
	await freshDatabase();
	clock = Date.now() + MINUTE;
	sendgrid = await startSendGrid();
	outbox = startOutbox({
		apiKey: "SG.test",
		baseUrl: sendgrid.url,
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

/** Resolves when the outbox has nothing to do at the present moment. */
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

test("every email of an hour without SendGrid is sent once when it is back", async () => {
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

test("a clock that jumps back or ahead delays no email by more than its usual pause", async () => {
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
