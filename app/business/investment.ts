/** How a puppy's price is made up, and what the parts would cost separately. The figures are the sample's. */

/** Shares in percent of a puppy's price. */
export interface InvestmentShares {
	/** What the price pays for. Adds up to 100. */
	breakdown: readonly { part: string; percent: number }[];
	/** Cost of a puppy and of its training if bought separately. Together more than 100. */
	separate: { puppy: number; training: number };
	/** The comparative value of a puppy with everything that comes with it. */
	comparative: number;
}

export const shareDefaults: InvestmentShares = {
	breakdown: [
		{ part: "Puppy", percent: 35 },
		{ part: "Training", percent: 45 },
		{ part: "Health and certification", percent: 12 },
		{ part: "Support and guarantees", percent: 8 },
	],
	separate: { puppy: 60, training: 80 },
	comparative: 180,
};

/** The sum of the breakdown, in percent. */
export const WHOLE = 100;

/** Total cost of a puppy and its training if bought separately, in percent of the price. */
export const separateTotal = ({ separate }: InvestmentShares) => separate.puppy + separate.training;
