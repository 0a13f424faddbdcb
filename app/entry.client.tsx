/**
 * Hydrates the page: from here on React answers the visitor. Nothing is imported statically, so
 * that each part is evaluated in a task of its own and the browser can answer in between.
 */
import { handOver, readPageModules } from "./hydration/handoff.ts";
import { ignoreSkippedTransitions } from "./layout/view-transitions.ts";

ignoreSkippedTransitions();

// Zod would try `eval`, which the security policy forbids and reports. Its settings are set here,
// where Zod may not be loaded, because they must be there before a module makes a schema.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

/** Lets the browser answer the visitor between two parts. */
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

async function hydrate() {
	const { entry, manifest, routes } = readPageModules();
	await import("./hydration/react-dom.ts");
	await pause();
	await import("./hydration/router.ts");
	await pause();
	handOver(await routeModulesOf(routes));
	await import(/* @vite-ignore */ manifest);
	const { hydrateDocument } = await import("./hydration/hydrate-document.tsx");
	hydrateDocument();
	try {
		// Later pages of this visit find the modules in the browser's cache (load-react.ts).
		sessionStorage.react = entry;
	} catch {
		// Storage may be forbidden; then each page waits for its visitor's first act.
	}
}

if (import.meta.env.DEV) {
	const { hydrateDocument } = await import("./hydration/hydrate-document.tsx");
	hydrateDocument();
} else {
	// Without React the page goes on with the browser's own links and forms.
	hydrate().catch((error: unknown) => reportError(error));
}
