import { placeholders } from "~/business/placeholders.ts";

/** Placeholders for what the sample's texts often name, those with longer values first. */
const named = ["brand", "product", "place", "city", "trainer", "phone"] as const;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/**
 * A text of the sample as a form shows it: with placeholders for the names of the business, so that a text
 * rewritten from it follows when a name changes.
 */
export function withPlaceholders(text: string): string {
	return named.reduce((changed, name) => {
		const value = placeholders.find((each) => each.name === name)?.now();
		if (!value) return changed;
		const word = new RegExp(`(?<![\\p{L}\\p{N}{])${escaped(value)}(?![\\p{L}\\p{N}}])`, "gu");
		return changed.replace(word, `{${name}}`);
	}, text);
}
