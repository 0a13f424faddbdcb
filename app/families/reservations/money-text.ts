/**
 * Parses an amount of money as people type it into cents, or says why it can't be read. Pure
 * functions: the form checks it in the browser exactly as the server does. A puppy's price is parsed
 * differently, because it may have words around it (puppies/price/price-text.ts).
 */

/** The largest plausible amount, in cents. */
export const AMOUNT_MAX = 100_000_000;

export type ReadMoney =
	| { cents: number; problem?: undefined }
	| { cents?: undefined; problem: string };

const EXAMPLE = "such as 500 or $1,250.50";
const problems = {
	missing: `Please write an amount, ${EXAMPLE}.`,
	words: `Please write only the amount in figures, ${EXAMPLE}.`,
	several: `There is more than one number in it. Please write one amount, ${EXAMPLE}.`,
	negative:
		"Please write the amount without a minus sign. If you pay money back, choose the kind “Refund”.",
	zero: "Please write an amount of more than zero.",
	currency: `Please write it in dollars, ${EXAMPLE}.`,
	large: "That is more than $1,000,000. Please check the figures.",
	unclear: (text: string) =>
		`“${text}” can be read in more than one way. Please write one amount, ${EXAMPLE}.`,
} as const;

const otherCurrency = /[€£¥]|\b(?:euros?|eur|pounds?|gbp|cad)\b/i;
const dollarSigns = /^(?:us)?\s?\$|^usd\b|(?:us)?\s?\$$|\b(?:usd|us dollars?|dollars?|bucks)$/gi;

/** "1,000.50", "1.000,50", "1 000": groups of three digits, then optional cents after another separator. */
const GROUPED = /^(\d{1,3})([,. '’])(\d{3}(?:\2\d{3})*)(?:([.,])(\d{1,2}))?$/;
const PLAIN = /^(\d+)(?:[.,](\d{1,2}))?$/;
const THOUSANDS = /^(\d+)(?:[.,](\d))?\s?k$/i;

function centsOf(whole: string, part = ""): number {
	return Number(whole.replace(/\D/g, "")) * 100 + Number(part.padEnd(2, "0"));
}

function readNumber(text: string): number | undefined {
	const [, thousands, tenth = "0"] = THOUSANDS.exec(text) ?? [];
	if (thousands) return (Number(thousands) * 10 + Number(tenth)) * 10_000;
	const grouped = GROUPED.exec(text);
	if (grouped) {
		const [, first = "", sign, rest = "", decimal, part] = grouped;
		if (decimal && decimal === sign) return undefined;
		// "0.500" is not a number of thousands.
		return first.startsWith("0") ? undefined : centsOf(first + rest, part);
	}
	const [, whole, part] = PLAIN.exec(text) ?? [];
	return whole === undefined ? undefined : centsOf(whole, part);
}

/** The amount in a text in cents, or the error message for its field. */
export function readMoney(written: string): ReadMoney {
	const text = written.trim().replace(/\s+/g, " ");
	if (text === "") return { problem: problems.missing };
	if (otherCurrency.test(text)) return { problem: problems.currency };
	if (!/\d/.test(text)) return { problem: problems.words };
	if (/^\(.*\)$|^[-−–]|[-−–]\s*\$?\s*\d*$|\$\s*[-−–]/.test(text)) {
		return { problem: problems.negative };
	}
	const bare = text.replace(dollarSigns, "").trim();
	const cents = readNumber(bare);
	if (cents === undefined) {
		const hasWords = /\p{L}/u.test(bare.replace(/k$/i, ""));
		const numbers = bare.match(/\d[\d.,'’]*/g) ?? [];
		if (numbers.length > 1 && !/^[\d.,' ’]+$/.test(bare)) return { problem: problems.several };
		return { problem: hasWords ? problems.words : problems.unclear(text) };
	}
	if (cents === 0) return { problem: problems.zero };
	return cents > AMOUNT_MAX ? { problem: problems.large } : { cents };
}

/** The same text for the same amount, however it is written. Text that can't be read is returned unchanged. */
export const canonicalAmount = (written: string): string =>
	String(readMoney(written).cents ?? written);

const whole = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** "$1,250.50", or "$1,250" if there are no cents. */
export const moneyInWords = (cents: number): string =>
	whole.format(cents / 100).replace(/\.00$/, "");

/** The value for a form field: "$1,250.50", or an empty text. */
export const moneyAsWritten = (cents: number | null | undefined): string =>
	cents === null || cents === undefined ? "" : moneyInWords(cents);
