/** What a puppy's price pays for, and what the parts would cost separately (specification, section 9). */
import { type InvestmentShares, separateTotal, shareDefaults } from "~/business/investment.ts";
import { priceAmount } from "../price/price-text.ts";

/** All amounts in whole dollars. */
export type Investment = {
	price: number;
	/** Adds up to the price. */
	breakdown: { part: string; percent: number; amount: number }[];
	/** `puppy` and `training` add up to `total`. `total` minus `savings` is the price. */
	separate: { puppy: number; training: number; total: number; savings: number };
	comparative: number;
};

const percentOf = (price: number, percent: number) => Math.round((price * percent) / 100);

/** Rounds each share of `price` to whole dollars so that they add up to the price. */
function breakDown(price: number, breakdown: InvestmentShares["breakdown"]) {
	const parts = breakdown.map((share) => {
		const exact = (price * share.percent) / 100;
		return { ...share, amount: Math.floor(exact), rest: exact % 1 };
	});
	const short = price - parts.reduce((sum, part) => sum + part.amount, 0);
	const raised = new Set(parts.toSorted((a, b) => b.rest - a.rest).slice(0, short));
	return parts.map((part) => ({
		part: part.part,
		percent: part.percent,
		amount: part.amount + (raised.has(part) ? 1 : 0),
	}));
}

/** The figures for the text of a price. Undefined for a price that is not an amount ("unavailable"). */
export function investment(
	priceText: string,
	shares: InvestmentShares = shareDefaults,
): Investment | undefined {
	const price = priceAmount(priceText);
	if (price === undefined) return undefined;
	const total = percentOf(price, separateTotal(shares));
	const puppy = percentOf(price, shares.separate.puppy);
	return {
		price,
		breakdown: breakDown(price, shares.breakdown),
		separate: { puppy, training: total - puppy, total, savings: total - price },
		comparative: percentOf(price, shares.comparative),
	};
}
