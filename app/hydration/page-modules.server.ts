/** Which modules hydrate a page, and when: from React Router's manifest and the routes' handles. */
import type { EntryContext } from "react-router";
import { type HydrationStart, isAdminRoute, type PageModules } from "./page-modules.ts";

/** What a route may say of its hydration: `export const handle: HydrationHandle`. */
export interface HydrationHandle {
	hydrate: HydrationStart;
}

const isHydrationHandle = (handle: unknown): handle is HydrationHandle =>
	typeof handle === "object" && handle !== null && "hydrate" in handle;

/** A toast leaves by itself, so its page cannot wait for an act. */
function showsToast(loaderData: EntryContext["staticHandlerContext"]["loaderData"]): boolean {
	return Object.values(loaderData).some(
		(data) => typeof data === "object" && data !== null && "toast" in data && Boolean(data.toast),
	);
}

/**
 * What takes longest to evaluate (vite.config.ts), each after what it imports: evaluated in this order,
 * none takes another along in its task.
 */
const largest = ["react-dom", "router", "site", "zod", "conform", "shared", "forms"];

/** Those first; the rest as React Router names them, a module before those that it imports, but reversed. */
function inOrderOfEvaluation(imports: Iterable<string>): string[] {
	const rank = (address: string) => {
		const found = largest.findIndex((name) => address.includes(`/${name}-`));
		return found < 0 ? largest.length : found;
	};
	return [...imports].toReversed().toSorted((one, other) => rank(one) - rank(other));
}

/** The manifest without the admin's routes, which lies beside the whole one (scripts/built-files.mjs). */
const publicManifest = (address: string) => address.replace(/(?=manifest-[^/]*$)/, "public-");

/** The modules of the matched routes, down to the one whose error page is shown, if any is. */
export function pageModules(context: EntryContext): PageModules {
	const { manifest, routeModules, staticHandlerContext } = context;
	const { matches, loaderData } = staticHandlerContext;
	const routes: PageModules["routes"] = {};
	const imports = new Set<string>();
	let start: HydrationStart = "act";
	for (const { route } of matches) {
		const entry = manifest.routes[route.id];
		if (!entry) continue;
		const { clientActionModule, clientLoaderModule, clientMiddlewareModule, module } = entry;
		routes[route.id] = [
			clientActionModule,
			clientLoaderModule,
			clientMiddlewareModule,
			module,
		].filter((address) => address !== undefined);
		for (const address of entry.imports ?? []) imports.add(address);
		const handle: unknown = routeModules[route.id]?.handle;
		if (isHydrationHandle(handle)) start = handle.hydrate;
	}
	return {
		start: showsToast(loaderData) ? "now" : start,
		entry: manifest.entry.module,
		manifest: matches.some(({ route }) => isAdminRoute(route.id))
			? manifest.url
			: publicManifest(manifest.url),
		routes,
		imports: inOrderOfEvaluation(imports),
	};
}
