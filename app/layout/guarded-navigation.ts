/**
 * Keeps navigations in the browser from ending worse than page loads would. Runs around every
 * request that React Router makes for pages, as the client middleware of the root route.
 */
import { useContext, useEffect } from "react";
import {
	createPath,
	type DataStrategyResult,
	UNSAFE_FrameworkContext as FrameworkContext,
	matchRoutes,
	UNSAFE_DataRouterContext as RouterContext,
} from "react-router";
import { isAdminPath } from "../business/admin-path.ts";
import { CODE_LOAD_LIMIT } from "../business/timing.ts";
import { isAdminRoute } from "../hydration/page-modules.ts";
import { linkGuard } from "../ui/link-guard.ts";
import { reportFailure } from "./navigation-failure.ts";
import { isTransportFailure } from "./transport-failure.ts";

type Router = NonNullable<React.ContextType<typeof RouterContext>>["router"];
type Framework = NonNullable<React.ContextType<typeof FrameworkContext>>;
type Results = Record<string, DataStrategyResult>;

let router: Router | undefined;
let framework: Framework | undefined;

/** Gives the middleware the router, which only components can reach. */
export function useGuardedNavigation() {
	const context = useContext(RouterContext);
	const frameworkContext = useContext(FrameworkContext);
	useEffect(() => {
		router = context?.router;
		framework = frameworkContext;
	}, [context, frameworkContext]);
	useEffect(() => {
		linkGuard.stops = stopsOffline;
	}, []);
}

const addressOf = (url: { pathname: string; search: string }) => url.pathname + url.search;

/** Whether the code of an address's page has still to come. */
const isCodeMissing = (pathname: string) =>
	matchRoutes(router?.routes ?? [], pathname)?.some(
		({ route }) => !(route.id in (framework?.routeModules ?? {})),
	) ?? false;

/**
 * Without a connection, a page whose code was never loaded can hardly be had: React Router would reload
 * the page when it can't, and the browser's error page would take the place of this one.
 */
function stopsOffline(link: HTMLAnchorElement): boolean {
	if (navigator.onLine || !isCodeMissing(link.pathname)) return false;
	reportFailure({ kind: "page", to: addressOf(link) });
	return true;
}

/**
 * Loads a page from the server. React Router reloads the address in the browser's bar when it
 * learns that code can't be loaded, a moment before or after this: it has to be the wanted one.
 */
function loadPage(address: string) {
	if (address !== createPath(window.location)) window.history.pushState(null, "", address);
	window.location.reload();
}

/**
 * Waits for the code of a navigation's page. Where it can't be loaded, because a new build has
 * replaced it for example, or doesn't come within `CODE_LOAD_LIMIT`, the page is loaded as a whole.
 */
async function loadCode(address: string, signal: AbortSignal) {
	const { pathname } = new URL(address, window.location.origin);
	const matches = router ? matchRoutes(router.routes, pathname) : null;
	const modules = (matches ?? [])
		.map(({ route }) => framework?.manifest.routes[route.id]?.module)
		.filter((module) => module !== undefined);
	const limit = Promise.withResolvers<never>();
	const timer = setTimeout(limit.reject, CODE_LOAD_LIMIT);
	try {
		const imports = modules.map((module) => import(/* @vite-ignore */ module));
		await Promise.race([Promise.all(imports), limit.promise]);
	} catch {
		if (!signal.aborted) loadPage(address);
	} finally {
		clearTimeout(timer);
	}
}

/**
 * Visitors' pages know none of the admin's routes (hydration/page-modules.server.ts). Back may lead
 * into the admin all the same, where a visitor's page was loaded again after it.
 */
const isUnknownAdminPage = ({ pathname }: URL) =>
	isAdminPath(pathname) &&
	framework !== undefined &&
	!Object.keys(framework.manifest.routes).some(isAdminRoute);

const failedRoutes = (results: Results) =>
	Object.entries(results)
		.filter(([, { type, result }]) => type === "error" && isTransportFailure(result))
		.map(([id]) => id);

/** Ends the navigation under way without a request: the page stays, with all that was typed. */
function stay({ navigate, state }: Router) {
	return navigate(createPath(state.location), {
		replace: true,
		preventScrollReset: true,
		defaultShouldRevalidate: false,
		state: state.location.state,
	});
}

/** A page whose data can't be brought up to date keeps what it has. */
function keepData(results: Results, failed: readonly string[], { state }: Router): Results {
	const kept = failed.map((id): [string, DataStrategyResult] => [
		id,
		{ type: "data", result: state.loaderData[id] },
	]);
	return { ...results, ...Object.fromEntries(kept) };
}

/** The client middleware of the root route. */
export async function guardNavigation(
	{ request }: { request: Request },
	next: () => Promise<Results>,
): Promise<Results> {
	if (!router) return next();
	const { navigation } = router.state;
	const url = new URL(request.url);
	if (isUnknownAdminPage(url)) {
		loadPage(addressOf(url));
		return new Promise(() => {});
	}
	const isForm = request.method !== "GET";
	const isNavigation =
		navigation.state !== "idle" && addressOf(navigation.location) === addressOf(url);
	if (isNavigation && !isForm) loadCode(createPath(navigation.location), request.signal);

	const results = await next();
	const failed = failedRoutes(results);
	// An error page that is shown already says what is the matter.
	if (failed.length === 0 || request.signal.aborted || router.state.errors) return results;

	const { state } = router;
	const isShown = addressOf(state.location) === addressOf(url);
	if (!isForm && isShown && failed.every((id) => id in state.loaderData)) {
		reportFailure({ kind: "refresh", to: createPath(state.location) });
		return keepData(results, failed, router);
	}
	const wasSent = !isForm && navigation.formMethod !== undefined && navigation.formMethod !== "GET";
	// On the way back the browser has left the page's address already.
	const isBack = navigation.historyAction === "POP";
	if (!isNavigation || wasSent || isBack) return results;
	reportFailure({ kind: isForm ? "form" : "page", to: createPath(navigation.location) });
	await stay(router);
	return results;
}
