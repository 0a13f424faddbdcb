/** Hydrates the page: from here on React answers the visitor. */
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { keepTypedAnswers } from "./hydration/keep-typed.ts";

try {
	// Later pages of this visit find the modules in the browser's cache (hydration/load-react.ts).
	sessionStorage.setItem("react", new URL(import.meta.url).pathname);
} catch {
	// Storage may be forbidden; then each page waits for its visitor's first act.
}

keepTypedAnswers();
startTransition(() => {
	hydrateRoot(document, <HydratedRouter />);
});
