import { describe, expect, test } from "vitest";
import { turns } from "./limit-concurrency.server.ts";

describe("work in turn", () => {
	test("runs as many at once as it may, in the order in which it came", async () => {
		const inTurn = turns(2);
		const begun: number[] = [];
		const ends: (() => void)[] = [];
		const work = (number: number) => () => {
			begun.push(number);
			return new Promise<number>((done) => ends.push(() => done(number)));
		};
		const results = [1, 2, 3, 4].map((number) => inTurn(work(number)));
		expect(begun).toEqual([1, 2]);
		ends[1]?.();
		await results[1];
		await expect.poll(() => begun).toEqual([1, 2, 3]);
		for (const end of ends) end();
		await expect.poll(() => begun).toEqual([1, 2, 3, 4]);
		for (const end of ends) end();
		expect(await Promise.all(results)).toEqual([1, 2, 3, 4]);
	});

	test("goes on after work that failed", async () => {
		const inTurn = turns(1);
		const failed = inTurn(() => Promise.reject(new Error("no")));
		const next = inTurn(async () => "yes");
		await expect(failed).rejects.toThrow("no");
		expect(await next).toBe("yes");
	});
});
