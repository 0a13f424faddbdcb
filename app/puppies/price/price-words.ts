/** The price as visitors read it, made from the trainer's text (specification, section 4). */

import { type Life, priceLabel } from "../status.ts";
import { readPrice } from "./price-text.ts";

/** The texts of a price: the price itself and, for sold puppies, a label before it. */
export function priceWords(puppy: Life & { price: string }) {
	const read = readPrice(puppy.price);
	const missing = puppy.available ? "Price on request" : "not listed";
	const written = read.kind === "unclear" ? puppy.price.trim() : read.text;
	return { label: priceLabel(puppy), price: read.kind === "none" ? missing : written };
}
