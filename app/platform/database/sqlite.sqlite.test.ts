import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { freshDatabase } from "../../../tests/support/database.ts";
import { lockDatabase } from "../../../tests/support/lock.ts";
import { type Client, database, isUnavailable, transaction } from "./database.server.ts";
import { stopWaitingForLocksIn } from "./sqlite.server.ts";

const video = (videoId: string) => ({ title: "A walk", category: "home", videoId });
const ids = async () => (await database.video.findMany()).map((row) => row.videoId).toSorted();

describe("while another process holds the database's lock", () => {
	beforeEach(freshDatabase);
	afterEach(() => stopWaitingForLocksIn(Number.POSITIVE_INFINITY));

	test("reads succeed, and the process is never blocked", async () => {
		const unlock = lockDatabase();
		let isStored = false;
		const writes = Promise.all([
			database.video.create({ data: video("single") }),
			transaction((client) => client.video.create({ data: video("in a transaction") })),
			transaction((client) => client.video.create({ data: video("behind it") })),
		]).then(() => {
			isStored = true;
		});
		for (let n = 0; n < 20; n++) {
			expect(await database.video.count()).toBe(0);
			await pause(20);
		}
		// While SQLite itself waits, it blocks the process: by default for five seconds, in every try.
		const waits = await database.$queryRaw<{ timeout: bigint }[]>`PRAGMA busy_timeout`;
		const wasStored = isStored;
		unlock();
		await writes;
		expect(wasStored).toBe(false);
		expect(waits.map(({ timeout }) => Number(timeout))).toEqual([5]);
		expect(await ids()).toEqual(["behind it", "in a transaction", "single"]);
	});

	test("writes that waited too long fail as unavailable, and later ones succeed", async () => {
		const unlock = lockDatabase();
		stopWaitingForLocksIn(100);
		const failures = await Promise.all([
			database.video.create({ data: video("single") }).catch((reason) => reason),
			database.$transaction([database.video.create({ data: video("list") })]).catch((e) => e),
			transaction((client) => client.video.create({ data: video("own") })).catch((e) => e),
		]);
		expect(failures.map(isUnavailable)).toEqual([true, true, true]);
		unlock();
		stopWaitingForLocksIn(Number.POSITIVE_INFINITY);
		await transaction((client) => client.video.create({ data: video("later") }));
		await database.video.create({ data: video("and later") });
		expect(await ids()).toEqual(["and later", "later"]);
	});
});

test("a long chain of operations lets the process do other work, in a transaction too", async () => {
	await freshDatabase();
	let turns = 0;
	// However fast the machine is, the chain is long enough for several turns.
	const chain = async (client: Client) => {
		for (let n = 0; n < 50_000 && turns < 5; n++)
			await client.video.findFirst({ where: { id: n } });
	};
	for (const work of [() => chain(database), () => transaction(chain)]) {
		turns = 0;
		const timer = setInterval(() => {
			turns += 1;
		}, 1);
		await work();
		clearInterval(timer);
		expect(turns).toBe(5);
	}
});
