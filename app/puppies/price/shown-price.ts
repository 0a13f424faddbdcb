/** The price as visitors read it, made from the trainer's text (specification, section 4). */

import { dollars, prices } from "~/business/prices.ts";
import { priceLabel, type SaleStatus } from "../status.ts";
import { priceAmount, readPrice } from "./price-text.ts";

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
