import { describe, expect, test } from "vitest";
import { aboveLimit, balanceOf, nextPayment } from "./balance.ts";

const deposit = { kind: "deposit", amountCents: 500_00, receivedOn: "2026-11-20" };
const rest = { kind: "balance", amountCents: 6_000_00, receivedOn: null };
const held = (priceCents: number | null) => ({ status: "active", priceCents });
const released = { status: "released", priceCents: 6_500_00 };
const refund = { kind: "refund", amountCents: 200_00, receivedOn: "2026-11-22" };

test("what came counts, what went back counts against it, and what is planned is told apart", () => {
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

test("of a released puppy nothing is owed; what is to go back is", () => {
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

describe("a payment is asked about", () => {
	const other = (amountCents: number) => ({ kind: "other", amountCents });

	test("once it is more than what is left beside the others", () => {
		expect(aboveLimit(held(6_500_00), [deposit], other(6_000_00))).toBeUndefined();
		expect(aboveLimit(held(6_500_00), [deposit], other(6_000_01))).toEqual({
			limit: 6_000_00,
			of: "what is left",
		});
		expect(aboveLimit(held(6_500_00), [deposit, rest], other(1))).toMatchObject({ limit: 0 });
		expect(aboveLimit(held(400_00), [deposit], other(1))).toMatchObject({ limit: 0 });
		expect(aboveLimit(held(null), [deposit], other(9_999_99))).toBeUndefined();
	});

	test("once more goes back than came", () => {
		const back = (amountCents: number) => ({ kind: "refund", amountCents });
		expect(aboveLimit(held(6_500_00), [deposit, rest], back(500_00))).toBeUndefined();
		expect(aboveLimit(held(6_500_00), [deposit, refund], back(300_01))).toEqual({
			limit: 300_00,
			of: "what came",
		});
		expect(aboveLimit(held(null), [], back(1))).toMatchObject({ limit: 0 });
	});

	test("of whatever amount, once the puppy was released", () => {
		expect(aboveLimit(released, [deposit], other(1))).toEqual({
			limit: 0,
			of: "a released puppy",
		});
		expect(
			aboveLimit(released, [deposit], { kind: "refund", amountCents: 500_00 }),
		).toBeUndefined();
	});
});

describe("the next payment that is proposed", () => {
	test("is a deposit first, then what is left", () => {
		expect(nextPayment(held(6_500_00), [])).toEqual({ kind: "deposit" });
		expect(nextPayment(held(6_500_00), [deposit])).toEqual({
			kind: "balance",
			amountCents: 6_000_00,
		});
		expect(nextPayment(held(6_500_00), [deposit, rest])).toEqual({ kind: "other" });
	});

	test("of a released puppy is what goes back, if anything came", () => {
		expect(nextPayment(released, [deposit, rest])).toEqual({ kind: "refund" });
		expect(nextPayment(released, [])).toEqual({ kind: "other" });
	});
});
