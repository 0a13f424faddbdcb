import { beforeEach, describe, expect, test, vi } from "vitest";
import { freshDatabase } from "../../../tests/support/database.ts";
import { afterCommit, database, transaction } from "./database.server.ts";

const video = (videoId: string) => ({ title: "A walk", category: "home", videoId });

describe("the database", () => {
	beforeEach(freshDatabase);

	test("keeps what one request stored when another request's transaction is rolled back", async () => {
		const rounds = Array.from({ length: 100 }, (_, n) => n);
		const undone = rounds.map((n) =>
			transaction(async (client) => {
				await client.video.create({ data: video(`undone-${n}`) });
				await new Promise((done) => setImmediate(done));
				throw new Error("changed my mind");
			}).catch(() => "undone"),
		);
		const kept = rounds.map((n) => database.video.create({ data: video(`kept-${n}`) }));
		await Promise.all([...undone, ...kept]);
		const ids = (await database.video.findMany()).map((row) => row.videoId);
		expect(ids.toSorted()).toEqual(rounds.map((n) => `kept-${n}`).toSorted());
	});

	test("keeps a transaction open for longer than Prisma's own five seconds, but not forever", async () => {
		const lasting = (seconds: number, videoId: string) =>
			transaction(async (client) => {
				await client.video.create({ data: video(videoId) });
				await vi.advanceTimersByTimeAsync(seconds * 1_000);
				await client.video.count();
			});
		vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
		try {
			await lasting(15, "slow");
			await expect(lasting(25, "stuck")).rejects.toThrow(/expired|closed/i);
		} finally {
			vi.useRealTimers();
		}
		const ids = (await database.video.findMany()).map((row) => row.videoId);
		expect(ids).toEqual(["slow"]);
	});

	test("does once after the commit what a transaction asked for, and nothing if it is rolled back", async () => {
		const seen: number[] = [];
		const look = async () => seen.push(await database.video.count());
		let looking: Promise<number> | undefined;
		const later = () => {
			looking = look();
		};
		await transaction(async (client) => {
			afterCommit(later);
			await client.video.create({ data: video("kept") });
			afterCommit(later);
			expect(looking).toBeUndefined();
		});
		await looking;
		const undone = vi.fn();
		const failing = transaction(async () => {
			afterCommit(undone);
			throw new Error("changed my mind");
		});
		await expect(failing).rejects.toThrow("changed my mind");
		expect(seen).toEqual([1]);
		expect(undone).not.toHaveBeenCalled();
	});

	test("refuses the outer client inside a transaction, where it would wait for itself", async () => {
		await expect(transaction(() => database.video.count())).rejects.toThrow(/handed to it/);
		await expect(database.video.count()).resolves.toBe(0);
	});

	test("allows another request's reads that Prisma sends together with those of a transaction", async () => {
		const where = { id: 1 };
		const begun = Promise.withResolvers<void>();
		const another = begun.promise.then(() => database.contentVersion.findUnique({ where }));
		await transaction(async (client) => {
			begun.resolve();
			await client.contentVersion.findUnique({ where });
		});
		await expect(another).resolves.toBeNull();
	});
});
