/**
 * What the trainer writes in braces where a text names the business or a price of the price list, so
 * that the text follows when that changes: "{trainer} comes to your house".
 */
import { facts } from "./facts.ts";
import { fillText } from "./fill-text.ts";
import { dollars, prices } from "./prices.ts";

/** Names, what each stands for, and how that is read now. */
export const placeholders = [
	{ name: "trainer", means: "your name", now: () => facts.trainer },
	{ name: "brand", means: "the name of the business", now: () => facts.brand },
	{ name: "product", means: "what you call a puppy you sell", now: () => facts.product },
	{ name: "city", means: "your city", now: () => facts.city },
	{ name: "region", means: "your state", now: () => facts.region },
	{ name: "place", means: "city and state", now: () => facts.place },
	{ name: "phone", means: "your phone number", now: () => facts.phone },
	{ name: "consultation", means: "its price", now: () => dollars(prices.consultation) },
	{ name: "lowest price", means: "of a trained puppy", now: () => dollars(prices.puppyFrom) },
	{ name: "highest price", means: "of a trained puppy", now: () => dollars(prices.puppyTo) },
	{ name: "custom training", means: "its price", now: () => dollars(prices.customTraining) },
	{ name: "level two", means: "price of the testing", now: () => dollars(prices.levelTwoTesting) },
	{ name: "primer", means: "price of a week", now: () => dollars(prices.primerPerWeek) },
	{ name: "polite puppy", means: "price of a week", now: () => dollars(prices.politePerWeek) },
	{ name: "perfect puppy", means: "price of a week", now: () => dollars(prices.perfectPerWeek) },
	{ name: "health support", means: "its value", now: () => dollars(prices.healthSupportValue) },
	{
		name: "lifetime support",
		means: "its value",
		now: () => dollars(prices.lifetimeSupportValue),
	},
] as const;

const values = () => Object.fromEntries(placeholders.map(({ name, now }) => [name, now()]));

/** Placeholders of a text that stand for nothing. */
export const unknownPlaceholders = (text: string) => fillText(text, values()).unknown;

/** What is written, with what its placeholders stand for now; one that stands for nothing stays. */
export function filled<T>(written: T): T {
	const known = values();
	return JSON.parse(JSON.stringify(written), (_key, value: unknown) =>
		typeof value === "string" ? fillText(value, known).text : value,
	);
}
