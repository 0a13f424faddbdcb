/** Tests the server while it is busy, and while it is stopping. */
import { afterEach, expect, test } from "vitest";
import { database, provider } from "~/platform/database/database.server.ts";
import { lockDatabase } from "../support/lock.ts";
import { sendMessage } from "../support/messages.ts";
import { type BuiltServer, startServer } from "../support/server.ts";

let server: BuiltServer | undefined;
afterEach(() => server?.stop());

const stored = async () =>
	(await database.contact.findMany({ select: { message: true } })).map(({ message }) => message);

test("with too many changes at once, some wait and the others are refused, and pages are still served", async () => {
	server = await startServer({ RENDERS_AT_ONCE: "1" });
	const { origin } = server;
	const cachedPage = async () => (await fetch(`${origin}/reviews`)).status;
	expect(await cachedPage()).toBe(200);
	const unlock = lockDatabase();
	// One change is processed, and eight wait.
	const all = Array.from({ length: 14 }, (_, n) => sendMessage(origin, `Message ${n}`));
	const first = await Promise.race(all);
	expect(first.status).toBe(503);
	expect(first.headers.get("Retry-After")).toBe("5");
	expect(await first.text()).toMatch(/try again in a few seconds, or call \(828\)/);
	expect(await cachedPage()).toBe(200);
	expect((await fetch(`${origin}/contact-us`)).status).toBe(200);
	expect((await fetch(`${origin}/healthz`)).status).toBe(200);
	unlock();
	const answers = await Promise.all(all);
	const statuses = answers.map(({ status }) => status).toSorted();
	expect(statuses).toEqual([...Array(9).fill(303), ...Array(5).fill(503)]);
	const accepted = answers.flatMap(({ status }, n) => (status === 303 ? [`Message ${n}`] : []));
	expect((await stored()).toSorted()).toEqual(accepted.toSorted());
});

test("when stopped, the server accepts no new requests, finishes the pending ones and writes its log", async () => {
	server = await startServer({ LOG_LEVEL: "info" });
	const { origin, pid, said, ended } = server;
	const unlock = lockDatabase();
	const message = sendMessage(origin, "Sent before the end");
	// Once the server has answered a later request, it has received the message.
	await fetch(`${origin}/healthz`);
	process.kill(pid, "SIGTERM");
	const knock = () =>
		fetch(`${origin}/healthz`, { headers: { Connection: "close" } })
			.then((answer) => answer.text())
			.then(
				() => "answered",
				() => "refused",
			);
	await expect.poll(knock).toBe("refused");
	unlock();
	expect((await message).status).toBe(303);
	expect(await ended).toBe(0);
	expect(await stored()).toEqual(["Sent before the end"]);
	const lines = said.filter((line) => line.startsWith("{")).map((line) => JSON.parse(line));
	expect(lines.find(({ route }) => route === "/contact-us")).toMatchObject({ status: 303 });
	expect(lines.at(-1)).toMatchObject({ msg: "stopped" });
});

// Only SQLite has a single lock for the whole database.
test.runIf(provider === "sqlite")(
	"when stopped while the database is locked, it answers the waiting requests and exits in time",
	async () => {
		server = await startServer();
		const { origin, pid, ended } = server;
		const unlock = lockDatabase();
		const message = sendMessage(origin, "Sent in vain");
		await fetch(`${origin}/healthz`);
		const startedAt = performance.now();
		process.kill(pid, "SIGTERM");
		const answer = await message;
		expect(answer.status).toBe(503);
		expect(await answer.text()).toContain("Sent in vain");
		expect(await ended).toBe(0);
		expect(performance.now() - startedAt).toBeLessThan(60_000);
		unlock();
		expect(await stored()).toEqual([]);
	},
);
