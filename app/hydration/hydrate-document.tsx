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
