/** What visitors read in place of what the trainer wrote as a price (specification, section 4). */

import { type Life, priceLabel } from "../status.ts";
import { readPrice } from "./price-text.ts";

/** What stands where the price stands: a label before it for sold puppies, then the price. */
export function priceWords(puppy: Life & { price: string }) {
	const read = readPrice(puppy.price);
	const missing = puppy.available ? "Price on request" : "not listed";
	const written = read.kind === "unclear" ? puppy.price.trim() : read.text;
	return { label: priceLabel(puppy), price: read.kind === "none" ? missing : written };
}
