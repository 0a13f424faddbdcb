/**
 * Placeholders that the trainer can write in braces instead of a fact of the business or a price, so
 * that the text follows when that changes: "{trainer} comes to your house".
 */
import { facts } from "./facts.ts";
import { fillText } from "./fill-text.ts";
import { dollars, prices } from "./prices.ts";

/** The name of each placeholder, what it stands for, and its current value. */
export const placeholders = [
	{ name: "trainer", means: "your name", now: () => facts.trainer },
	{ name: "brand", means: "the name of the business", now: () => facts.brand },
	{ name: "product", means: "what you call a puppy you sell", now: () => facts.product },
	{ name: "city", means: "your city", now: () => facts.city },
	{ name: "region", means: "your state", now: () => facts.region },
	{ name: "place", means: "city and state", now: () => facts.place },
	{ name: "phone", means: "your phone number", now: () => facts.phone },
	{ name: "email", means: "your email address", now: () => facts.email },
	{ name: "consultation", means: "price", now: () => dollars(prices.consultation) },
	{ name: "lowest price", means: "for a trained puppy", now: () => dollars(prices.puppyFrom) },
	{ name: "highest price", means: "for a trained puppy", now: () => dollars(prices.puppyTo) },
	{ name: "custom training", means: "price", now: () => dollars(prices.customTraining) },
	{ name: "level two", means: "price of the testing", now: () => dollars(prices.levelTwoTesting) },
	{ name: "primer", means: "price per week", now: () => dollars(prices.primerPerWeek) },
	{ name: "polite puppy", means: "price per week", now: () => dollars(prices.politePerWeek) },
	{ name: "perfect puppy", means: "price per week", now: () => dollars(prices.perfectPerWeek) },
	{ name: "health support", means: "value", now: () => dollars(prices.healthSupportValue) },
	{
		name: "lifetime support",
		means: "value",
		now: () => dollars(prices.lifetimeSupportValue),
	},
] as const;

const values = () => Object.fromEntries(placeholders.map(({ name, now }) => [name, now()]));

/** The placeholders of a text that are unknown. */
export const unknownPlaceholders = (text: string) => fillText(text, values()).unknown;

/** Fills in the placeholders in all strings of a value. Unknown placeholders stay as they are. */
export function filled<T>(written: T): T {
	const known = values();
	return JSON.parse(JSON.stringify(written), (_key, value: unknown) =>
		typeof value === "string" ? fillText(value, known).text : value,
	);
}
