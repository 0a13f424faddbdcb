/** Tests the stream by which Today updates itself: over HTTP against the built server. */
import { createHash, randomBytes } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { receiveMessage } from "~/contact/commands.server.ts";
import { contactSchema } from "~/contact/schema.ts";
import { database } from "~/platform/database/database.server.ts";
import { openStream } from "../support/event-stream.ts";
import { messageOf, sendMessage } from "../support/messages.ts";
import { type BuiltServer, startServer } from "../support/server.ts";
import { cookieOf } from "../support/visit.ts";

const metricsToken = "a-token-for-metrics";
let server: BuiltServer;
let cookie: string;

/** Signs in without the form, whose attempts are limited. */
async function sessionCookie() {
	const account = await database.account.findFirstOrThrow({ where: { kind: "admin" } });
	const value = randomBytes(32).toString("base64url");
	await database.session.create({
		data: {
			accountId: account.id,
			hash: createHash("sha256").update(value).digest("base64url"),
			expiresAt: new Date(Date.now() + 86_400_000),
		},
	});
	return cookieOf("session", value);
}

const stream = (as = cookie) => openStream(`${server.origin}/admin/updates`, as);
type Stream = Awaited<ReturnType<typeof stream>>;

/** Reads updates until one has this number of open tasks. */
async function untilOpen({ next }: Stream, open: number) {
	for (;;) {
		const text = await next();
		if (text === undefined) throw new Error("The stream has ended");
		if (JSON.parse(text).open === open) return;
	}
}

/** Reads to the stream's end. */
async function end({ next }: Stream) {
	while ((await next()) !== undefined);
}

/** Stores a message as another server on the same database does. */
const writeElsewhere = () =>
	receiveMessage(
		contactSchema.parse({ ...messageOf("Is Otis still there?"), email: "lee@example.com" }),
	);

beforeAll(async () => {
	server = await startServer({
		ADMIN_PASSWORD: "a password for tests",
		METRICS_TOKEN: metricsToken,
	});
});
afterAll(() => server.stop());
beforeEach(async () => {
	cookie = await sessionCookie();
	await database.contact.deleteMany();
	await database.family.deleteMany();
});

describe("the stream of updates", () => {
	test("opens only for somebody who is signed in, and only as a stream", async () => {
		const address = `${server.origin}/admin/updates`;
		const { response } = await stream("");
		expect(response.status).toBe(303);
		expect(response.headers.get("Location")).toContain("/admin/login");
		for (const method of ["GET", "HEAD"]) {
			const headers = { Cookie: cookie, ...(method === "HEAD" && { Accept: "text/event-stream" }) };
			expect((await fetch(address, { method, headers })).status).toBe(406);
		}
		const opened = await stream();
		expect(opened.response.status).toBe(200);
		const { headers } = opened.response;
		expect(headers.get("Content-Type")).toBe("text/event-stream");
		expect(headers.get("Content-Encoding")).toBeNull();
		expect(headers.get("Cache-Control")).toBe("no-store");
		expect(headers.get("X-Accel-Buffering")).toBe("no");
		expect(headers.get("Content-Security-Policy")).toContain("default-src 'none'");
		opened.leave();
	});

	test("tells of a change by this server and by another process", async () => {
		const opened = await stream();
		await untilOpen(opened, 0);
		await sendMessage(server.origin, "Is Fig still there?");
		await untilOpen(opened, 1);
		await writeElsewhere();
		await untilOpen(opened, 2);
		opened.leave();
	});

	test("ends when the session is ended, and isn't opened again", async () => {
		const [opened, other] = await Promise.all([stream(), stream(await sessionCookie())]);
		await untilOpen(opened, 0);
		await fetch(`${server.origin}/admin/logout`, { method: "POST", headers: { Cookie: cookie } });
		await end(opened);
		expect((await stream()).response.status).toBe(303);
		await writeElsewhere();
		await untilOpen(other, 1);
		other.leave();
	});

	test("is refused where too many are open, which slows nothing else", async () => {
		const own = await Promise.all(Array.from({ length: 8 }, () => stream()));
		const ofOne = own.map(({ response }) => response.status);
		expect(ofOne.toSorted()).toEqual([200, 200, 200, 200, 429, 429, 429, 429]);
		const cookies = await Promise.all(Array.from({ length: 25 }, sessionCookie));
		const others: Stream[] = [];
		for (let round = 0; round < 4; round += 1)
			others.push(...(await Promise.all(cookies.map(stream))));
		expect(others.filter(({ response }) => response.status === 200)).toHaveLength(96);
		const page = await fetch(`${server.origin}/admin`, { headers: { Cookie: cookie } });
		expect(page.status).toBe(200);
		for (const { leave } of [...own, ...others]) leave();
		await expect.poll(async () => (await stream()).response.status).toBe(200);
	});

	test("doesn't delay the server's end, and counts as a request only until it began", async () => {
		const opened = await stream();
		await untilOpen(opened, 0);
		await writeElsewhere();
		await untilOpen(opened, 1);
		const brief = await stream();
		await new Promise((done) => setTimeout(done, 1_500));
		brief.leave();
		const counted = async () => {
			const headers = { Authorization: `Bearer ${metricsToken}` };
			const text = await (await fetch(`${server.origin}/metrics`, { headers })).text();
			const [, seconds] = /_sum\{[^}]*\/admin\/updates[^}]*\} (\S+)/.exec(text) ?? [];
			return Number(seconds);
		};
		await expect.poll(counted).toBeGreaterThan(0);
		expect(await counted()).toBeLessThan(1);
		const stopping = Promise.all([server.stop(), end(opened)]);
		expect(await Promise.race([stopping, server.ended])).toBe(0);
	});
});
