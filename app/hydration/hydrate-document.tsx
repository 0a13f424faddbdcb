import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { keepTypedAnswers } from "./keep-typed.ts";
import { ensureEntryKey } from "./scroll-position.tsx";

/** Hydrates the whole document, in small steps between which the browser can respond to input. */
export function hydrateDocument() {
	ensureEntryKey();
	keepTypedAnswers();
	startTransition(() => {
		hydrateRoot(document, <HydratedRouter />);
	});
}
