/**
 * Placeholders that the trainer can write in braces instead of a fact of the business or a price, so
 * that the text follows when that changes: "{trainer} comes to your house".
 */
import { facts, promises } from "./facts.ts";
import { fillText, type PlaceholderValues } from "./fill-text.ts";
import { dollars, prices } from "./prices.ts";

/** A promise as a text; null if it isn't made. */
const promised = (count: number, text: (count: number) => string = String) =>
	count === 0 ? null : text(count);

/** The name of each placeholder, what it stands for, and its current value. */
export const placeholders = [
	{ name: "trainer", means: "your name", now: () => facts.trainer },
	{ name: "brand", means: "the name of the business", now: () => facts.brand },
	{
		name: "registered name",
		means: "of the business; without one, its sentence is left out",
		now: () => facts.legalName || null,
	},
	{ name: "product", means: "what you call a puppy you sell", now: () => facts.product },
	{ name: "city", means: "your city", now: () => facts.city },
	{ name: "region", means: "your state", now: () => facts.region },
	{ name: "place", means: "city and state", now: () => facts.place },
	{ name: "phone", means: "your phone number", now: () => facts.phone },
	{ name: "email", means: "your email address", now: () => facts.email },
	{
		name: "write or call",
		means: "“Write to” your address “or call” your number",
		now: () =>
			facts.email ? `Write to ${facts.email} or call ${facts.phone}` : `Call ${facts.phone}`,
	},
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
	{ name: "weeks", means: "of training", now: () => promised(promises.trainingWeeks) },
	{ name: "lessons", means: "for new owners", now: () => promised(promises.ownerLessons) },
	{ name: "assurance", means: "its days", now: () => promised(promises.assuranceDays) },
	{ name: "warranty", means: "its years", now: () => promised(promises.warrantyYears) },
	{ name: "delivery hours", means: "to drive", now: () => promised(promises.deliveryHours) },
	{ name: "deposit", means: "for a reservation", now: () => promised(promises.deposit, dollars) },
	{ name: "refund days", means: "after it", now: () => promised(promises.refundDays) },
] as const;

/** The current value of each placeholder. */
export const placeholderValues = (): PlaceholderValues =>
	Object.fromEntries(placeholders.map(({ name, now }) => [name, now()]));

/** The placeholders of a text that are unknown. */
export const unknownPlaceholders = (text: string) => fillText(text, placeholderValues()).unknown;

/** Stands for a text of which nothing applies. Nobody can type it. */
const NOTHING = "\0";
const saysNothing = (value: unknown) =>
	value === NOTHING ||
	(typeof value === "object" && value !== null && Object.values(value).includes(NOTHING));

/**
 * Fills in the placeholders in all strings of a value. Unknown placeholders stay as they are. Sentences about what
 * the business doesn't promise are left out, and with them the lines and rows of lists that say nothing else.
 */
export function filled<T>(written: T): T {
	const known = placeholderValues();
	let isAnyEmpty = false;
	const texts = JSON.parse(JSON.stringify(written), (_key, value: unknown) => {
		if (typeof value !== "string") return value;
		const { text } = fillText(value, known);
		if (text || !value) return text;
		isAnyEmpty = true;
		return NOTHING;
	});
	if (!isAnyEmpty) return texts;
	const rows = JSON.stringify(texts, (_key, value: unknown) =>
		Array.isArray(value) ? value.filter((row) => !saysNothing(row)) : value,
	);
	return JSON.parse(rows, (_key, value: unknown) => (value === NOTHING ? "" : value));
}
