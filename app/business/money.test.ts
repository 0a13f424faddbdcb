import { describe, expect, test } from "vitest";
import { moneyAsWritten, moneyInWords, readMoney } from "./money.ts";

describe("an amount is understood", () => {
	test.each([
		["500", 500_00],
		["$500", 500_00],
		["500$", 500_00],
		["$ 500", 500_00],
		["500 USD", 500_00],
		["US$500", 500_00],
		["500 dollars", 500_00],
		["0.50", 50],
		["500.5", 500_50],
		["500,50", 500_50],
		["1,000", 1_000_00],
		["1.000", 1_000_00],
		["1 000", 1_000_00],
		["1,000.50", 1_000_50],
		["1.000,50", 1_000_50],
		["1 000,50", 1_000_50],
		["1’000.50", 1_000_50],
		["500 us dollars", 500_00],
		["6.55k", 6_550_00],
		["1,000,000", 1_000_000_00],
		["6k", 6_000_00],
		["6.5k", 6_500_00],
		["  6500  ", 6_500_00],
	])("%j is %i cents", (written, cents) => {
		expect(readMoney(written)).toEqual({ cents });
		// The displayed form parses to the same amount.
		expect(readMoney(moneyInWords(cents))).toEqual({ cents });
	});
});

describe("an unclear amount is refused with a reason", () => {
	test.each([
		["", /write an amount/],
		["five hundred", /only the amount in figures/],
		["500 deposit", /only the amount in figures/],
		["about 500", /only the amount in figures/],
		["500 + 200", /more than one number/],
		["2 x 250", /more than one number/],
		["500 of 6500", /more than one number/],
		["-500", /without a minus/],
		["−500", /without a minus/],
		["$-500", /without a minus/],
		["(500)", /without a minus/],
		["500-", /without a minus/],
		["0", /more than zero/],
		["0.00", /more than zero/],
		["€500", /in dollars/],
		["1,000,000.01", /more than \$1,000,000/],
		["9".repeat(40), /more than \$1,000,000/],
		["1,00,000", /more than one way/],
		["1,000,50", /more than one way/],
		["1.000.50", /more than one way/],
		["12,3456", /more than one way/],
		["0.500", /more than one way/],
		["100.5.5", /more than one way/],
	])("%j", (written, problem) => {
		expect(readMoney(written)).toEqual({ problem: expect.stringMatching(problem) });
	});
});

test("an amount is shown with cents only if it has some", () => {
	expect(moneyInWords(650_000)).toBe("$6,500");
	expect(moneyInWords(650_050)).toBe("$6,500.50");
	expect(moneyInWords(-50_00)).toBe("-$50");
	expect(moneyAsWritten(null)).toBe("");
});
