import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { database } from "~/platform/database/database.server.ts";
import { type OutboxOptions, retryDelay, startOutbox } from "~/platform/email/outbox.server.ts";
import { applyMailAddresses } from "~/platform/email/queue.server.ts";
import { sendGrid } from "~/platform/email/sendgrid.server.ts";
import { env } from "~/platform/env.ts";
import { log } from "~/platform/log/log.server.ts";
import type { Worker } from "~/platform/worker.server.ts";
import { askForPlace } from "~/waiting-list/commands.server.ts";
import { joinSchema } from "~/waiting-list/schema.ts";
import { beforeWriting } from "../../../tests/support/broken-database.ts";
import { freshDatabase } from "../../../tests/support/database.ts";
import { type FakeSendGrid, startSendGrid } from "../../../tests/support/sendgrid.ts";
import { receiveMessage } from "../commands.server.ts";
import { type ContactMessage, contactSchema } from "../schema.ts";
import { emailPage } from "./email-queries.server.ts";

const MINUTE = 60_000;
const key = "SG.test";

const message = (words: string): ContactMessage =>
	contactSchema.parse({
		name: "Dana Pruitt",
		email: "dana@example.com",
		phone_number: "(555) 014-0177",
		message: words,
	});

let sendgrid: FakeSendGrid;
let outboxes: Worker[] = [];
let children: ChildProcess[] = [];
/** The workers' current time. It is ahead of the real time, by which the database dates new rows. */
let clock: number;

function start(options: OutboxOptions = {}): Worker {
	const outbox = startOutbox({
		mailer: sendGrid({ apiKey: key, baseUrl: sendgrid.url }),
		timeout: 100_000,
		now: () => clock,
		random: () => 0,
		...options,
	});
	outboxes.push(outbox);
	return outbox;
}

/** Runs `code` in a process of its own with this test's database. Resolves once it prints "ready". */
async function runElsewhere(
	code: string,
	settings: Record<string, string> = {},
): Promise<ChildProcess> {
	const app = pathToFileURL(`${resolve("app")}/`).href;
	const script = `
		import { registerHooks } from "node:module";
		registerHooks({
			resolve: (name, context, next) =>
				next(name.startsWith("~/") ? "${app}" + name.slice(2) : name, context),
		});
		const { receiveMessage } = await import("~/contact/commands.server.ts");
		const { startOutbox } = await import("~/platform/email/outbox.server.ts");
		const { sendGrid } = await import("~/platform/email/sendgrid.server.ts");
		${code}
		process.stdout.write("ready");
		setInterval(() => {}, 60_000);
	`;
	const child = spawn(process.execPath, ["--input-type=module", "--eval", script], {
		env: {
			DATA_DIR: env.DATA_DIR,
			DATABASE_URL: env.DATABASE_URL ?? "",
			LOG_LEVEL: "silent",
			NODE_ENV: "test",
			...settings,
		},
		stdio: ["ignore", "pipe", "inherit"],
	});
	children.push(child);
	if (!child.stdout) throw new Error("The process has no output");
	const ended = once(child, "exit").then(() => {
		throw new Error("The process ended before it was ready");
	});
	await Promise.race([once(child.stdout, "data"), ended]);
	// Later, the test itself ends the process.
	ended.catch(() => {});
	return child;
}

async function kill(child: ChildProcess) {
	const exit = once(child, "exit");
	child.kill("SIGKILL");
	await exit;
}

const emails = () => database.outgoingEmail.findMany({ orderBy: { id: "asc" } });

/** Waits until the emails, oldest first, match the expected ones. */
function becomes(...expected: object[]) {
	return vi.waitFor(
		async () => {
			const found = await emails();
			expect(found).toHaveLength(expected.length);
			expect(found).toMatchObject(expected);
		},
		{ timeout: 100_000, interval: 10 },
	);
}

beforeEach(async () => {
	await freshDatabase();
	clock = Date.now() + MINUTE;
	sendgrid = await startSendGrid({ apiKey: key });
});

afterEach(async () => {
	await Promise.all(outboxes.map((outbox) => outbox.stop()));
	await Promise.all(
		children.filter((child) => child.exitCode === null && child.signalCode === null).map(kill),
	);
	await sendgrid.stop();
	applyMailAddresses({ from: "", to: "" });
	outboxes = [];
	children = [];
});

