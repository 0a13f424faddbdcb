import { expect, test } from "vitest";
import { places } from "./concurrency-limit.server.ts";

const bounds = { atOnce: 2, ofOneNetwork: 1, waiting: 3, waitingOfOneNetwork: 2, timeout: 60_000 };

test("One network gets its share of the places, and others pass its waiting visitors", async () => {
	const { enter, leave, taken, waiting } = places(bounds);
	expect(await enter("one")).toBe(true);
	const second = enter("one");
	const third = enter("one");
	expect(await enter("one")).toBe(false);
	expect([taken(), waiting()]).toEqual([1, 2]);
	expect(await enter("other")).toBe(true);
	const another = enter("another");
	expect(await enter("one more")).toBe(false);
	leave("other");
	expect(await another).toBe(true);
	leave("one");
	expect(await second).toBe(true);
	leave("one");
	leave("another");
	expect(await third).toBe(true);
	leave("one");
	expect([taken(), waiting()]).toEqual([0, 0]);
});

test("A visitor who finds no place in time is told so, and keeps nobody's place", async () => {
	const { enter, leave, taken } = places({ ...bounds, atOnce: 1, timeout: 5 });
	expect(await enter("one")).toBe(true);
	expect(await enter("other")).toBe(false);
	leave("one");
	expect(taken()).toBe(0);
	expect(await enter("other")).toBe(true);
});
