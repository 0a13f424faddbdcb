import { useEffect } from "react";

/** Prefix of the document title while the page's form has problems. */
export const ERROR_PREFIX = "Error: ";

const withoutPrefix = (title: string) =>
	title.startsWith(ERROR_PREFIX) ? title.slice(ERROR_PREFIX.length) : title;

/**
 * Marks the document title as long as the page's form has problems, because screen readers announce the
 * title of a window, and of a tab that the user returns to.
 */
export function useErrorTitle(hasProblems: boolean) {
	useEffect(() => {
		if (!hasProblems) return;
		document.title = ERROR_PREFIX + withoutPrefix(document.title);
		return () => {
			document.title = withoutPrefix(document.title);
		};
	}, [hasProblems]);
}
