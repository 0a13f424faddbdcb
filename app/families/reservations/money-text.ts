/**
 * Reads an amount of money as somebody writes it, in cents, or says why it can't be read. Pure: the
 * form judges it in the browser as the server does. A puppy's price is another thing, which may
 * have words around it (puppies/price/price-text.ts).
 */

/** The largest amount anybody would mean, in cents. */
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
		"Please write the amount without a minus. Money that goes back is a refund: choose that kind.",
	zero: "Please write an amount of more than zero.",
	currency: `Please write it in dollars, ${EXAMPLE}.`,
	large: "That is more than $1,000,000. Please check the figures.",
	unclear: (text: string) =>
		`“${text}” can be read in more than one way. Please write it as ${EXAMPLE}.`,
} as const;

const otherCurrency = /[€£¥]|\b(?:euros?|eur|pounds?|gbp|cad)\b/i;
const dollarSigns = /^(?:us)?\s?\$|^usd\b|(?:us)?\s?\$$|\b(?:usd|us dollars?|dollars?|bucks)$/gi;

/** "1,000.50", "1.000,50", "1 000": groups of three, then perhaps cents after the other sign. */
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
		// "0.500" is no thousand.
		return first.startsWith("0") ? undefined : centsOf(first + rest, part);
	}
	const [, whole, part] = PLAIN.exec(text) ?? [];
	return whole === undefined ? undefined : centsOf(whole, part);
}

/** The amount of a text in cents, or what is to be said at its field. */
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

/** The same text for an amount however it is written; what can't be read as it is. */
export const canonicalAmount = (written: string): string =>
	String(readMoney(written).cents ?? written);

const whole = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** "$1,250.50"; no cents where there are none. */
export const moneyInWords = (cents: number): string =>
	whole.format(cents / 100).replace(/\.00$/, "");

/** What stands in a form's control: "1250.50", or nothing. */
export const moneyAsWritten = (cents: number | null | undefined): string =>
	cents === null || cents === undefined ? "" : moneyInWords(cents);
