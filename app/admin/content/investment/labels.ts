/** What the form of a puppy's price calls its controls. */
import { partRows } from "~/content/offers/investment-form.ts";

export const investmentLabels = {
	puppy: "A puppy, bought separately",
	training: "Its training, bought separately",
	comparative: "Value of everything together",
} as const;

/** The same of every control, wherever it stands. */
export const everyInvestmentLabel: Readonly<Record<string, string>> = {
	...Object.fromEntries(
		partRows.flatMap((row, index) => [
			[row.part, `Part ${index + 1}: name`],
			[row.percent, `Part ${index + 1}: percent`],
		]),
	),
	...investmentLabels,
};
