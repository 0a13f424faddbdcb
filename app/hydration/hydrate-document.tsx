import { startTransition } from "react";
import { keepTypedAnswers } from "./keep-typed.ts";
import { hydrateRoot } from "./react-dom.ts";
import { HydratedRouter } from "./router.ts";
import { ensureEntryKey } from "./scroll-place.tsx";

/** Hydrates the whole document, in small steps that let the browser answer in between. */
export function hydrateDocument() {
	ensureEntryKey();
	keepTypedAnswers();
	startTransition(() => {
		hydrateRoot(document, <HydratedRouter />);
	});
}
