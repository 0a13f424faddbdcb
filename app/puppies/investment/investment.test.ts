import { describe, expect, test } from "vitest";
import { separateTotal, shareDefaults } from "~/business/investment.ts";
import { investment } from "./investment.ts";

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe("the investment", () => {
	test("has the specification's figures for a puppy of $6,500", () => {
		expect(investment("$6,500")).toEqual({
			price: 6500,
			breakdown: [
				{ part: "Puppy", percent: 35, amount: 2275 },
				{ part: "Training", percent: 45, amount: 2925 },
				{ part: "Health and certification", percent: 12, amount: 780 },
				{ part: "Support and guarantees", percent: 8, amount: 520 },
			],
			separate: { puppy: 3900, training: 5200, total: 9100, savings: 2600 },
			comparative: 11_700,
		});
	});

	test("is undefined for a price without an amount", () => {
		expect(investment("unavailable")).toBeUndefined();
		expect(investment("")).toBeUndefined();
		expect(investment("$0")).toBeUndefined();
	});

	test.each([7250.5, 6500.01, 4999.99])("adds up to the cent for a price of $%d", (price) => {
		const figures = investment(`$${price}`);
		const { breakdown = [], separate } = figures ?? {};
		const cents = (amount = 0) => Math.round(amount * 100);
		expect(figures?.price).toBe(price);
		expect(sum(breakdown.map(({ amount }) => cents(amount)))).toBe(cents(price));
		expect(cents(separate?.puppy) + cents(separate?.training)).toBe(cents(separate?.total));
		expect(cents(separate?.total) - cents(separate?.savings)).toBe(cents(price));
		expect(cents(figures?.comparative)).toBe(Math.round(price * 180));
	});

	test.each([1, 2, 3, 7, 99, 4501, 6999, 7251, 7777, 8003])(
		"adds up in whole dollars for a price of $%i",
		(price) => {
			const figures = investment(`$${price}`);
			const { breakdown = [], separate } = figures ?? {};
			expect(sum(breakdown.map((part) => part.amount))).toBe(price);
			for (const { amount, percent } of breakdown) {
				expect(Number.isInteger(amount)).toBe(true);
				expect(Math.abs(amount - (price * percent) / 100)).toBeLessThan(1);
			}
			expect(separate && separate.puppy + separate.training).toBe(separate?.total);
			expect(separate && separate.total - separate.savings).toBe(price);
		},
	);

	test("splits exactly the whole price", () => {
		expect(sum(shareDefaults.breakdown.map((share) => share.percent))).toBe(100);
		expect(separateTotal(shareDefaults)).toBe(140);
	});

	test("uses the shares that the trainer has published", () => {
		const shares = {
			breakdown: [
				{ part: "Puppy", percent: 33 },
				{ part: "All the rest", percent: 67 },
			],
			separate: { puppy: 50, training: 70 },
			comparative: 150,
		};
		expect(investment("$1,001", shares)).toEqual({
			price: 1001,
			breakdown: [
				{ part: "Puppy", percent: 33, amount: 330 },
				{ part: "All the rest", percent: 67, amount: 671 },
			],
			separate: { puppy: 501, training: 700, total: 1201, savings: 200 },
			comparative: 1502,
		});
	});
});
