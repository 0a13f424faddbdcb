/** What a puppy's price pays for, and what the parts would cost separately (specification, section 9). */
import { type InvestmentShares, separateTotal, shareDefaults } from "~/business/investment.ts";
import { priceAmount } from "../price/price-text.ts";

/** Rounds each share of `price` to a whole number so that they add up to the price. */
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

export type Investment = NonNullable<ReturnType<typeof investment>>;

/**
 * The figures for the text of a price, in dollars: whole ones, unless the price has cents. Undefined for a price that
 * is not an amount ("unavailable").
 */
export function investment(priceText: string, shares: InvestmentShares = shareDefaults) {
	const amount = priceAmount(priceText);
	if (amount === undefined) return undefined;
	// The price and its parts are counted in cents if it has any, and in dollars otherwise.
	const unit = Number.isInteger(amount) ? 1 : 100;
	const price = Math.round(amount * unit);
	const percentOf = (percent: number) => Math.round((price * percent) / 100);
	const total = percentOf(separateTotal(shares));
	const puppy = percentOf(shares.separate.puppy);
	return {
		price: amount,
		/** Adds up to the price. */
		breakdown: breakDown(price, shares.breakdown).map((part) => ({
			...part,
			amount: part.amount / unit,
		})),
		/** `puppy` and `training` add up to `total`. `total` minus `savings` is the price. */
		separate: {
			puppy: puppy / unit,
			training: (total - puppy) / unit,
			total: total / unit,
			savings: (total - price) / unit,
		},
		comparative: percentOf(shares.comparative) / unit,
	};
}
