/** The document with the parts that a puppy's price is divided into. */
import { href } from "react-router";
import { z } from "zod";
import { type InvestmentShares, shareDefaults, WHOLE } from "~/business/investment.ts";
import type { ContentDocument } from "../document.ts";

const sumOf = (parts: InvestmentShares["breakdown"]) =>
	parts.reduce((sum, { percent }) => sum + percent, 0);

/** The message if the shares of a price don't add up to 100%; undefined if they do. */
export function wholeProblem(parts: InvestmentShares["breakdown"]): string | undefined {
	const sum = sumOf(parts);
	if (sum === WHOLE) return undefined;
	const rest = Math.abs(WHOLE - sum);
	const words = sum < WHOLE ? `${rest}% is missing` : `that is ${rest}% too much`;
	return `The shares add up to ${sum}%, but they must add up to ${WHOLE}%: ${words}.`;
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
