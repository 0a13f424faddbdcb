/** What the form of a puppy's price calls its controls. */
import { partRows } from "~/content/offers/investment-form.ts";
import { rowLabels } from "~/forms/rows.ts";

export const investmentLabels = {
	puppy: "A puppy, bought separately",
	training: "Its training, bought separately",
	comparative: "Value of everything together",
} as const;

/** A part of the price, before its number. */
export const PART = "Part";
export const partLabels = { part: "Name", percent: "Percent" } as const;

/** The same of every control, wherever it stands. */
export const everyInvestmentLabel: Readonly<Record<string, string>> = {
	...rowLabels(partRows, PART, partLabels),
	...investmentLabels,
};
