/** Hydrates the page: from here on, React handles what the visitor does. */
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { handOver, readPageModules } from "./hydration/handoff.ts";
import { keepPage } from "./hydration/keep-page.ts";
import { ensureEntryKey } from "./hydration/scroll-position.tsx";

/**
 * Keeps a skipped view transition from being reported as an error. The browser skips one if a page
 * arrives late or is left early, and then simply shows the page.
 */
addEventListener("unhandledrejection", (event) => {
	const { reason } = event;
	if (reason instanceof DOMException && /\btransition\b/i.test(reason.message)) {
		event.preventDefault();
	}
});

/** Hydrates the whole document, in small steps between which the browser can respond to input. */
function hydrateDocument() {
	ensureEntryKey();
	keepPage();
	startTransition(() => {
		hydrateRoot(document, <HydratedRouter />);
	});
}

/** Gives the browser a chance to handle input between two modules. */
const pause = () => new Promise((done) => setTimeout(done));

async function routeModulesOf(routes: Record<string, string[]>) {
	const modules: Record<string, object> = {};
	for (const [id, addresses] of Object.entries(routes)) {
		const parts: object[] = [];
		for (const address of addresses) {
			parts.push(await import(/* @vite-ignore */ address));
			await pause();
		}
		modules[id] = Object.assign({}, ...parts);
	}
	return modules;
}

/** This module's imports have been evaluated already, each file in a task of its own (load-react.ts). */
async function hydrate() {
	const { entry, manifest, routes } = readPageModules();
	handOver(await routeModulesOf(routes));
	await import(/* @vite-ignore */ manifest);
	hydrateDocument();
	try {
		// Later pages of this visit find the modules in the browser's cache (load-react.ts).
		sessionStorage.react = entry;
	} catch {
		// Storage may be blocked; then each page waits for the visitor's first interaction.
	}
}

// In development, React Router's own scripts have set its globals already.
if (import.meta.env.DEV) hydrateDocument();
// Without React, the page still works with plain links and forms.
else hydrate().catch((error: unknown) => reportError(error));
