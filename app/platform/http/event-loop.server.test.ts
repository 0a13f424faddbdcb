import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { noteConnection, yieldToEventLoop } from "./event-loop.server.ts";

// Only what the tests do takes time, so the machine's own load changes nothing.
beforeEach(() => {
	vi.useFakeTimers({ toFake: ["performance"] });
});
afterEach(() => {
	vi.useRealTimers();
});
const compute = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);

/** Counts rounds of the event loop until `stop` is called. */
function countRounds() {
	let rounds = 0;
	let isCounting = true;
	const next = () => {
		rounds += 1;
		if (isCounting) setImmediate(next);
	};
	setImmediate(next);
	return {
		rounds: () => rounds,
		stop: () => {
			isCounting = false;
		},
	};
}

test("Pages that take long are each rendered in a separate round, in the order of their requests", async () => {
	const { rounds, stop } = countRounds();
	const order: [number, number][] = [];
	const render = async (n: number) => {
		await yieldToEventLoop();
		compute(10);
		order.push([n, rounds()]);
	};
	await Promise.all(Array.from({ length: 5 }, (_, n) => render(n)));
	stop();
	expect(order.map(([n]) => n)).toEqual([0, 1, 2, 3, 4]);
	expect(new Set(order.map(([, round]) => round)).size).toBe(5);
});

test("Short pieces of work share a round, up to its five milliseconds", async () => {
	const { rounds, stop } = countRounds();
	const all: number[] = [];
	const refuse = async () => {
		await yieldToEventLoop();
		compute(2);
		all.push(rounds());
	};
	await Promise.all(Array.from({ length: 6 }, refuse));
	stop();
	const [first = 0, second = 0] = new Set(all);
	expect(all).toEqual([first, first, first, second, second, second]);
});

test("New connections come before pages, but don't delay them forever", async () => {
	let accepted = 0;
	let isOver = false;
	const accept = () => {
		if (isOver || accepted > 20) return;
		accepted += 1;
		noteConnection();
		compute(10);
		setImmediate(accept);
	};
	accept();
	await yieldToEventLoop();
	isOver = true;
	// For fifty milliseconds, in which each connection takes ten.
	expect(accepted).toBeGreaterThanOrEqual(5);
	expect(accepted).toBeLessThanOrEqual(7);
});
