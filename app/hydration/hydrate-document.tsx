import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { keepPage } from "./keep-page.ts";
import { ensureEntryKey } from "./scroll-position.tsx";

/** Hydrates the whole document, in small steps between which the browser can respond to input. */
export function hydrateDocument() {
	ensureEntryKey();
	keepPage();
	startTransition(() => {
		hydrateRoot(document, <HydratedRouter />);
	});
}

/**
 * Keeps a skipped view transition from being reported as an error. The browser skips one if a page
 * arrives late or is left early, and then simply shows the page.
 */
export function ignoreSkippedTransitions() {
	addEventListener("unhandledrejection", (event) => {
		const { reason } = event;
		if (reason instanceof DOMException && /\btransition\b/i.test(reason.message)) {
			event.preventDefault();
		}
	});
}
