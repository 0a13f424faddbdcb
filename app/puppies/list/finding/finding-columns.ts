/**
 * Derives the columns by which the list is narrowed and sorted from the trainer's texts: the price, the
 * grown size, and the available date. Pure; the columns are stored with the puppy.
 */
import { monthNumber } from "~/business/month-number.ts";
import { priceAmount } from "../../price/price-text.ts";
import { dayNamedIn, MONTH } from "../../written-day.ts";
import { FIRST_DAY } from "./ranges.ts";

/** The largest integer that a column can store. */
const NUMBER_MAX = 2_147_483_647;
/** Maximum weight in pounds; no dog is heavier. */
const POUNDS_MAX = 400;
const POUNDS_PER_KILO = 2.2046;

/** Assumed weight of a grown dog in pounds if its size is given only as a word. */
const wordWeights: readonly [RegExp, number][] = [
	[/\b(?:tiny|toy|teacup)\b/i, 8],
	[/\b(?:mini(?:ature)?|small)\b/i, 20],
	[/\b(?:medium|mid(?:-?size)?)\b/i, 45],
	[/\b(?:standard|large|big)\b/i, 70],
	[/\b(?:giant|huge)\b/i, 110],
];

/** Matches a number or a range, with its unit if there is one. */
const sizes =
	/(\d+(?:\.\d+)?)(?:\s*(?:-|–|—|to)\s*(\d+(?:\.\d+)?))?\s*(lbs?\b|pounds?\b|kgs?\b|kilo\w*|inch(?:es)?\b|in\b|cm\b|ft\b|feet\b|["”″])?/gi;
const isKilo = (unit: string) => /^k/i.test(unit);
const isPound = (unit: string) => /^(?:lb|pound)/i.test(unit);

const mean = (values: readonly number[]) =>
	values.reduce((sum, value) => sum + value, 0) / values.length;

/** The weight of the grown dog in pounds: the middle of a range, or 0 if the text doesn't give any. */
export function grownPounds(projectedSize: string): number {
	const weights = [...projectedSize.matchAll(sizes)].map(([, from = "", to = from, unit = ""]) => ({
		unit,
		pounds: mean([Number(from), Number(to)]) * (isKilo(unit) ? POUNDS_PER_KILO : 1),
	}));
	const weighed = weights.find(({ unit }) => isKilo(unit) || isPound(unit));
	// A number without a unit is in pounds. One in inches is a height, which says nothing about the weight.
	const found = weighed ?? weights.find(({ unit }) => unit === "");
	if (found) return Math.round(Math.min(Math.max(found.pounds, 1), POUNDS_MAX));
	const words = wordWeights.flatMap(([word, pounds]) => (word.test(projectedSize) ? [pounds] : []));
	return words.length > 0 ? Math.round(mean(words)) : 0;
}

const monthAndYear = new RegExp(String.raw`${MONTH},?\s+(\d{4})\b`, "i");

/** The first day of the month if the text mentions a month with its year. */
function firstDayNamedIn(text: string): string | undefined {
	const [found, month = "", year] = monthAndYear.exec(text) ?? [];
	return found && `${year}-${String(monthNumber(month)).padStart(2, "0")}-01`;
}

/**
 * The day from which a puppy can go home. An empty text means now, as on the profile. Returns an empty
 * string for a text that mentions neither a day or month with its year, nor "now".
 */
export function readyOn(availableDate: string): string {
	const text = availableDate.trim();
	const day = dayNamedIn(text) ?? firstDayNamedIn(text);
	if (day !== undefined) return day;
	const isNow = text === "" || /\b(?:now|today|immediately)\b/i.test(text);
	return isNow && !/\bnot\b/i.test(text) ? FIRST_DAY : "";
}

export type Found = Readonly<Record<"price" | "projectedSize" | "availableDate", string>>;

/** The columns derived from a puppy's fields. A price with cents is above the whole dollars before it. */
export const findingColumns = (puppy: Found) => ({
	priceAmount: Math.min(Math.ceil(priceAmount(puppy.price) ?? 0), NUMBER_MAX),
	grownPounds: grownPounds(puppy.projectedSize),
	readyOn: readyOn(puppy.availableDate),
});
