/**
 * Parses prices as people write them, and words them for visitors (specification, section 4). Pure, so that the form, the JSON API and the pages understand a text
 * the same way, on the server and in the browser.
 */
import { amountsIn } from "~/business/money.ts";
import { dollars, prices } from "~/business/prices.ts";
import { priceLabel, type SaleStatus } from "../status.ts";

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
			/** The amount in dollars, cents included: 7250.5. */
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

/** "unavailable", and what visitors then see, in case the trainer types that. */
const unpriced = new RegExp(`^(?:${PRICE_UNAVAILABLE}|(?:price )?on request)$`, "i");
const earlierPrice = /\(?\s*\b(?:was|instead of|reduced from|formerly)\s+\$?[\d,.]*\d\s*k?\s*\)?/gi;
const negative = /(?:^|\s|\$)[-−–]\s*\$?\s*\d/;
/** Words next to an amount that don't prevent it from being the whole price. */
const plainWords =
	/\b(?:about|around|approx|approximately|roughly|circa|ca|or|so|only|just|now|total|in|all|firm|obo|best|offer|from|price|asking|negotiable|plus|tax|and|up|inclusive|including|training)\b/gi;
const plainSigns = /[\s.,;:!()~+≈–-]/g;

/** Parses the text of a price. */
export function readPrice(price: string): ReadPrice {
	const text = price.trim().replace(/\s+/g, " ");
	if (text === "") return { kind: "none", text: "" };
	if (unpriced.test(text)) return { kind: "none", text: PRICE_UNAVAILABLE };
	const own = text.replace(earlierPrice, " ");
	const { found, rest, isForeign } = amountsIn(own);
	const [only, ...others] = found;
	if (!only) {
		return { kind: "unclear", problem: problems[/\d/.test(own) ? "several" : "missing"] };
	}
	if (others.length > 0 || /\d/.test(rest)) {
		return { kind: "unclear", problem: problems.several };
	}
	if (isForeign) return { kind: "unclear", problem: problems.currency };
	const amount = only.cents / 100;
	if (negative.test(own) || amount < 1 || amount > Number.MAX_SAFE_INTEGER) {
		return { kind: "unclear", problem: problems.unusable };
	}
	return {
		kind: "amount",
		text: text.replace(only.written, () => dollars(amount)),
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
 * The price in dollars, cents included: 7250.5 for "$7,250.50". Undefined for a text without one clear amount ("unavailable", "2 payments of $2,750").
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

/** The texts of a price: the price itself and, for sold puppies, a label before it. */
export function shownPrice(puppy: SaleStatus & { price: string }) {
	const read = readPrice(puppy.price);
	const missing = puppy.available ? "Price on request" : "not listed";
	const written = read.kind === "unclear" ? puppy.price.trim() : read.text;
	return { label: priceLabel(puppy), price: read.kind === "none" ? missing : written };
}

/**
 * The price as the puppy's own page says it. For a price that is not an amount, search engines are given
 * the default, so the page says what puppies are listed for.
 */
export function shownPagePrice(puppy: SaleStatus & { price: string }) {
	const isListed = priceAmount(puppy.price) !== undefined;
	const range = `puppies are listed from ${dollars(prices.puppyFrom)} to ${dollars(prices.puppyTo)}`;
	return { ...shownPrice(puppy), range: isListed ? undefined : range };
}
