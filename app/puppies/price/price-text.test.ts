import { describe, expect, test } from "vitest";
import { priceAmount, priceQuestion, readPrice, storedPrice } from "./price-text.ts";

test.each(["Price on request", "on request", "UNAVAILABLE"])("%j is no price", (written) => {
	expect(readPrice(written)).toEqual({ kind: "none", text: "unavailable" });
});

describe("a price is understood", () => {
	test.each([
		["6k", "$6,000", 6000],
		["6 K", "$6,000", 6000],
		["5.5k", "$5,500", 5500],
		["5,5k", "$5,500", 5500],
		["about 5k", "about $5,000", 5000],
		["6 thousand", "$6,000", 6000],
		["6 thousand dollars", "$6,000", 6000],
		["$5,500 or so", "$5,500 or so", 5500],
		["6500", "$6,500", 6500],
		["USD 4 500", "$4,500", 4500],
		["USD4500", "$4,500", 4500],
		["US$ 4500", "$4,500", 4500],
		["5.500", "$5,500", 5500],
		["$7250.5", "$7,250.50", 7250.5],
		["$7,250.50", "$7,250.50", 7250.5],
		["$6,500 (was $7,000)", "$6,500 (was $7,000)", 6500],
		["  $6,500  ", "$6,500", 6500],
		["6,500.50 dollars", "$6,500.50", 6500.5],
		["about 6500.05", "about $6,500.05", 6500.05],
	])("%j is %j", (written, text, amount) => {
		expect(readPrice(written)).toEqual({ kind: "amount", text, amount, hasOtherWords: false });
		expect(priceQuestion(written)).toBeUndefined();
		// The stored text is understood the same way when it is read again.
		expect(storedPrice(storedPrice(written))).toBe(storedPrice(written));
		expect(priceAmount(storedPrice(written))).toBe(amount);
	});

	test.each(["unavailable", "Unavailable ", ""])("%j is not an amount, but allowed", (written) => {
		expect(readPrice(written)).toEqual({ kind: "none", text: written.trim().toLowerCase() });
		expect(priceQuestion(written)).toBeUndefined();
	});
});

test.each([
	["2 payments of $2,750", /more than one number/],
	["$500 deposit, $6,000 total", /more than one number/],
	["$4,500–$5,500", /more than one number/],
	["$6,0000", /more than one number/],
	["1e4", /more than one number/],
	["1,000,50", /more than one number/],
	["0.500", /more than one number/],
	["six thousand", /no amount/],
	["Ask Maren", /no amount/],
	["€6,000", /in dollars/],
	["-6000", /not an amount that anybody can pay/],
	["$0", /not an amount that anybody can pay/],
	["9".repeat(30), /not an amount that anybody can pay/],
])("%j is not a price", (written, reason) => {
	expect(readPrice(written)).toEqual({ kind: "unclear", problem: expect.stringMatching(reason) });
	expect(priceAmount(written)).toBeUndefined();
	expect(storedPrice(written)).toBe(written);
});

test.each([
	["$6", /visitors would see \$6, which is far from the usual \$4,500 to \$8,000/],
	["6.5", /\$6\.50, which is far/],
	["$999", /far from the usual/],
	["$20,001", /far from the usual/],
	["65k", /\$65,000, which is far/],
	["two payments of $2,750", /“two payments of \$2,750”, and \$2,750 would count as the whole/],
	["6 hundred", /far from the usual/],
])("%j is questioned", (written, question) => {
	expect(priceQuestion(written)).toMatch(question);
});

test.each(["$1,000", "$20,000"])("%j is at the limit, and not questioned", (written) => {
	expect(priceQuestion(written)).toBeUndefined();
});
