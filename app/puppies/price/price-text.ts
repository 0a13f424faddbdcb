/**
 * Reads a price as somebody writes it. Pure, so that the form, the JSON API and the pages judge a
 * text the same way, on the server and in the browser.
 */
import { dollars, prices } from "~/business/prices.ts";

/** What is written in place of an amount. */
export const PRICE_UNAVAILABLE = "unavailable";

/** Dollars between which a price needs no confirmation: far beyond what puppies usually cost. */
export const expectedPrice = { from: 1_000, to: 20_000 } as const;

export type ReadPrice =
	| { kind: "none"; text: "" | typeof PRICE_UNAVAILABLE }
	| {
			kind: "amount";
			/** The text with its amount written out: "about 5k" is "about $5,000". */
			text: string;
			/** The amount in whole dollars; cents are dropped. */
			amount: number;
			/** Words beside the amount that may make it something else than the whole price. */
			hasOtherWords: boolean;
	  }
	| { kind: "unclear"; problem: string };

const EXAMPLE = `such as $6,000, or “${PRICE_UNAVAILABLE}”`;
const problems = {
	several: `there is more than one number in it. Please write the whole price as one amount, ${EXAMPLE}.`,
	missing: `there is no amount in it. Please write one in figures, ${EXAMPLE}.`,
	currency: `please write it in dollars, ${EXAMPLE}.`,
	unusable: `that is no amount that somebody can pay. Please write one ${EXAMPLE}.`,
} as const;

/** Thousands may be grouped ("7,250", "4 500"); one or two digits after a point are cents. */
const NUMBER = String.raw`\d{1,3}(?:[,.\s]\d{3})+(?!\d)(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,]\d{1,2}(?!\d))?`;
const amounts = new RegExp(
	String.raw`(?:(?:\bus\s?\$|\$|\busd(?![a-z]))\s*|(?<![\w.,]))(${NUMBER})(?:\s*(k|thousand|grand)\b)?(?:\s*(?:us)?(?:dollars?\b|bucks\b|usd\b|\$))?`,
	"gi",
);
const earlierPrice = /\(?\s*\b(?:was|instead of|reduced from|formerly)\s+\$?[\d,.]*\d\s*k?\s*\)?/gi;
const otherCurrency = /[€£¥]|\b(?:euros?|eur|pounds?|gbp|cad)\b/i;
const negative = /(?:^|\s|\$)[-−–]\s*\$?\s*\d/;
/** Words beside an amount that leave it the whole price. */
const plainWords =
	/\b(?:about|around|approx|approximately|roughly|circa|ca|or|so|only|just|now|total|in|all|firm|obo|best|offer|from|price|asking|negotiable|plus|tax|and|up|inclusive|including|training)\b/gi;
const plainSigns = /[\s.,;:!()~+≈–-]/g;

/** Dollars and cents of a number's text; a last group of one or two digits after a point is cents. */
function dollarsOf(number: string, factor: string | undefined): number {
	const [, whole = number, part = ""] = /^(.*\d)[.,](\d{1,2})$/.exec(number) ?? [];
	const value = Number(`${whole.replace(/\D/g, "")}.${part || 0}`);
	return factor ? Math.round(value * 100_000) / 100 : value;
}

function written(value: number): string {
	const cents = Math.round((value % 1) * 100);
	return `${dollars(Math.floor(value))}${cents > 0 ? `.${String(cents).padStart(2, "0")}` : ""}`;
}

/** What a price's text says. */
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

/** The text as it is stored: an amount written out, anything that can't be read as it is. */
export function storedPrice(price: string): string {
	const read = readPrice(price);
	return read.kind === "unclear" ? price : read.text;
}

/**
 * Whole dollars of a price's text, from which the investment is worked out: "$7,250.50" is 7250.
 * Undefined for a text without one clear amount ('unavailable', '2 payments of $2,750').
 */
export function priceAmount(price: string): number | undefined {
	const read = readPrice(price);
	return read.kind === "amount" ? read.amount : undefined;
}

/**
 * What has to be asked about a price that was understood; undefined where nothing has. It goes on
 * from the field's name.
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
 * What the form says under a price: "Visitors will see $6,000." Undefined for a text that can't be
 * read, which has an error of its own.
 */
export function priceNote(price: string, isAvailable: boolean): string | undefined {
	const read = readPrice(price);
	if (read.kind === "unclear") return undefined;
	if (read.kind === "none") {
		return isAvailable
			? "Visitors will see no amount, and may ask."
			: "Visitors will see that the price is not listed.";
	}
	const { text, amount } = read;
	const shown = dollars(amount);
	const basis = text === shown ? "" : ` The investment is worked out from ${shown}.`;
	return `Visitors will see ${text}.${basis}`;
}
