/** Placeholders of a text, such as `{name}`, and what stands in their place. Pure. */

/** A word, or several, in braces; braces around anything else are left alone. */
const placeholder = /\{\s*([\p{L}\p{N}][\p{L}\p{N} _-]{0,39}?)\s*\}/gu;

/** How a placeholder's name is compared: people write it with capitals now and then. */
const key = (name: string) => name.toLowerCase();

/**
 * Puts values in the place of a text’s placeholders. What a value holds is never taken for a
 * placeholder. `unknown` names those without a value, once each; they stay in the text as they are.
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
