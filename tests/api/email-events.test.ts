/** Tests SendGrid's events about bounced emails, over HTTP against the built server. */

import { generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { database } from "~/platform/database/database.server.ts";
import { addressFor } from "~/reminders/recipient.server.ts";
import { addByHand } from "~/waiting-list/admin/commands.server.ts";
import { notifyFamilies } from "~/waiting-list/admin/notify.server.ts";
import { newBrowser } from "../support/browser.ts";
import { addFamily } from "../support/family.ts";
import { addPuppy } from "../support/puppy.ts";
import { allRows } from "../support/rows.ts";
import { type BuiltServer, startServer } from "../support/server.ts";

const by = { who: "maren", via: "admin" } as const;
const password = "a password for tests";
const email = "dana@example.com";
const HOUR = 3_600;
const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "prime256v1" });
const stranger = generateKeyPairSync("ec", { namedCurve: "prime256v1" }).privateKey;
let server: BuiltServer;
let browser: ReturnType<typeof newBrowser>;
let familyId: number;

beforeAll(async () => {
	server = await startServer({
		ADMIN_PASSWORD: password,
		SENDGRID_WEBHOOK_KEY: publicKey.export({ format: "der", type: "spki" }).toString("base64"),
	});
	browser = newBrowser(server.origin);
	await press("/admin/login", { username: "admin", password });
});
afterAll(() => server.stop());
beforeEach(async () => {
	await database.outgoingEmail.deleteMany();
	await database.waitingEntry.deleteMany();
	await database.family.deleteMany();
	await database.bouncedAddress.deleteMany();
	familyId = await addFamily({ name: "Dana Whitfield", email });
});

const press = (path: string, form: Record<string, string>) => browser.post(path, form);

const page = async (path: string) => {
	const { html, status } = await browser.open(path);
	expect(status).toBe(200);
	return html;
};

const now = () => Math.floor(Date.now() / 1_000);

interface How {
	key?: KeyObject;
	timestamp?: number;
	body?: string;
	headers?: Record<string, string>;
}

/** Sends events as SendGrid does: with a line break after the list, and without a browser's headers. */
function tell(events: unknown, { key = privateKey, timestamp = now(), body, headers }: How = {}) {
	const text = body ?? `${JSON.stringify(events)}\r\n`;
	const signed = Buffer.from(`${timestamp}${text}`);
	return fetch(`${server.origin}/api/email-events`, {
		method: "POST",
		headers: {
			"Content-Type": "application/json",
			"X-Twilio-Email-Event-Webhook-Signature": sign("sha256", signed, key).toString("base64"),
			"X-Twilio-Email-Event-Webhook-Timestamp": String(timestamp),
			...headers,
		},
		body: text,
	});
}

const bounce = (given: Record<string, unknown> = {}) => ({
	event: "bounce",
	type: "bounce",
	email: "Dana@Example.com",
	timestamp: now() - HOUR,
	reason: "550 5.1.1 No such user",
	sg_event_id: crypto.randomUUID(),
	...given,
});
const known = () => database.bouncedAddress.findUnique({ where: { address: email } });
const isBounced = async () => (await known())?.clearedAt === null;

describe("the events endpoint accepts", () => {
	test("a signed list of events, also with a trailing slash", async () => {
		expect((await tell([bounce()])).status).toBe(204);
		expect(await known()).toMatchObject({ kind: "bounce", reason: "550 5.1.1 No such user" });
	});

	test.each<[string, How, number]>([
		["signed by somebody else", { key: stranger }, 403],
		["signed a week ago", { timestamp: 1_700_000_000 }, 403],
		["without a signature", { headers: { "X-Twilio-Email-Event-Webhook-Signature": "" } }, 403],
		[
			"with another time than the signature's",
			{ headers: { "X-Twilio-Email-Event-Webhook-Timestamp": "1" } },
			403,
		],
		["that isn't JSON", { body: "[" }, 400],
		["that isn't a list", { body: "{}" }, 400],
		["that is too large", { body: `["${"x".repeat(1_100_000)}"]` }, 413],
	])("nothing %s", async (_, how, status) => {
		const before = await allRows();
		expect((await tell([bounce()], how)).status).toBe(status);
		expect(await allRows()).toBe(before);
	});

	test("nothing at all without a key", async () => {
		const other = await fetch(`${server.origin}/api/email-events`);
		expect([other.status, other.headers.get("Allow")]).toEqual([405, "POST"]);
		const { restartServer } = await import("../support/server.ts");
		const plain = await restartServer();
		const answer = await fetch(`${plain.origin}/api/email-events`, { method: "POST", body: "[]" });
		expect(answer.status).toBe(403);
		await plain.stop();
	});

	test("unknown addresses, other kinds and malformed events, without changing anything", async () => {
		const before = await allRows();
		const odd = [
			bounce({ email: "stranger@example.com" }),
			bounce({ event: "open" }),
			bounce({ event: "constructor" }),
			bounce({ timestamp: "soon" }),
			bounce({ email: 5 }),
			null,
			7,
			[[]],
		];
		expect((await tell(odd)).status).toBe(204);
		expect(await allRows()).toBe(before);
	});

	test("very many events, and other requests are answered meanwhile", async () => {
		const event = { event: "bounce", email, reason: "550" };
		const events = Array.from({ length: 2_000 }, (_, n) => ({ ...event, timestamp: now() - n }));
		let isDone = false;
		const told = tell(events).finally(() => {
			isDone = true;
		});
		let meanwhile = 0;
		while (!isDone) {
			expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
			meanwhile += 1;
		}
		expect((await told).status).toBe(204);
		expect(meanwhile).toBeGreaterThan(10);
	});
});

