import { placeholders } from "~/business/placeholders.ts";

/** What the sample's texts name again and again, the longer ones first. */
const named = ["brand", "product", "place", "city", "trainer", "phone"] as const;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/**
 * A text of the sample as it stands in a form: it names the business by placeholders, so that what is made
 * of it follows when a name changes.
 */
export function withPlaceholders(text: string): string {
	return named.reduce((changed, name) => {
		const value = placeholders.find((each) => each.name === name)?.now();
		if (!value) return changed;
		const word = new RegExp(`(?<![\\p{L}\\p{N}{])${escaped(value)}(?![\\p{L}\\p{N}}])`, "gu");
		return changed.replace(word, `{${name}}`);
	}, text);
}
