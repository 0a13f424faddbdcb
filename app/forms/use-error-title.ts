import { useEffect } from "react";

/** What the title of a page begins with whose form did not come through. */
export const ERROR_PREFIX = "Error: ";

const withoutPrefix = (title: string) =>
	title.startsWith(ERROR_PREFIX) ? title.slice(ERROR_PREFIX.length) : title;

/**
 * Has the document's title say that the form of the page has problems, for as long as it has: the
 * title is what is read aloud of a window, and of a tab that somebody comes back to.
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
