import { describe, expect, test } from "vitest";
import { aboveLimit, balanceOf, dueState } from "./balance.ts";

const deposit = { kind: "deposit", amountCents: 500_00, receivedOn: "2026-11-20" };
const rest = { kind: "balance", amountCents: 6_000_00, receivedOn: null };
const refund = { kind: "refund", amountCents: 200_00, receivedOn: "2026-11-22" };

test("what came counts, what went back counts against it, and what is planned is told apart", () => {
	expect(balanceOf(6_500_00, [deposit, rest])).toEqual({
		price: 6_500_00,
		received: 500_00,
		planned: 6_000_00,
		open: 6_000_00,
		unplanned: 0,
	});
	expect(balanceOf(6_500_00, [deposit, refund])).toMatchObject({
		received: 300_00,
		open: 6_200_00,
	});
	expect(balanceOf(null, [deposit])).toMatchObject({
		received: 500_00,
		open: null,
		unplanned: null,
	});
});

describe("a payment is asked about", () => {
	const other = (amountCents: number) => ({ kind: "other", amountCents });

	test("once it is more than what is left beside the others", () => {
		expect(aboveLimit(6_500_00, [deposit], other(6_000_00))).toBeUndefined();
		expect(aboveLimit(6_500_00, [deposit], other(6_000_01))).toEqual({
			limit: 6_000_00,
			of: "what is left",
		});
		expect(aboveLimit(6_500_00, [deposit, rest], other(1))).toMatchObject({ limit: 0 });
		expect(aboveLimit(400_00, [deposit], other(1))).toMatchObject({ limit: 0 });
		expect(aboveLimit(null, [deposit], other(9_999_99))).toBeUndefined();
	});

	test("once more goes back than came", () => {
		const back = (amountCents: number) => ({ kind: "refund", amountCents });
		expect(aboveLimit(6_500_00, [deposit, rest], back(500_00))).toBeUndefined();
		expect(aboveLimit(6_500_00, [deposit, refund], back(300_01))).toEqual({
			limit: 300_00,
			of: "what came",
		});
		expect(aboveLimit(null, [], back(1))).toMatchObject({ limit: 0 });
	});
});

test.each([
	[{ receivedOn: "2026-11-20", dueOn: "2026-11-01" }, "received"],
	[{ receivedOn: null, dueOn: "2026-11-21" }, "overdue"],
	[{ receivedOn: null, dueOn: "2026-11-22" }, "due"],
	[{ receivedOn: null, dueOn: "2026-11-23" }, "planned"],
	[{ receivedOn: null, dueOn: null }, "planned"],
])("%j is %s", (payment, state) => expect(dueState(payment, "2026-11-22")).toBe(state));
