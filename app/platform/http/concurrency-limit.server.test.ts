import { expect, test } from "vitest";
import { concurrencyLimit } from "./concurrency-limit.server.ts";

const limits = { concurrency: 2, perNetwork: 1, queue: 3, queuePerNetwork: 2, timeout: 60_000 };

test("One network gets only its share of the slots, and others pass its waiting visitors", async () => {
	const { acquire, release, active, queued } = concurrencyLimit(limits);
	expect(await acquire("one")).toBe(true);
	const second = acquire("one");
	const third = acquire("one");
	expect(await acquire("one")).toBe(false);
	expect([active(), queued()]).toEqual([1, 2]);
	expect(await acquire("other")).toBe(true);
	const another = acquire("another");
	expect(await acquire("one more")).toBe(false);
	release("other");
	expect(await another).toBe(true);
	release("one");
	expect(await second).toBe(true);
	release("one");
	release("another");
	expect(await third).toBe(true);
	release("one");
	expect([active(), queued()]).toEqual([0, 0]);
});

test("A visitor who gets no slot in time is refused and occupies no slot", async () => {
	const { acquire, release, active } = concurrencyLimit({ ...limits, concurrency: 1, timeout: 5 });
	expect(await acquire("one")).toBe(true);
	expect(await acquire("other")).toBe(false);
	release("one");
	expect(active()).toBe(0);
	expect(await acquire("other")).toBe(true);
});
