/**
 * Reads amounts of money as people type them. Pure, so that the form checks them in the browser exactly as
 * the server does. A puppy's price, which may have words around it, is read in puppies/price/price-text.ts.
 */
import { dollars } from "./prices.ts";

/** The largest plausible amount, in cents. */
export const AMOUNT_MAX = 100_000_000;

/**
 * Thousands may be grouped ("7,250", "4 500"), all by the same sign. One or two digits after another point
 * or comma are cents.
 */
const NUMBER = String.raw`[1-9]\d{0,2}(?:(?<group>[,.\s'’])\d{3}(?:\k<group>\d{3})*)(?!\d)(?:(?!\k<group>)[.,]\d{1,2}(?!\d))?|\d+(?:[.,]\d{1,2}(?!\d))?`;
const amounts = new RegExp(
	String.raw`(?:(?:\bus\s?\$|\$|\busd(?![a-z]))\s*|(?<![\w.,]))(?<number>${NUMBER})(?:\s*(?<factor>k|thousand|grand)\b)?(?:\s*(?:us\s?)?(?:dollars?\b|bucks\b|usd\b|\$))?`,
	"gi",
);
const otherCurrency = /[€£¥]|\b(?:euros?|eur|pounds?|gbp|cad)\b/i;

/** Cents as a whole number. A last group of one or two digits after a point or comma is the cents. */
function centsOf(number: string, factor: string | undefined): number {
	const [, whole = number, part = ""] = /^(.*\d)[.,](\d{1,2})$/.exec(number) ?? [];
	const cents = Number(whole.replace(/\D/g, "")) * 100 + Number(part.padEnd(2, "0"));
	return factor ? cents * 1_000 : cents;
}

/** The amounts in a text, with the part of the text that each was read from, and the text without them. */
export function amountsIn(text: string) {
	const found = [...text.matchAll(amounts)].map(({ 0: written, groups }) => ({
		written,
		cents: centsOf(groups?.number ?? "", groups?.factor),
	}));
	return { found, rest: text.replace(amounts, " "), isForeign: otherCurrency.test(text) };
}

export type ReadMoney =
	| { cents: number; problem?: undefined }
	| { cents?: undefined; problem: string };

const EXAMPLE = "such as 500 or $1,250.50";
const problems = {
	missing: `Please write an amount, ${EXAMPLE}.`,
	notFigures: `Please write only the amount in figures, ${EXAMPLE}.`,
	several: `There is more than one number in it. Please write one amount, ${EXAMPLE}.`,
	negative:
		"Please write the amount without a minus sign. If you pay money back, choose the kind “Refund”.",
	zero: "Please write an amount of more than zero.",
	currency: `Please write it in dollars, ${EXAMPLE}.`,
	large: "That is more than $1,000,000. Please check the figures.",
	unclear: (text: string) =>
		`“${text}” can be read in more than one way. Please write one amount, ${EXAMPLE}.`,
} as const;

/** The amount that is all of a text, in cents, or the error message for its field. */
export function readMoney(written: string): ReadMoney {
	const text = written.trim().replace(/\s+/g, " ");
	if (text === "") return { problem: problems.missing };
	const { found, rest, isForeign } = amountsIn(text);
	if (isForeign) return { problem: problems.currency };
	if (!/\d/.test(text)) return { problem: problems.notFigures };
	if (/^\(.*\)$|^[-−–]|[-−–]\s*\$?\s*\d*$|\$\s*[-−–]/.test(text)) {
		return { problem: problems.negative };
	}
	const [amount, ...others] = found;
	if (!amount || others.length > 0) return { problem: problems.several };
	if (/\d/.test(rest)) return { problem: problems.unclear(text) };
	if (rest.trim() !== "") return { problem: problems.notFigures };
	if (amount.cents === 0) return { problem: problems.zero };
	return amount.cents > AMOUNT_MAX ? { problem: problems.large } : { cents: amount.cents };
}

/** The same text for the same amount, however it is written. Text that can't be read is returned unchanged. */
export const canonicalAmount = (written: string): string =>
	String(readMoney(written).cents ?? written);

/** "$1,250.50", or "$1,250" if there are no cents. */
export const moneyInWords = (cents: number): string => dollars(cents / 100);

/** The value for a form field: "$1,250.50", or an empty text. */
export const moneyAsWritten = (cents: number | null | undefined): string =>
	cents === null || cents === undefined ? "" : moneyInWords(cents);
