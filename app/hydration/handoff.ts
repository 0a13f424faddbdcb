/**
 * What React Router's own `<Scripts />` would hand over to the browser. These globals are not
 * documented: the versions of React Router's packages are pinned, and the tests in the browser
 * fail first when the globals change.
 */
import { PAGE_MODULES_ID, type PageModules } from "./page-modules.ts";

declare global {
	interface Window {
		__reactRouterContext?: object;
		__reactRouterManifest?: object;
		__reactRouterRouteModules?: Record<string, object>;
	}
}

/** The id of the element that holds the loaders' data as React Router streams it. */
export const PAGE_DATA_ID = "page-data";

/** The part of the handoff that is the same on every page (react-router.config.ts). */
export const handoffContext = {
	basename: "/",
	future: {},
	routeDiscovery: { mode: "initial" },
	ssr: true,
	isSpaMode: false,
} as const;

const textOf = (id: string) => document.getElementById(id)?.textContent ?? "";

/** Where the code of the page is. */
export const readPageModules = (): PageModules => JSON.parse(textOf(PAGE_MODULES_ID));

/** Sets what `<HydratedRouter />` reads. */
export function handOver(routeModules: Record<string, object>) {
	const stream = new Blob([textOf(PAGE_DATA_ID)]).stream();
	window.__reactRouterContext = { ...handoffContext, stream };
	window.__reactRouterRouteModules = routeModules;
}