describe("the outbox", () => {
	test("sends a message once, as soon as it is stored, with the visitor as the reply-to address", async () => {
		start({ pollEvery: 10 * MINUTE });
		await receiveMessage(message("Is Fig still available?"));
		await becomes({ status: "sent", attempts: 1, lastError: "", claimedUntil: null });
		expect(sendgrid.received).toHaveLength(1);
		const [row] = await emails();
		expect(row?.sentAt).toEqual(new Date(clock));
		expect(sendgrid.received[0]).toMatchObject({
			to: "hello@homewardhounds.example",
			from: "hello@homewardhounds.example",
			replyTo: "dana@example.com",
			subject: "Message from Dana Pruitt",
			customArgs: { outgoing_email: row?.key },
		});
		expect(sendgrid.received[0]?.text).toContain("Is Fig still available?");
		expect(sendgrid.received[0]?.html).toContain("Is Fig still available?");
	});

	test("finds emails that another process stored", async () => {
		start({ pollEvery: 20 });
		await runElsewhere(`await receiveMessage(${JSON.stringify(message("From elsewhere"))});`);
		await becomes({ status: "sent" });
	});

	test.each([500, 429, 404, 302, "hang up"] as const)(
		"tries again after SendGrid's answer %s, later each time, until it is accepted",
		async (behavior) => {
			sendgrid.script(behavior, behavior, behavior);
			const outbox = start();
			await receiveMessage(message("Please try again"));
			for (const [attempts, delay] of [
				[1, MINUTE],
				[2, 2 * MINUTE],
				[3, 4 * MINUTE],
			] as const) {
				await becomes({ status: "waiting", attempts, nextAttemptAt: new Date(clock + delay) });
				clock += delay - 1;
				outbox.wake();
				await becomes({ status: "waiting", attempts });
				clock += 1;
				outbox.wake();
			}
			await becomes({ status: "sent", attempts: 4, lastError: "" });
			expect(sendgrid.received).toHaveLength(4);
			expect(sendgrid.accepted).toHaveLength(1);
		},
	);

	test.each([400, 413])(
		"retries an email that SendGrid refuses with %s every six hours, and logs an error",
		async (status) => {
			const error = vi.spyOn(log, "error");
			const problem = `HTTP ${status}`;
			sendgrid.script(status, status);
			const outbox = start();
			await receiveMessage(message("Not like this"));
			for (const attempts of [1, 2]) {
				const nextAttemptAt = new Date(clock + 360 * MINUTE);
				await becomes({ status: "waiting", attempts, lastError: problem, nextAttemptAt });
				clock += 360 * MINUTE;
				outbox.wake();
			}
			await becomes({ status: "sent", attempts: 3, lastError: "" });
			const [row] = await emails();
			expect(error.mock.calls).toEqual(
				[1, 2].map((attempts) => [{ emailId: row?.id, attempts, problem }, expect.any(String)]),
			);
		},
	);

	test("sends a waiting email with the current settings, not those from when it was stored", async () => {
		await receiveMessage(message("Stored before the settings"));
		await becomes({ status: "waiting", recipient: "hello@homewardhounds.example" });
		await runElsewhere(
			`startOutbox({ mailer: sendGrid({ apiKey: "${key}", baseUrl: "${sendgrid.url}" }) });`,
			{
				MAIL_TO: "maren@kennel.test",
				MAIL_FROM: "site@kennel.test",
			},
		);
		await becomes({ status: "sent", recipient: "maren@kennel.test", sender: "site@kennel.test" });
		expect(sendgrid.received).toMatchObject([
			{ to: "maren@kennel.test", from: "site@kennel.test" },
		]);
	});

	test("sends a waiting email to the address that was saved while the outbox runs", async () => {
		sendgrid.script(500);
		const outbox = start();
		await receiveMessage(message("Later"));
		await becomes({ status: "waiting", attempts: 1, recipient: "hello@homewardhounds.example" });
		const addresses = { from: "site@kennel.test", to: "maren@kennel.test" };
		applyMailAddresses(addresses);
		clock += MINUTE;
		outbox.wake();
		await becomes({ status: "sent", recipient: addresses.to, sender: addresses.from });
		expect(sendgrid.received.at(-1)).toMatchObject(addresses);
	});

	test.each([400, 401, 403, 413])(
		"keeps an email that fails with %s and sends it after a restart with better settings",
		async (status) => {
			sendgrid.script(status);
			const first = start();
			await receiveMessage(message("The key was wrong"));
			await becomes({ status: "waiting", attempts: 1, lastError: `HTTP ${status}` });
			await first.stop();
			start();
			await becomes({ status: "sent", attempts: 2 });
		},
	);

	test("can't send with a key that SendGrid doesn't know", async () => {
		start({ mailer: sendGrid({ apiKey: "SG.wrong", baseUrl: sendgrid.url }) });
		await receiveMessage(message("Wrong key"));
		await becomes({ status: "waiting", lastError: "HTTP 401" });
		expect(sendgrid.accepted).toEqual([]);
	});

	test("stops waiting for a response after the timeout, and tries again", async () => {
		sendgrid.script("never");
		const outbox = start({ timeout: 500 });
		await receiveMessage(message("Are you there?"));
		await becomes({ status: "waiting", attempts: 1, lastError: "timeout" });
		clock += MINUTE;
		outbox.wake();
		await becomes({ status: "sent", attempts: 2 });
	});

	test("sends an email that was stored while SendGrid could not be reached", async () => {
		const { port } = sendgrid;
		await sendgrid.stop();
		const outbox = start();
		await receiveMessage(message("Nobody is home"));
		await becomes({ status: "waiting", attempts: 1, lastError: "ECONNREFUSED" });
		sendgrid = await startSendGrid({ port, apiKey: key });
		clock += MINUTE;
		outbox.wake();
		await becomes({ status: "sent", attempts: 2 });
	});

	test("sends an email whose process was killed before it could send it", async () => {
		const child = await runElsewhere(
			`await receiveMessage(${JSON.stringify(message("Last words"))});`,
		);
		await kill(child);
		await becomes({ status: "waiting", attempts: 0 });
		start();
		await becomes({ status: "sent" });
		expect(sendgrid.received).toHaveLength(1);
	});

	test("takes over from a process that was killed while sending, once its claim has expired", async () => {
		sendgrid.script("never");
		const child = await runElsewhere(
			`startOutbox({ mailer: sendGrid({ apiKey: "${key}", baseUrl: "${sendgrid.url}" }) });
			await receiveMessage(${JSON.stringify(message("Half sent"))});`,
		);
		await sendgrid.arrived(1);
		await kill(child);
		const [claimed] = await emails();
		const claimedUntil = claimed?.claimedUntil?.getTime() ?? 0;
		expect(claimedUntil).toBeGreaterThan(Date.now());

		clock = claimedUntil - 1;
		const outbox = start();
		await receiveMessage(message("Not yours to wait for"));
		await becomes({ status: "waiting", attempts: 0 }, { status: "sent" });
		clock = claimedUntil;
		outbox.wake();
		await becomes({ status: "sent" }, { status: "sent" });
		expect(sendgrid.received).toHaveLength(3);
	});

	test("sends each email once while two processes work on one database", async () => {
		const words = Array.from({ length: 20 }, (_, n) => `Message ${n}`);
		await runElsewhere(
			`startOutbox({ mailer: sendGrid({ apiKey: "${key}", baseUrl: "${sendgrid.url}" }), pollEvery: 5 });`,
		);
		start({ pollEvery: 5 });
		start({ pollEvery: 5 });
		for (const each of words) await receiveMessage(message(each));
		await becomes(...words.map(() => ({ status: "sent", attempts: 1 })));
		expect(sendgrid.received).toHaveLength(words.length);
		const keys = sendgrid.received.map((mail) => mail.customArgs.outgoing_email);
		expect(new Set(keys).size).toBe(words.length);
	});

	test("skips a failing email to send those after it", async () => {
		sendgrid.script(500);
		start();
		await receiveMessage(message("Fails first"));
		await receiveMessage(message("Goes through"));
		await becomes({ status: "waiting", lastError: "HTTP 500" }, { status: "sent" });
	});

	test("sends nothing without a key, and logs that an email is waiting, with only its id", async () => {
		const warn = vi.spyOn(log, "warn");
		const outbox = start({ mailer: undefined });
		await receiveMessage(message("Kept for the admin"));
		await outbox.stop();
		const [row] = await emails();
		expect(row).toMatchObject({ status: "waiting", attempts: 0 });
		expect(warn).toHaveBeenCalledExactlyOnceWith(
			{ emailId: row?.id },
			expect.stringContaining("waits"),
		);
		expect(sendgrid.received).toEqual([]);
	});

	test("keeps the key and the visitor's data out of the log and the stored error", async () => {
		const lines = (["info", "warn", "error"] as const).map((level) => vi.spyOn(log, level));
		const { port } = sendgrid;
		sendgrid.script(500, 401);
		const outbox = start();
		await receiveMessage(message("A private matter"));
		await becomes({ lastError: "HTTP 500" });
		clock += MINUTE;
		outbox.wake();
		await becomes({ lastError: "HTTP 401" });
		await sendgrid.stop();
		clock += 60 * MINUTE;
		outbox.wake();
		await becomes({ lastError: expect.stringMatching(/^ECONN(RESET|REFUSED)$/) });
		sendgrid = await startSendGrid({ port, apiKey: key });
		const logged = JSON.stringify(lines.map((line) => line.mock.calls));
		expect(logged).toContain("ECONN");
		for (const secret of [key, "private", "Dana", "dana@example.com", "014-0177"]) {
			expect(logged).not.toContain(secret);
		}
	});

	describe("when it can't be recorded that an email was sent", () => {
		let stop: () => Promise<unknown>;
		beforeEach(async () => {
			stop = await beforeWriting({
				table: "OutgoingEmail",
				on: "UPDATE",
				when: "NEW.\"status\" = 'sent'",
				does: { fails: "disk full" },
			});
		});
		afterEach(async () => {
			await stop();
		});

		test("records it a little later, and doesn't send the email again", async () => {
			const pauses: number[] = [];
			start({
				pause: async (milliseconds) => {
					pauses.push(milliseconds);
					if (pauses.length === 3) await stop();
				},
			});
			await receiveMessage(message("Once is enough"));
			await becomes({ status: "sent", attempts: 1, claimedUntil: null });
			expect(pauses).toHaveLength(3);
			expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
			expect(new Set(pauses).size).toBe(3);
			expect(sendgrid.received).toHaveLength(1);
		});

		test("gives up recording it before the claim expires, and then sends the email again", async () => {
			const error = vi.spyOn(log, "error");
			let paused = 0;
			const outbox = start({
				pause: async (milliseconds) => {
					paused += milliseconds;
				},
			});
			await receiveMessage(message("Twice rather than never"));
			await expect.poll(() => error).toHaveBeenCalled();
			expect(paused).toBeGreaterThan(5_000);
			expect(paused).toBeLessThan(MINUTE / 2);
			await becomes({ status: "waiting", attempts: 0 });
			await stop();
			clock += MINUTE;
			outbox.wake();
			await becomes({ status: "sent" });
			expect(sendgrid.received).toHaveLength(2);
		});
	});

	test("finishes the email in progress before it stops, and starts no other", async () => {
		sendgrid.script("never");
		const outbox = start({ timeout: 300 });
		await receiveMessage(message("Under way"));
		await receiveMessage(message("Still to come"));
		await sendgrid.arrived(1);
		await outbox.stop();
		expect(await emails()).toMatchObject([
			{ status: "waiting", attempts: 1, claimedUntil: null, lastError: "timeout" },
			{ status: "waiting", attempts: 0, claimedUntil: null },
		]);
		expect(sendgrid.received).toHaveLength(1);
	});
});

