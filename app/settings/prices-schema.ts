/** The form for the prices. An empty answer stands for the sample's price. */
import { z } from "zod";
import { dollars, type PriceName, priceDefaults } from "../business/prices.ts";

/** The highest price in whole dollars. A higher number is more likely a typo with an extra zero. */
const PRICE_MAX = 100_000;

/** What each price is for, in the order of the form. */
export const priceLabels: Readonly<Record<PriceName, string>> = {
	consultation: "Consultation",
	puppyFrom: "Trained puppies from",
	puppyTo: "Trained puppies up to",
	puppyDefault: "A puppy whose price is not a number (for search engines)",
	customTraining: "Custom training",
	levelTwoTesting: "Level two testing",
	primerPerWeek: "Puppy primer, a week",
	politePerWeek: "Polite puppy, a week",
	perfectPerWeek: "Perfect puppy, a week",
	healthSupportValue: "Value of the health support",
	lifetimeSupportValue: "Value of the lifetime support",
};

const isPriceName = (name: string): name is PriceName => name in priceDefaults;
export const priceNames = Object.keys(priceLabels).filter(isPriceName);

const price = z
	.string()
	.trim()
	.regex(/^\$?\s?\d{1,3}(,?\d{3})*$/, "Please write whole dollars, such as 6,500.")
	.transform((text) => Number(text.replace(/\D/g, "")))
	.refine((amount) => amount > 0, "Please write a price above zero.")
	.refine(
		(amount) => amount <= PRICE_MAX,
		`That is more than ${dollars(PRICE_MAX)}. Please check it.`,
	)
	.optional();

/** Validates the form and turns it into whole dollars by name, without empty answers. */
export const pricesSchema = z
	.object(Object.fromEntries(priceNames.map((name) => [name, price])))
	.transform((answers, context) => {
		const from = answers.puppyFrom ?? priceDefaults.puppyFrom;
		const to = answers.puppyTo ?? priceDefaults.puppyTo;
		if (from > to) {
			context.addIssue({
				code: "custom",
				path: ["puppyTo"],
				message: `This is lower than the lowest price of a puppy, ${dollars(from)}.`,
			});
		}
		const { puppyDefault } = answers;
		if (from <= to && puppyDefault !== undefined && (puppyDefault < from || puppyDefault > to)) {
			context.addIssue({
				code: "custom",
				path: ["puppyDefault"],
				message: `This is not within the range on that puppy’s page, ${dollars(from)} to ${dollars(to)}.`,
			});
		}
		return Object.fromEntries(Object.entries(answers).filter(([, amount]) => amount !== undefined));
	});
