/** Labels of the controls in the form that breaks down a puppy's price. */
import { partRows } from "~/content/offers/investment-form.ts";
import { rowLabels } from "~/forms/rows.ts";

export const investmentLabels = {
	puppy: "A puppy, bought separately",
	training: "Its training, bought separately",
	comparative: "Value of everything together",
} as const;

/** Heading of a part of the price, before its number. */
export const PART = "Part";
export const partLabels = { part: "Name", percent: "Percent" } as const;

/** Labels of all controls; each one is clear without the heading above its control. */
export const everyInvestmentLabel: Readonly<Record<string, string>> = {
	...rowLabels(partRows, PART, partLabels),
	...investmentLabels,
};