describe("an address that bounced", () => {
	test("is reported in plain words on the family's page and on the reply form", async () => {
		await tell([bounce()]);
		const words = "there is no such mailbox";
		const html = await page(`/admin/families/${familyId}`);
		expect(html).toContain("This address bounced on");
		expect(html).toContain(words);
		expect(await page(`/admin/families/${familyId}/reply`)).toContain(words);
	});

	test("gets a reply that the trainer sends there all the same", async () => {
		await tell([bounce()]);
		const form = {
			to: email,
			subject: "Re: Fig",
			text: "Come & see Fig.",
			seen: "0",
			intent: "send",
			submission_key: crypto.randomUUID(),
		};
		expect((await press(`/admin/families/${familyId}/reply`, form)).status).toBe(303);
		expect(await database.reply.count()).toBe(1);
	});

	test("gets no waiting list emails and no automatic letters", async () => {
		const answers = { name: "Dana", email, phone_number: "", message: "" };
		const { joinSchema } = await import("~/waiting-list/schema.ts");
		const id = await addByHand(joinSchema.parse(answers), by);
		expect(await database.outgoingEmail.count({ where: { kind: "waiting list" } })).toBe(1);
		await tell([bounce({ type: "blocked", timestamp: now() + 5 })]);
		expect(await known()).toMatchObject({ kind: "blocked" });
		// Queued emails to the address aren't sent.
		expect(await database.outgoingEmail.count({ where: { kind: "waiting list" } })).toBe(0);
		const puppy = await addPuppy();
		expect(await notifyFamilies(puppy.id, [id], by)).toBe(0);
		expect(await addressFor(database, familyId)).toBeUndefined();
		expect(await page(`/admin/puppies/${puppy.id}/waiting`)).toContain("Can’t be told");
		expect(await page(`/admin/waiting-list/${id}`)).toContain("The list won’t email it again");
		await database.puppy.deleteMany();
	});

	test("can be corrected on the family's page, and the wrong address is forgotten", async () => {
		await tell([bounce()]);
		const right = { intent: "address", wrong: email, right: "Dana@Example.net" };
		expect((await press(`/admin/families/${familyId}`, right)).status).toBe(303);
		expect(await known()).toBeNull();
		expect(await addressFor(database, familyId)).toBe("dana@example.net");
		expect(await page(`/admin/families/${familyId}`)).not.toContain("bounced on");
	});

	test("can't be replaced by an invalid address, or one of another family", async () => {
		await tell([bounce()]);
		await addFamily({ name: "Ira", email: "ira@example.com" });
		const path = `/admin/families/${familyId}`;
		const correct = (right: string) => press(path, { intent: "address", wrong: email, right });
		expect((await correct("dana")).status).toBe(400);
		await correct("ira@example.com");
		const rows = await database.familyAddress.findMany({ where: { familyId } });
		expect(rows.map(({ address }) => address)).toEqual([email]);
		expect(await isBounced()).toBe(true);
	});

	test("is trusted again after a button is pressed, and an older event that is repeated changes nothing", async () => {
		const event = bounce();
		await tell([event]);
		await press(`/admin/families/${familyId}`, { intent: "works", address: email });
		expect(await isBounced()).toBe(false);
		await tell([event]);
		expect(await isBounced()).toBe(false);
		await tell([bounce({ timestamp: now() + 5 })]);
		expect(await isBounced()).toBe(true);
	});

	test("is trusted again once an email arrived, but not if its owner doesn't want any", async () => {
		await tell([bounce(), bounce({ event: "delivered", timestamp: now() - 60 })]);
		expect(await isBounced()).toBe(false);
		await tell([
			bounce({ event: "spamreport", timestamp: now() - 30 }),
			bounce({ event: "dropped", reason: "Spam Reporting Address", timestamp: now() - 20 }),
			bounce({ event: "delivered", timestamp: now() - 10 }),
		]);
		expect(await isBounced()).toBe(true);
		expect((await known())?.kind).toBe("spamreport");
	});

	test("isn't marked if SendGrid refuses an email because of the account", async () => {
		await tell([bounce({ event: "dropped", reason: "Recipient List over Package Quota" })]);
		expect(await isBounced()).toBe(false);
	});

	test("whose owner unsubscribed leaves the waiting list", async () => {
		const { joinSchema } = await import("~/waiting-list/schema.ts");
		const answers = { name: "Dana", email, phone_number: "", message: "" };
		const id = await addByHand(joinSchema.parse(answers), by);
		await tell([bounce({ event: "unsubscribe" })]);
		const entry = await database.waitingEntry.findUniqueOrThrow({ where: { id } });
		expect(entry.status).toBe("left");
	});

	test("is erased with its family, and no event brings it back", async () => {
		await tell([bounce()]);
		await press(`/admin/families/${familyId}/erase`, { intent: "erase" });
		expect(await known()).toBeNull();
		await tell([bounce()]);
		expect(await known()).toBeNull();
	});
});
