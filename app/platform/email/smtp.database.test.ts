import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { database, transaction } from "~/platform/database/database.server.ts";
import { freshDatabase } from "../../../tests/support/database.ts";
import { type FakeSmtp, startSmtp } from "../../../tests/support/smtp.ts";
import { readEnv } from "../env.ts";
import type { Worker } from "../worker.server.ts";
import { startOutbox } from "./outbox.server.ts";
import { queueEmail } from "./queue.server.ts";
import { smtp } from "./smtp.server.ts";

const MINUTE = 60_000;
/** Milliseconds that a busy machine may take; nothing here waits for them. */
const WAIT = 100_000;
let server: FakeSmtp;
let outbox: Worker | undefined;
let clock: number;

function mailer(url = server.url) {
	const { SMTP_URL: settings } = readEnv({ SMTP_URL: url });
	if (!settings) throw new Error("There is no server in these settings");
	return smtp(settings);
}

const queue = () =>
	transaction((client) =>
		queueEmail(client, {
			kind: "reply",
			recipient: "dana@example.com",
			subject: "Fig & the wölf",
			text: "Come and see Fig.",
			html: "<p>Come and see Fig.</p>",
			headers: { References: "<family-1@localhost>" },
		}),
	);

/** Waits until the only email matches. */
const becomes = (expected: object) =>
	vi.waitFor(
		async () => expect(await database.outgoingEmail.findFirstOrThrow()).toMatchObject(expected),
		{ timeout: WAIT, interval: 10 },
	);

beforeEach(async () => {
	await freshDatabase();
	clock = Date.now() + MINUTE;
	server = await startSmtp();
});
afterEach(async () => {
	await outbox?.stop();
	outbox = undefined;
	await server.stop();
});

function start() {
	outbox = startOutbox({ mailer: mailer(), now: () => clock, random: () => 0, timeout: WAIT });
	return outbox;
}

test("an email is sent once, with both of its texts and the site's own message id", async () => {
	await queue();
	start();
	await becomes({ status: "sent", attempts: 1 });
	const { key, sender } = await database.outgoingEmail.findFirstOrThrow();
	expect(server.accepted).toHaveLength(1);
	expect(server.accepted[0]).toMatchObject({ from: sender, to: "dana@example.com" });
	const { source = "" } = server.accepted[0] ?? {};
	expect(source).toContain(`Message-ID: <${key}@localhost>`);
	expect(source).toContain("References: <family-1@localhost>");
	expect(source).toContain("\nCome and see Fig.\n");
	expect(source).toContain("<p>Come and see Fig.</p>");
});

test("a busy server is tried again after a minute, with the same message id", async () => {
	server.script("451 4.3.2 Busy");
	await queue();
	const worker = start();
	await becomes({
		status: "waiting",
		lastError: "SMTP 451",
		nextAttemptAt: new Date(clock + MINUTE),
	});
	expect(server.accepted).toEqual([]);
	clock += MINUTE;
	worker.wake();
	await becomes({ status: "sent", attempts: 2 });
});

test.each([
	["a refused address", "550 5.1.1 No such user", "SMTP 550", 360],
	["a server that is gone", undefined, "ESOCKET", 1],
])("after %s the next try comes when it makes sense", async (_, response, lastError, minutes) => {
	if (response) server.script(response);
	const used = mailer();
	if (!response) await server.stop();
	await queue();
	outbox = startOutbox({ mailer: used, now: () => clock, random: () => 0, timeout: WAIT });
	await becomes({
		status: "waiting",
		lastError,
		nextAttemptAt: new Date(clock + minutes * MINUTE),
	});
	if (!response) server = await startSmtp();
});

test("what the server said is shown, and of the password nothing", async () => {
	const email = await queue().then(() => database.outgoingEmail.findFirstOrThrow());
	server.scriptSignIns("535 5.7.8 Wrong password");
	const refused = await mailer().send(email, WAIT);
	expect(refused).toEqual({ problem: "SMTP 535", response: "535 5.7.8 Wrong password" });
	expect(await mailer().send(email, WAIT)).toEqual({ response: "250 2.0.0 Ok: queued as 4F2A" });
});

test("nothing is sent without encryption unless the settings allow it", async () => {
	const email = await queue().then(() => database.outgoingEmail.findFirstOrThrow());
	const { problem } = await mailer(server.url.replace("?insecure=true", "")).send(email, WAIT);
	expect(problem).toBe("ETLS");
	expect(server.accepted).toEqual([]);
});
