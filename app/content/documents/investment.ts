/** How a puppy's price is made up, in percent (specification, section 9). */
import { href } from "react-router";
import {
	type InvestmentShares,
	separateTotal,
	shareDefaults,
	WHOLE,
} from "~/business/investment.ts";
import { declared } from "../declared.ts";
import { group, list } from "../fields/field.ts";
import { percent } from "../fields/kinds.ts";
import { line } from "../fields/texts.ts";

/** The message if the shares of a price don't add up to 100%; undefined if they do. */
export function wholeProblem(parts: InvestmentShares["breakdown"]): string | undefined {
	const sum = parts.reduce((total, { percent }) => total + percent, 0);
	if (sum === WHOLE) return undefined;
	const rest = Math.abs(WHOLE - sum);
	const difference = sum < WHOLE ? `${rest}% is missing` : `that is ${rest}% too much`;
	return `The shares add up to ${sum}%, but they must add up to ${WHOLE}%: ${difference}.`;
}

/** What is wrong with shares that are each valid by themselves, by the name of their control. */
function problemsIn(shares: InvestmentShares): Record<string, string> {
	const whole = wholeProblem(shares.breakdown);
	const total = separateTotal(shares);
	return {
		...(whole && { [`breakdown[${shares.breakdown.length - 1}].percent`]: whole }),
		...(total <= WHOLE
			? {
					"separate.training": `Bought separately, the two cost ${total}% of the price, so buying from you saves nothing. Together they must come to more than ${WHOLE}%.`,
				}
			: shares.comparative < total && {
					comparative: `This is less than the two cost separately, which is ${total}%.`,
				}),
	};
}

export const investmentDocument = declared({
	key: "investment",
	label: "Investment",
	path: href("/trained-puppies-for-sale"),
	note: "What each puppy’s profile says its price pays for.",
	check: problemsIn,
	fields: {
		breakdown: list("What the price pays for", {
			item: "Part",
			help: `Percentages of a puppy’s price that add up to ${WHOLE}%.`,
			min: 1,
			max: 8,
			unique: "part",
			fields: { part: line("Name", "", { max: 60 }), percent: percent("Percent", 0) },
			sample: shareDefaults.breakdown,
		}),
		separate: group(
			"Comparison",
			{
				puppy: percent("A puppy, bought separately", shareDefaults.separate.puppy),
				training: percent("Its training, bought separately", shareDefaults.separate.training),
			},
			"These are percentages of a puppy’s price, too.",
		),
		comparative: percent(
			"Value of everything together",
			shareDefaults.comparative,
			"With health certification and lifetime support.",
		),
	},
});
