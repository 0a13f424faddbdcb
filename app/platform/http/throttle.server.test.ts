import { describe, expect, test } from "vitest";
import { networkOf, throttle } from "./throttle.server.ts";

describe("a throttle", () => {
	test("says how long to wait after too many tries, separately for each key", async () => {
		const limit = throttle({ name: crypto.randomUUID(), tries: 2, seconds: 60 });
		expect(await limit.take("a")).toBeUndefined();
		expect(await limit.take("a")).toBeUndefined();
		expect(await limit.take("a")).toBe(60);
		expect(await limit.take("b")).toBeUndefined();
	});

	test("no longer counts a try that was taken back", async () => {
		const limit = throttle({ name: crypto.randomUUID(), tries: 1, seconds: 60 });
		await limit.take("a");
		await limit.giveBack("a");
		expect(await limit.take("a")).toBeUndefined();
	});
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
