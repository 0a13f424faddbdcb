import { describe, expect, test } from "vitest";
import { aboveLimit, balanceOf, nextPayment, owedOf, owedParts } from "./balance.ts";

const deposit = { kind: "deposit", amountCents: 500_00, receivedOn: "2026-11-20" };
const rest = { kind: "balance", amountCents: 6_000_00, receivedOn: null };
const held = (priceCents: number | null) => ({ status: "active", priceCents });
const released = { status: "released", priceCents: 6_500_00 };
const refund = { kind: "refund", amountCents: 200_00, receivedOn: "2026-11-22" };

test("received payments count, refunds are subtracted, and planned payments are kept separate", () => {
	expect(balanceOf(held(6_500_00), [deposit, rest])).toEqual({
		price: 6_500_00,
		received: 500_00,
		planned: 6_000_00,
		open: 6_000_00,
		unplanned: 0,
	});
	expect(balanceOf(held(6_500_00), [deposit, refund])).toMatchObject({
		received: 300_00,
		open: 6_200_00,
	});
	expect(balanceOf(held(null), [deposit])).toMatchObject({
		received: 500_00,
		open: null,
		unplanned: null,
	});
});

test("nothing is owed for a released puppy, but planned refunds still count", () => {
	const back = { kind: "refund", amountCents: 500_00, receivedOn: null };
	expect(balanceOf(released, [deposit, rest, back])).toEqual({
		price: 6_500_00,
		received: 500_00,
		planned: -500_00,
		open: 0,
		unplanned: 0,
	});
	expect(balanceOf({ ...released, priceCents: null }, [deposit])).toMatchObject({ open: 0 });
});

test.each([
	["nothing is paid", held(6_000_00), [], 6_000_00],
	["a part is paid", held(6_000_00), [deposit], 5_500_00],
	["the rest is planned", held(6_500_00), [deposit, rest], 6_000_00],
	["all is paid", held(500_00), [deposit], 0],
	["more is paid", held(400_00), [deposit], 0],
	["something beyond the price is planned", held(500_00), [deposit, rest], 6_000_00],
	["a part was paid back", held(6_000_00), [deposit, refund], 5_700_00],
	["no price is agreed, and a payment is planned", held(null), [rest], 6_000_00],
	["no price is agreed", held(null), [deposit], 0],
	["the puppy was released", released, [deposit, rest], 0],
])("what is owed when %s", (_, agreed, payments, owed) => {
	expect(owedOf(balanceOf(agreed, payments))).toBe(owed);
});

test("what is owed has its parts: what is planned, and the rest when the puppy goes home", () => {
	const planned = { ...rest, amountCents: 1_000_00, dueOn: "2026-12-01" };
	const paid = { ...deposit, dueOn: null };
	const parts = (of: { status: string; priceCents: number | null }, payments = [paid, planned]) =>
		owedParts({ ...of, goHomeOn: "2026-12-24" }, payments).map(({ cents, dueOn, isPlanned }) => [
			cents,
			dueOn,
			isPlanned,
		]);
	expect(parts(held(6_500_00))).toEqual([
		[1_000_00, "2026-12-01", true],
		[5_000_00, "2026-12-24", false],
	]);
	expect(parts(held(1_500_00))).toEqual([[1_000_00, "2026-12-01", true]]);
	expect(parts(held(null))).toEqual([[1_000_00, "2026-12-01", true]]);
	expect(parts(held(500_00), [paid])).toEqual([]);
	expect(parts(released)).toEqual([]);
});

describe("a payment needs confirmation", () => {
	const other = (amountCents: number) => ({ kind: "other", amountCents });

	test("if it is more than what is left after the other payments", () => {
		expect(aboveLimit(held(6_500_00), [deposit], other(6_000_00))).toBeUndefined();
		expect(aboveLimit(held(6_500_00), [deposit], other(6_000_01))).toBe(6_000_00);
		expect(aboveLimit(held(6_500_00), [deposit, rest], other(1))).toBe(0);
		expect(aboveLimit(held(400_00), [deposit], other(1))).toBe(0);
		expect(aboveLimit(held(null), [deposit], other(9_999_99))).toBeUndefined();
	});

	test("if it refunds more than was received", () => {
		const back = (amountCents: number) => ({ kind: "refund", amountCents });
		expect(aboveLimit(held(6_500_00), [deposit, rest], back(500_00))).toBeUndefined();
		expect(aboveLimit(held(6_500_00), [deposit, refund], back(300_01))).toBe(300_00);
		expect(aboveLimit(held(null), [], back(1))).toBe(0);
	});

	test("if the puppy was released, whatever the amount", () => {
		expect(aboveLimit(released, [deposit], other(1))).toBe(0);
		expect(
			aboveLimit(released, [deposit], { kind: "refund", amountCents: 500_00 }),
		).toBeUndefined();
	});
});

describe("the proposed next payment", () => {
	test("is a deposit first, then what is left", () => {
		expect(nextPayment(held(6_500_00), [])).toEqual({ kind: "deposit" });
		expect(nextPayment(held(6_500_00), [deposit])).toEqual({
			kind: "balance",
			amountCents: 6_000_00,
		});
		expect(nextPayment(held(6_500_00), [deposit, rest])).toEqual({ kind: "other" });
	});

	test("is a refund for a released puppy, if anything was received", () => {
		expect(nextPayment(released, [deposit, rest])).toEqual({ kind: "refund" });
		expect(nextPayment(released, [])).toEqual({ kind: "other" });
	});
});
