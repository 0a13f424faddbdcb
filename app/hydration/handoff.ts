/**
 * Sets the globals that React Router's own `<Scripts />` would set in the browser. They are not
 * documented, so the versions of React Router's packages are pinned, and the browser tests fail if
 * a new version changes the globals.
 */
import { PAGE_MODULES_ID, type PageModules } from "./page-modules.ts";

declare global {
	interface Window {
		__reactRouterContext?: object;
		__reactRouterManifest?: object;
		__reactRouterRouteModules?: Record<string, object>;
	}
}

/** The id of the element that holds the loaders' data, in React Router's own stream format. */
export const PAGE_DATA_ID = "page-data";

/** The part of React Router's context that is the same on every page (react-router.config.ts). */
export const handoffContext = {
	basename: "/",
	future: {},
	routeDiscovery: { mode: "initial" },
	ssr: true,
	isSpaMode: false,
} as const;

const textOf = (id: string) => document.getElementById(id)?.textContent ?? "";

/** Reads from the page which modules it needs. */
export const readPageModules = (): PageModules => JSON.parse(textOf(PAGE_MODULES_ID));

/** Sets the globals that `<HydratedRouter />` reads. */
export function handOver(routeModules: Record<string, object>) {
	const { body: stream } = new Response(textOf(PAGE_DATA_ID));
	window.__reactRouterContext = { ...handoffContext, stream };
	window.__reactRouterRouteModules = routeModules;
}
