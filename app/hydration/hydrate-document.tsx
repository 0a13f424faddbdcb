import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { keepTypedAnswers } from "./keep-typed.ts";
import { ensureEntryKey } from "./scroll-position.tsx";

/** Hydrates the whole document, in small steps that let the browser answer in between. */
export function hydrateDocument() {
	ensureEntryKey();
	keepTypedAnswers();
	startTransition(() => {
		hydrateRoot(document, <HydratedRouter />);
	});
}
