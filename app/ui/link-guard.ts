import type { MouseEvent } from "react";

/** What layout/guarded-navigation.ts, which knows the router, does for links. Empty until a page is hydrated. */
export const linkGuard: {
	/** Keeps a link from being followed in place; returns whether it did. */
	stops?: (link: HTMLAnchorElement) => boolean;
	/** Loads the code of the page at a path; resolves with false if that fails. */
	canLoadCode?: (pathname: string) => Promise<boolean>;
} = {};

/** False for a click that asks for another tab, window or download, or that was already handled. */
export function isPlainClick(event: MouseEvent): boolean {
	const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
	return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey || defaultPrevented);
}
