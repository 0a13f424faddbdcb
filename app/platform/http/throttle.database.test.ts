import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { freshDatabase } from "../../../tests/support/database.ts";
import { throttle } from "./throttle.server.ts";

beforeAll(freshDatabase);
afterEach(() => vi.useRealTimers());

test("a try that is taken back after it was forgotten makes no room for another", async () => {
	const limit = throttle({ name: crypto.randomUUID(), tries: 2, seconds: 60 });
	await limit.take("a");
	await limit.take("a");
	vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 61_000 });
	await limit.giveBack("a");
	await limit.giveBack("a");
	expect(await limit.take("a")).toBeUndefined();
	expect(await limit.take("a")).toBeUndefined();
	expect(await limit.take("a")).toBeGreaterThan(0);
});
