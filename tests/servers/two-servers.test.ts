/** Tests two servers that share one PostgreSQL database and must know each other's changes. */
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createAccount } from "~/accounts/commands.server.ts";
import { siteActor } from "~/platform/database/audit-log.server.ts";
import { database } from "~/platform/database/database.server.ts";
import { throttle } from "~/platform/http/throttle.server.ts";
import { createPuppy } from "~/puppies/create-commands.server.ts";
import { freshDatabase } from "../support/database.ts";
import { openStream } from "../support/event-stream.ts";
import { sendMessage } from "../support/messages.ts";
import { type FakeSendGrid, startSendGrid } from "../support/sendgrid.ts";
import { type BuiltServer, restartServer } from "../support/server.ts";

const username = "maren";
const password = "two porches, one lamp";
const apiKey = "SG.two-servers";

let servers: [BuiltServer, BuiltServer];
let sendgrid: FakeSendGrid;

beforeAll(async () => {
	await freshDatabase();
	// The servers find existing tables here. Another test covers servers that migrate the database together.
	await createPuppy({ name: "Fig", breed: "Poodle" }, siteActor);
	await createAccount(username, password, "admin");
	sendgrid = await startSendGrid({ apiKey });
	const settings = {
		SENDGRID_API_KEY: apiKey,
		SENDGRID_BASE_URL: sendgrid.url,
	};
	servers = await Promise.all([restartServer(settings), restartServer(settings)]);
});
afterAll(async () => {
	await Promise.all(servers.map((server) => server.stop()));
	await sendgrid.stop();
});

const form = (fields: Record<string, string>) => ({
	method: "POST",
	redirect: "manual" as const,
	body: new URLSearchParams(fields),
});

describe("two servers", () => {
	test("show each other's changes within a second", async () => {
		const [one, other] = servers;
		const page = async () => (await fetch(`${other.origin}/trained-puppies-for-sale`)).text();
		expect(await page()).not.toContain("Juniper");
		const response = await fetch(`${one.origin}/auth/login/`, form({ username, password }));
		const { token } = await response.json();
		const added = await fetch(`${one.origin}/api/admin/puppies/`, {
			method: "POST",
			headers: { Authorization: `Token ${token}`, "Content-Type": "application/json" },
			body: JSON.stringify({ name: "Juniper", breed: "Poodle" }),
		});
		expect(added.status).toBe(201);
		expect(await (await fetch(`${one.origin}/trained-puppies-for-sale`)).text()).toContain(
			"Juniper",
		);
		await expect.poll(page).toContain("Juniper");
	});

	test("accept each other's sessions, and notice when one has ended", async () => {
		const [one, other] = servers;
		const signedIn = await fetch(`${one.origin}/admin/login`, form({ username, password }));
		const [cookie = ""] = signedIn.headers.getSetCookie()[0]?.split(";") ?? [];
		const visit = () =>
			fetch(`${other.origin}/admin/account`, { headers: { Cookie: cookie }, redirect: "manual" });
		expect((await visit()).status).toBe(200);
		await fetch(`${one.origin}/admin/logout`, { method: "POST", headers: { Cookie: cookie } });
		expect((await visit()).status).toBe(303);
	});

	test("share the count of failed sign-ins", async () => {
		const wrong = form({ username: "somebody", password: "not it at all" });
		const statuses: number[] = [];
		for (let n = 0; n < 8; n++) {
			const { origin } = servers[n % 2 === 0 ? 0 : 1];
			statuses.push((await fetch(`${origin}/auth/login/`, wrong)).status);
		}
		expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429, 429]);
	});

	test("share the state of a rate limit", async () => {
		const limit = { name: crypto.randomUUID(), tries: 1, seconds: 60 };
		const [one, other] = [throttle(limit), throttle(limit)];
		expect(await other.isUsedUp("a")).toBe(false);
		await one.take("a");
		expect(await other.isUsedUp("a")).toBe(true);
		await other.giveBack("a");
		expect(await one.isUsedUp("a")).toBe(false);
	});

	test("send each email once", async () => {
		const before = sendgrid.received.length;
		const login = form({ username, password });
		const { token } = await (await fetch(`${servers[0].origin}/auth/login/`, login)).json();
		const messages = Array.from({ length: 16 }, (_, n) => n);
		const sent = await Promise.all(
			messages.map((n) =>
				fetch(`${servers[n % 2 === 0 ? 0 : 1].origin}/contact/send_email/`, {
					method: "POST",
					headers: { Authorization: `Token ${token}`, "Content-Type": "application/json" },
					body: JSON.stringify({
						name: `Family ${n}`,
						email: "family@example.com",
						phone_number: "1",
						message: `Message ${n}`,
					}),
				}),
			),
		);
		expect(sent.map(({ status }) => status)).toEqual(messages.map(() => 200));
		await vi.waitFor(
			async () =>
				expect(await database.outgoingEmail.count({ where: { status: "sent" } })).toBe(16),
			{ timeout: 200_000, interval: 100 },
		);
		const texts = sendgrid.received.slice(before).map(({ text }) => text);
		expect(texts).toHaveLength(16);
		expect(new Set(texts).size).toBe(16);
	});

	test("tell an open Today of each other's changes", async () => {
		const [one, other] = servers;
		const signedIn = await fetch(`${one.origin}/admin/login`, form({ username, password }));
		const [cookie = ""] = signedIn.headers.getSetCookie()[0]?.split(";") ?? [];
		const today = await openStream(`${other.origin}/admin/updates`, cookie);
		const open = async () => Number(JSON.parse((await today.next()) ?? "").open);
		const before = await open();
		await sendMessage(one.origin, "Is Fig still there?");
		await vi.waitUntil(async () => (await open()) === before + 1, { timeout: 60_000 });
		today.leave();
	});
});