describe("the delay before the next try", () => {
	test("doubles from a minute up to six hours", () => {
		const delays = Array.from({ length: 12 }, (_, n) => retryDelay(n + 1, () => 0) / MINUTE);
		expect(delays).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360, 360]);
		expect(retryDelay(5_000, () => 0)).toBe(360 * MINUTE);
	});

	test("is shortened at random, but still gets longer each time", () => {
		for (let attempts = 1; attempts < 9; attempts++) {
			const shortest = retryDelay(attempts + 1, () => 0.999);
			expect(shortest).toBeGreaterThan(retryDelay(attempts, () => 0));
		}
	});
});

test("the admin's list of emails shows no secret link, not even of an email that waits", async () => {
	const answers = joinSchema.parse({ name: "Dana", email: "dana@example.com" });
	await askForPlace(answers);
	const [stored] = await emails();
	const { emails: shown } = await emailPage("waiting", 1);
	expect(stored?.text).toMatch(/\/confirm\/[\w-]{43}\s/);
	expect(shown[0]?.text).toMatch(/\/confirm\/…\s/);
	expect(shown[0]?.text).not.toMatch(/[\w-]{43}/);
});

test("a long link of another site in a visitor's message stays as it is", async () => {
	const link = "https://docs.example/document/d/1AbCdEfGhIjKlMnOpQrStUvWxYz0123456789abcdefgh/edit";
	const own = `${env.ORIGIN}/trained-puppies-for-sale/a-puppy-with-a-name-that-is-longer-than-any-token`;
	await receiveMessage(message(`${link} ${own}`));
	start();
	await becomes({ status: "sent" });
	const [row] = await emails();
	expect(row?.text).toContain(`${link} ${own}`);
});
