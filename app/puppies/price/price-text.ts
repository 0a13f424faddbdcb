/**
 * Parses prices as people write them. Pure, so that the form, the JSON API and the pages understand a text
 * the same way, on the server and in the browser.
 */
import { dollars, prices } from "~/business/prices.ts";

/** The text that may take the place of an amount. */
export const PRICE_UNAVAILABLE = "unavailable";

/** Range in dollars in which a price needs no confirmation: much wider than the usual prices. */
export const expectedPrice = { from: 1_000, to: 20_000 } as const;

export type ReadPrice =
	| { kind: "none"; text: "" | typeof PRICE_UNAVAILABLE }
	| {
			kind: "amount";
			/** The text with its amount written out: "about 5k" becomes "about $5,000". */
			text: string;
			/** The amount in whole dollars; cents are dropped. */
			amount: number;
			/** Whether there are other words, so that the amount may not be the whole price. */
			hasOtherWords: boolean;
	  }
	| { kind: "unclear"; problem: string };

const EXAMPLE = `such as $6,000, or “${PRICE_UNAVAILABLE}”`;
const problems = {
	several: `there is more than one number in it. Please write the whole price as one amount, ${EXAMPLE}.`,
	missing: `there is no amount in it. Please write one in figures, ${EXAMPLE}.`,
	currency: `please write it in dollars, ${EXAMPLE}.`,
	unusable: `this is not an amount that anybody can pay. Please write one, ${EXAMPLE}.`,
} as const;

/** Thousands may be grouped ("7,250", "4 500"). One or two digits after a point or comma are decimals. */
const NUMBER = String.raw`\d{1,3}(?:[,.\s]\d{3})+(?!\d)(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,]\d{1,2}(?!\d))?`;
const amounts = new RegExp(
	String.raw`(?:(?:\bus\s?\$|\$|\busd(?![a-z]))\s*|(?<![\w.,]))(${NUMBER})(?:\s*(k|thousand|grand)\b)?(?:\s*(?:us)?(?:dollars?\b|bucks\b|usd\b|\$))?`,
	"gi",
);
const earlierPrice = /\(?\s*\b(?:was|instead of|reduced from|formerly)\s+\$?[\d,.]*\d\s*k?\s*\)?/gi;
const otherCurrency = /[€£¥]|\b(?:euros?|eur|pounds?|gbp|cad)\b/i;
const negative = /(?:^|\s|\$)[-−–]\s*\$?\s*\d/;
/** Words next to an amount that don't prevent it from being the whole price. */
const plainWords =
	/\b(?:about|around|approx|approximately|roughly|circa|ca|or|so|only|just|now|total|in|all|firm|obo|best|offer|from|price|asking|negotiable|plus|tax|and|up|inclusive|including|training)\b/gi;
const plainSigns = /[\s.,;:!()~+≈–-]/g;

/** Dollars as a decimal number. A last group of one or two digits after a point or comma is the fraction. */
function dollarsOf(number: string, factor: string | undefined): number {
	const [, whole = number, part = ""] = /^(.*\d)[.,](\d{1,2})$/.exec(number) ?? [];
	const value = Number(`${whole.replace(/\D/g, "")}.${part || 0}`);
	return factor ? Math.round(value * 100_000) / 100 : value;
}

function written(value: number): string {
	const cents = Math.round((value % 1) * 100);
	return `${dollars(Math.floor(value))}${cents > 0 ? `.${String(cents).padStart(2, "0")}` : ""}`;
}

/** Parses the text of a price. */
export function readPrice(price: string): ReadPrice {
	const text = price.trim().replace(/\s+/g, " ");
	if (text === "") return { kind: "none", text: "" };
	if (text.toLowerCase() === PRICE_UNAVAILABLE) return { kind: "none", text: PRICE_UNAVAILABLE };
	const own = text.replace(earlierPrice, " ");
	const [found, ...others] = own.matchAll(amounts);
	if (!found) {
		return { kind: "unclear", problem: problems[/\d/.test(own) ? "several" : "missing"] };
	}
	const rest = own.replace(amounts, " ");
	if (others.length > 0 || /\d/.test(rest)) {
		return { kind: "unclear", problem: problems.several };
	}
	if (otherCurrency.test(text)) return { kind: "unclear", problem: problems.currency };
	const [whole, number = "", factor] = found;
	const value = dollarsOf(number, factor);
	const amount = Math.floor(value);
	if (negative.test(own) || amount < 1 || !Number.isSafeInteger(amount)) {
		return { kind: "unclear", problem: problems.unusable };
	}
	return {
		kind: "amount",
		text: text.replace(whole, () => written(value)),
		amount,
		hasOtherWords: rest.replace(plainWords, "").replace(plainSigns, "") !== "",
	};
}

/** The text to store: with its amount written out, or unchanged if it can't be understood. */
export function storedPrice(price: string): string {
	const read = readPrice(price);
	return read.kind === "unclear" ? price : read.text;
}

/**
 * The price in whole dollars, from which the investment is worked out: 7250 for "$7,250.50". Undefined for
 * a text without one clear amount ("unavailable", "2 payments of $2,750").
 */
export function priceAmount(price: string): number | undefined {
	const read = readPrice(price);
	return read.kind === "amount" ? read.amount : undefined;
}

/**
 * The question to ask about a price that was understood but is unusual. Undefined if there is none. It
 * continues a sentence after the field's name.
 */
export function priceQuestion(price: string): string | undefined {
	const read = readPrice(price);
	if (read.kind !== "amount") return undefined;
	const { text, amount, hasOtherWords } = read;
	if (amount < expectedPrice.from || amount > expectedPrice.to) {
		const usual = `${dollars(prices.puppyFrom)} to ${dollars(prices.puppyTo)}`;
		return `visitors would see ${text}, which is far from the usual ${usual}. Please correct it, or confirm that it is right.`;
	}
	if (hasOtherWords) {
		return `visitors would see “${text}”, and ${dollars(amount)} would count as the whole price. Please write only the whole price, or confirm that it is right.`;
	}
	return undefined;
}

/**
 * The note that the form shows under a price: "Visitors will see $6,000." Undefined for a text that can't
 * be understood, for which the form shows an error instead.
 */
export function priceNote(price: string, isAvailable: boolean): string | undefined {
	const read = readPrice(price);
	if (read.kind === "unclear") return undefined;
	if (read.kind === "none") {
		return isAvailable
			? "Visitors will see “Price on request”."
			: "Visitors will see that the price is not listed.";
	}
	const { text, amount } = read;
	const shown = dollars(amount);
	const basis = text === shown ? "" : ` The investment is worked out from ${shown}.`;
	return `Visitors will see ${text}.${basis}`;
}
