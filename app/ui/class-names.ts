/** Joins class names; what isn't one is left out. Undefined when none is left. */
export function classNames(...names: (string | false | undefined)[]): string | undefined {
	return names.filter(Boolean).join(" ") || undefined;
}
