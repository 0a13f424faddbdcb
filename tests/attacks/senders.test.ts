/** npm run test:attacks: many requests of kinds that cost memory, passwords' places or database work. */

import { generateKeyPairSync, sign } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addFamily } from "../support/family.ts";
import { report } from "../support/figures.ts";
import { anyAddress, sendMessage } from "../support/messages.ts";
import { type BuiltServer, startServer } from "../support/server.ts";
import { memoryOf, watch, within } from "./watch.ts";

/** Maximum milliseconds of a family's message and of a health check, and megabytes that may be added. */
const FAMILY = 1_000;
const HEALTH = 250;
const ADDED = 30;

const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "prime256v1" });
const figures: Record<string, string | number> = {};
let server: BuiltServer;

beforeAll(async () => {
	server = await startServer({
		SENDGRID_WEBHOOK_KEY: publicKey.export({ format: "der", type: "spki" }).toString("base64"),
	});
});
afterAll(async () => {
	report("many senders", figures);
	await server.stop();
});

/** Sends `count` requests, sixteen at a time. Returns how often each status occurred. */
async function sendAll(count: number, send: (n: number) => Promise<Response>) {
	const statuses: Record<string, number> = {};
	let next = 0;
	const work = async () => {
		while (next < count) {
			const answer = await send(next++);
			await answer.arrayBuffer();
			statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
		}
	};
	await Promise.all(Array.from({ length: 16 }, work));
	return statuses;
}

const written = (statuses: Record<string, number>) =>
	Object.entries(statuses)
		.map(([status, count]) => `${count} × ${status}`)
		.join(", ");

const signIn = (body: object) =>
	fetch(`${server.origin}/auth/login/`, {
		method: "POST",
		headers: { "Content-Type": "application/json", "X-Forwarded-For": anyAddress() },
		body: JSON.stringify(body),
	});

test("requests that a limit has counted leave memory when they are over", async () => {
	// Without a password, a call is counted by its network and refused without hashing anything.
	const send = () => signIn({ username: "Dana Quillwort ".repeat(100) });
	// By then the counts of the limit have all the keys that they may have.
	await sendAll(10_000, send);
	const before = memoryOf(server.pid).now;
	const statuses = await sendAll(30_000, send);
	const after = memoryOf(server.pid).now;
	figures["30,000 limited requests, each from its own network"] = written(statuses);
	figures["memory before and after them"] = `${before} MB, ${after} MB`;
	expect(Object.keys(statuses)).toEqual(["400"]);
	expect(after - before).toBeLessThan(ADDED);
});

test("people who sign in under invented names delay no family's message", async () => {
	let isOver = false;
	const attackers = Array.from({ length: 160 }, async () => {
		const statuses: number[] = [];
		while (!isOver)
			statuses.push((await signIn({ username: crypto.randomUUID(), password: "no" })).status);
		return statuses;
	});
	const times: number[] = [];
	for (let n = 0; n < 10; n++) {
		const from = performance.now();
		const answer = await sendMessage(server.origin, `Is Juniper there? ${n}`);
		expect(answer.status).toBe(303);
		times.push(Math.ceil(performance.now() - from));
	}
	isOver = true;
	const statuses = Object.groupBy((await Promise.all(attackers)).flat(), String);
	figures["160 connections that sign in under invented names"] = written(
		Object.fromEntries(Object.entries(statuses).map(([status, all]) => [status, all?.length ?? 0])),
	);
	figures["a family's messages while they do"] = `${times.join(", ")} ms`;
	expect(Math.max(...times)).toBeLessThan(FAMILY);
});

test("health checks are answered while very many signed events about emails are stored", async () => {
	const email = "dana@example.com";
	await addFamily({ name: "Dana", email });
	const now = Math.floor(Date.now() / 1_000);
	const events = Array.from({ length: 12_000 }, (_, n) => ({
		event: "bounce",
		email,
		timestamp: now - n,
	}));
	const text = JSON.stringify(events);
	const end = await watch(server.origin, "/healthz");
	const answer = await fetch(`${server.origin}/api/email-events`, {
		method: "POST",
		headers: {
			"X-Twilio-Email-Event-Webhook-Signature": sign(
				"sha256",
				Buffer.from(`${now}${text}`),
				privateKey,
			).toString("base64"),
			"X-Twilio-Email-Event-Webhook-Timestamp": String(now),
		},
		body: text,
	});
	expect(answer.status).toBe(204);
	const seen = await end();
	const [most, slowest] = [within(seen, 0.99), within(seen, 1)];
	figures["12,000 signed events in one request, /healthz meanwhile"] =
		`99 of 100 within ${most} ms, at most ${slowest} ms`;
	expect(Object.keys(seen.statuses)).toEqual(["200"]);
	expect(most).toBeLessThan(HEALTH);
});
