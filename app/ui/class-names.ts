/** Joins class names, skipping false, undefined and empty values. Returns undefined when none are left. */
export function classNames(...names: (string | false | undefined)[]): string | undefined {
	return names.filter(Boolean).join(" ") || undefined;
}
