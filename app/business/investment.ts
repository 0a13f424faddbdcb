/** How a puppy's price is made up, and what the same costs apart: the sample's figures. */

/** All in percent of a puppy's price. */
export interface InvestmentShares {
	/** What the price pays for; adds up to 100. */
	breakdown: readonly { part: string; percent: number }[];
	/** A puppy and its training bought apart; together more than 100. */
	separate: { puppy: number; training: number };
	/** What those and all that comes with a puppy are worth. */
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

/** What a whole is made of, in percent. */
export const WHOLE = 100;

/** What a puppy and its training cost apart. */
export const separateTotal = ({ separate }: InvestmentShares) => separate.puppy + separate.training;
