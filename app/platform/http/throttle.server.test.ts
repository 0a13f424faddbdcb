import { AsyncLocalStorage } from "node:async_hooks";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { outsideRequests } from "./request-context.server.ts";
import { KEYS_MAX, networkOf, throttle } from "./throttle.server.ts";

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");
const requests = new AsyncLocalStorage<object>();

/** How many of a hundred requests are still in memory after each of them has done something. */
async function heldAfter(work: (n: number) => unknown): Promise<number> {
	const held: WeakRef<object>[] = [];
	for (let n = 0; n < 100; n++) {
		const request = { body: "x".repeat(1_000) };
		held.push(new WeakRef(request));
		await requests.run(request, async () => work(n));
	}
	await new Promise((done) => setImmediate(done));
	collectGarbage();
	return held.filter((one) => one.deref() !== undefined).length;
}

describe("a throttle", () => {
	test("says how long to wait after too many tries, separately for each key", async () => {
		const limit = throttle({ name: crypto.randomUUID(), tries: 2, seconds: 60 });
		expect(await limit.take("a")).toBeUndefined();
		expect(await limit.take("a")).toBeUndefined();
		expect(await limit.take("a")).toBe(60);
		expect(await limit.take("b")).toBeUndefined();
	});

	test("keeps nothing of the requests that it counted", async () => {
		const limit = throttle({ name: crypto.randomUUID(), tries: 2, seconds: 86_400 });
		expect(await heldAfter((n) => limit.take(`key ${n}`))).toBeLessThan(3);
	});

	test("counts a limited number of keys, and forgets the one tried least recently", async () => {
		const limit = throttle({ name: crypto.randomUUID(), tries: 1, seconds: 86_400 });
		await limit.take("left alone");
		for (let n = 0; n < KEYS_MAX; n++) {
			await limit.take(`key ${n}`);
			if (n % 1_000 === 0) await limit.take("attacked");
		}
		expect(await limit.take("attacked")).toBeDefined();
		expect(await limit.take("left alone")).toBeUndefined();
	});

	test("no longer counts a try that was taken back", async () => {
		const limit = throttle({ name: crypto.randomUUID(), tries: 1, seconds: 60 });
		await limit.take("a");
		await limit.giveBack("a");
		expect(await limit.take("a")).toBeUndefined();
	});
});

test("a timer that a request starts outside of requests keeps nothing of it", async () => {
	const held = await heldAfter(() => outsideRequests(() => setTimeout(() => {}, 60_000).unref()));
	expect(held).toBeLessThan(3);
});

test.each([
	["203.0.113.9", "203.0.113.9"],
	["::ffff:203.0.113.9", "203.0.113.9"],
	["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
	["2001:db8::1", "2001:db8:0:0"],
	["::1", "0:0:0:0"],
	["", ""],
])("the network of %s is %s", (address, network) => {
	expect(networkOf(address)).toBe(network);
});
