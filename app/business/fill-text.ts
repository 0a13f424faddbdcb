/** Fills in the placeholders of a text, such as `{name}`. Pure functions. */

/** Matches one or more words in braces. Braces around anything else are left alone. */
const placeholder = /\{\s*([\p{L}\p{N}][\p{L}\p{N} _-]{0,39}?)\s*\}/gu;

/** Normalizes a placeholder's name for lookup, because people sometimes capitalize it. */
const key = (name: string) => name.toLowerCase();

/** A sentence with the space after it. */
const sentence = /[^.!?…\n]*(?:[.!?…]+[”"’')]*(?=\s|$)|[.!?…]|\n|$)[^\S\n]*/gu;

/** Values by the names of their placeholders; null for something that doesn't apply to this business. */
export type PlaceholderValues = Readonly<Record<string, string | null>>;

const valueIn = (name: string, values: PlaceholderValues) =>
	Object.hasOwn(values, key(name)) ? values[key(name)] : undefined;

/** The text without the sentences and lines that name something that doesn't apply. */
function withoutMissing(text: string, values: PlaceholderValues): string {
	const isMissing = (part: string) =>
		[...part.matchAll(placeholder)].some(([, name = ""]) => valueIn(name, values) === null);
	if (!isMissing(text)) return text;
	return text
		.split("\n")
		.flatMap((line) => {
			const kept = (line.match(sentence) ?? []).filter((part) => !isMissing(part)).join("");
			return line && !kept.trim() ? [] : [kept.trimEnd()];
		})
		.join("\n")
		.replace(/\n{3,}/g, "\n\n")
		.trim();
}

/**
 * Replaces a text’s placeholders with their values. Braces within a value are never treated as a
 * placeholder. `unknown` lists each placeholder without a value once; those stay in the text unchanged.
 * A sentence that names something that doesn't apply is left out, so the text may become empty.
 */
export function fillText(
	text: string,
	values: PlaceholderValues,
): { text: string; unknown: string[] } {
	const unknown = new Set<string>();
	const filled = withoutMissing(text, values).replace(placeholder, (whole, name: string) => {
		const value = valueIn(name, values);
		if (value === undefined) unknown.add(name);
		return value ?? whole;
	});
	return { text: filled, unknown: [...unknown] };
}
