/**
 * What the list is narrowed down and ordered by, read out of what the trainer writes: a price, the
 * grown size and the day from which a puppy can be had are text. Pure; the columns are written with
 * the puppy. Where a rule changes, so does the version, and the next start reads all puppies again.
 */
import { monthNumber } from "~/business/month-number.ts";
import { priceAmount } from "../../price/price-text.ts";
import { dayNamedIn, MONTH } from "../../written-day.ts";
import { FIRST_DAY } from "./ranges.ts";

/** Of the rules in this file. */
export const FINDING_VERSION = 1;

/** What a column of the database holds. */
const NUMBER_MAX = 2_147_483_647;
/** No dog is heavier, in pounds. */
const POUNDS_MAX = 400;
const POUNDS_PER_KILO = 2.2046;

/** What a grown dog weighs, in pounds, of which only a word is written. */
const wordWeights: readonly [RegExp, number][] = [
	[/\b(?:tiny|toy|teacup)\b/i, 8],
	[/\b(?:mini(?:ature)?|small)\b/i, 20],
	[/\b(?:medium|mid(?:-?size)?)\b/i, 45],
	[/\b(?:standard|large|big)\b/i, 70],
	[/\b(?:giant|huge)\b/i, 110],
];

/** One number or a range, and its unit where there is one. */
const sizes =
	/(\d+(?:\.\d+)?)(?:\s*(?:-|–|—|to)\s*(\d+(?:\.\d+)?))?\s*(lbs?\b|pounds?\b|kgs?\b|kilo\w*|inch(?:es)?\b|in\b|cm\b|ft\b|feet\b|["”″])?/gi;
const isKilo = (unit: string) => /^k/i.test(unit);
const isPound = (unit: string) => /^(?:lb|pound)/i.test(unit);

const mean = (values: readonly number[]) =>
	values.reduce((sum, value) => sum + value, 0) / values.length;

/** Pounds of the grown dog, the middle of a range; 0 where the text doesn't say. */
export function grownPounds(projectedSize: string): number {
	const weights = [...projectedSize.matchAll(sizes)].map(([, from = "", to = from, unit = ""]) => ({
		unit,
		pounds: mean([Number(from), Number(to)]) * (isKilo(unit) ? POUNDS_PER_KILO : 1),
	}));
	const weighed = weights.find(({ unit }) => isKilo(unit) || isPound(unit));
	// A number alone is a weight in pounds; one in inches is a height, which says nothing of it.
	const found = weighed ?? weights.find(({ unit }) => unit === "");
	if (found) return Math.round(Math.min(Math.max(found.pounds, 1), POUNDS_MAX));
	const words = wordWeights.flatMap(([word, pounds]) => (word.test(projectedSize) ? [pounds] : []));
	return words.length > 0 ? Math.round(mean(words)) : 0;
}

const monthAndYear = new RegExp(String.raw`${MONTH},?\s+(\d{4})\b`, "i");

/** The first day of a month that a text names with its year. */
function firstDayNamedIn(text: string): string | undefined {
	const [found, month = "", year] = monthAndYear.exec(text) ?? [];
	return found && `${year}-${String(monthNumber(month)).padStart(2, "0")}-01`;
}

/**
 * The day from which a puppy can be had. Without a word on it that is now, as the profile says; a
 * text that names no day with its year is not known.
 */
export function readyOn(availableDate: string): string {
	const text = availableDate.trim();
	const day = dayNamedIn(text) ?? firstDayNamedIn(text);
	if (day !== undefined) return day;
	const isNow = text === "" || /\b(?:now|today|immediately)\b/i.test(text);
	return isNow && !/\bnot\b/i.test(text) ? FIRST_DAY : "";
}

/** The columns, of a puppy as it is written. */
export const findingColumns = (
	puppy: Readonly<Record<"price" | "projectedSize" | "availableDate", string>>,
) => ({
	priceAmount: Math.min(priceAmount(puppy.price) ?? 0, NUMBER_MAX),
	grownPounds: grownPounds(puppy.projectedSize),
	readyOn: readyOn(puppy.availableDate),
	findingVersion: FINDING_VERSION,
});
