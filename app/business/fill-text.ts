/** Fills in the placeholders of a text, such as `{name}`. Pure functions. */

/** Matches one or more words in braces. Braces around anything else are left alone. */
const placeholder = /\{\s*([\p{L}\p{N}][\p{L}\p{N} _-]{0,39}?)\s*\}/gu;

/** Normalizes a placeholder's name for lookup, because people sometimes capitalize it. */
const key = (name: string) => name.toLowerCase();

/**
 * Replaces a text’s placeholders with their values. Braces within a value are never treated as a
 * placeholder. `unknown` lists each placeholder without a value once; those stay in the text unchanged.
 */
export function fillText(
	text: string,
	values: Readonly<Record<string, string>>,
): { text: string; unknown: string[] } {
	const unknown = new Set<string>();
	const filled = text.replace(placeholder, (whole, name: string) => {
		const value = Object.hasOwn(values, key(name)) ? values[key(name)] : undefined;
		if (value === undefined) unknown.add(name);
		return value ?? whole;
	});
	return { text: filled, unknown: [...unknown] };
}
