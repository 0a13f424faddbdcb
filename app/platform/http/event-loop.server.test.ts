import { expect, test } from "vitest";
import { noteConnection, yieldToEventLoop } from "./event-loop.server.ts";

/** Keeps the thread busy. */
function compute(milliseconds: number) {
	const until = performance.now() + milliseconds;
	while (performance.now() < until);
}

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

test("New connections come before pages, but don't delay them forever", async () => {
	let accepted = 0;
	let isOver = false;
	const accept = () => {
		accepted += 1;
		noteConnection();
		if (!isOver) setImmediate(accept);
	};
	accept();
	await yieldToEventLoop();
	isOver = true;
	expect(accepted).toBeGreaterThan(3);
});
