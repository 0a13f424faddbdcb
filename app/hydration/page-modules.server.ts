/** Finds out which modules hydrate a page, and when, from React Router's manifest and the routes' handles. */
import type { EntryContext } from "react-router";
import { type HydrationStart, isAdminRoute, type PageModules } from "./page-modules.ts";

/** A route's own setting for hydration: `export const handle: HydrationHandle`. */
export interface HydrationHandle {
	hydrate: HydrationStart;
}

const isHydrationHandle = (handle: unknown): handle is HydrationHandle =>
	typeof handle === "object" && handle !== null && "hydrate" in handle;

/** Whether the page shows a toast. It disappears by itself, so the page can't wait for an interaction. */
function showsToast(loaderData: EntryContext["staticHandlerContext"]["loaderData"]): boolean {
	return Object.values(loaderData).some(
		(data) => typeof data === "object" && data !== null && "toast" in data && Boolean(data.toast),
	);
}

/**
 * The chunks that take longest to evaluate (vite.config.ts), each after those that it imports. In this
 * order, no chunk makes the browser evaluate another one in the same task.
 */
const largest = ["react-dom", "router", "site", "zod", "conform", "shared", "forms"];

/**
 * Puts the largest chunks first, then the rest in reverse: React Router lists a module before those that
 * it imports.
 */
function inOrderOfEvaluation(imports: Iterable<string>): string[] {
	const rank = (address: string) => {
		const found = largest.findIndex((name) => address.includes(`/${name}-`));
		return found < 0 ? largest.length : found;
	};
	return [...imports].toReversed().toSorted((one, other) => rank(one) - rank(other));
}

/** The address of the manifest without the admin's routes, in the same folder (scripts/built-files.mjs). */
const publicManifest = (address: string) => address.replace(/(?=manifest-[^/]*$)/, "public-");

/** The modules of the matched routes. When an error page is shown, its route is the last one. */
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
