import { expect, test } from "vitest";
import { noteConnection, workTurn } from "./event-loop.server.ts";

/** Keeps the thread busy. */
function compute(milliseconds: number) {
	const until = performance.now() + milliseconds;
	while (performance.now() < until);
}

/** Counts turns of the event loop until it is told to stop. */
function countTurns() {
	let turns = 0;
	let isCounting = true;
	const next = () => {
		turns += 1;
		if (isCounting) setImmediate(next);
	};
	setImmediate(next);
	return {
		turns: () => turns,
		stop: () => {
			isCounting = false;
		},
	};
}

test("Pages that take long are made in turns of their own, in the order of their requests", async () => {
	const { turns, stop } = countTurns();
	const order: [number, number][] = [];
	const make = async (n: number) => {
		await workTurn();
		compute(10);
		order.push([n, turns()]);
	};
	await Promise.all(Array.from({ length: 5 }, (_, n) => make(n)));
	stop();
	expect(order.map(([n]) => n)).toEqual([0, 1, 2, 3, 4]);
	expect(new Set(order.map(([, turn]) => turn)).size).toBe(5);
});

test("New connections come before pages, and don't hold them up for ever", async () => {
	let accepted = 0;
	let isOver = false;
	const accept = () => {
		accepted += 1;
		noteConnection();
		if (!isOver) setImmediate(accept);
	};
	accept();
	await workTurn();
	isOver = true;
	expect(accepted).toBeGreaterThan(3);
});
