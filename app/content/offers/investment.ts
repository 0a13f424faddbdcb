/** How a puppy's price is made up, as the trainer says it. */
import { href } from "react-router";
import { z } from "zod";
import { type InvestmentShares, shareDefaults, WHOLE } from "~/business/investment.ts";
import type { ContentDocument } from "../document.ts";

const sumOf = (parts: InvestmentShares["breakdown"]) =>
	parts.reduce((sum, { percent }) => sum + percent, 0);

/** How far the shares of a price are from the whole, in words; undefined where they make it. */
export function wholeProblem(parts: InvestmentShares["breakdown"]): string | undefined {
	const sum = sumOf(parts);
	if (sum === WHOLE) return undefined;
	const rest = Math.abs(WHOLE - sum);
	const words = sum < WHOLE ? `${rest}% are missing` : `that is ${rest}% too much`;
	return `The shares make ${sum}% together, and have to make ${WHOLE}%: ${words}.`;
}

const percent = z.int().min(1);

export const investmentDocument: ContentDocument<InvestmentShares> = {
	key: "investment",
	label: "Investment",
	schema: z.object({
		breakdown: z
			.array(z.object({ part: z.string().min(1), percent }))
			.refine((parts) => wholeProblem(parts) === undefined),
		separate: z.object({ puppy: percent, training: percent }),
		comparative: percent,
	}),
	defaults: () => shareDefaults,
	path: href("/trained-puppies-for-sale"),
	editPath: href("/admin/content/investment"),
};
