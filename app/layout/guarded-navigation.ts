/**
 * Keeps a failed client-side navigation from ending worse than a failed page load. Runs around every
 * request that React Router makes for pages, as the client middleware of the root route.
 */
import { useContext, useEffect } from "react";
import {
	createPath,
	type DataStrategyResult,
	UNSAFE_FrameworkContext as FrameworkContext,
	isRouteErrorResponse,
	matchRoutes,
	UNSAFE_DataRouterContext as RouterContext,
} from "react-router";
import { isAdminPath } from "../business/admin-path.ts";
import { CODE_LOAD_LIMIT } from "../business/timing.ts";
import { isAdminRoute } from "../hydration/page-modules.ts";
import { linkGuard } from "../ui/link-guard.ts";
import { loadFailureIn } from "./failure.tsx";

type Router = NonNullable<React.ContextType<typeof RouterContext>>["router"];
type Framework = NonNullable<React.ContextType<typeof FrameworkContext>>;
type Results = Record<string, DataStrategyResult>;

let router: Router | undefined;
let framework: Framework | undefined;

/** Passes the router, which only components can access, to the middleware. */
export function useGuardedNavigation() {
	const context = useContext(RouterContext);
	const frameworkContext = useContext(FrameworkContext);
	useEffect(() => {
		router = context?.router;
		framework = frameworkContext;
	}, [context, frameworkContext]);
	useEffect(() => {
		linkGuard.stops = stopsOffline;
		linkGuard.canLoadCode = canLoadCode;
	}, []);
}

const addressOf = (url: { pathname: string; search: string }) => url.pathname + url.search;

/** Whether code of the page at this path hasn't been loaded yet. */
const isCodeMissing = (pathname: string) =>
	matchRoutes(router?.routes ?? [], pathname)?.some(
		({ route }) => !(route.id in (framework?.routeModules ?? {})),
	) ?? false;

/**
 * Stops a link to a page whose code was never loaded while the browser is offline. Loading the code would
 * fail, React Router would then reload the page, and the browser's error page would replace this one.
 */
function stopsOffline(link: HTMLAnchorElement): boolean {
	if (navigator.onLine || !isCodeMissing(link.pathname)) return false;
	reportFailure({ kind: "page", to: addressOf(link) });
	return true;
}

/**
 * Loads a page from the server. When code can't be loaded, React Router itself reloads the address in the
 * address bar, a moment before or after this call, so that address must be the requested page.
 */
function loadPage(address: string) {
	if (address !== createPath(window.location)) window.history.pushState(null, "", address);
	window.location.reload();
}

/** Imports the modules of the routes at a path, as React Router will. */
function importCode(pathname: string) {
	const matches = router ? matchRoutes(router.routes, pathname) : null;
	const modules = (matches ?? [])
		.map(({ route }) => framework?.manifest.routes[route.id]?.module)
		.filter((module) => module !== undefined);
	return Promise.all(modules.map((module) => import(/* @vite-ignore */ module)));
}

/** Loads the code of the page at a path. Returns false if it can't be loaded. */
const canLoadCode = (pathname: string) =>
	importCode(pathname).then(
		() => true,
		() => false,
	);

/**
 * Waits for the code of a navigation's page. If it can't be loaded, for example because a new build has
 * replaced it, or doesn't arrive within `CODE_LOAD_LIMIT`, loads the whole page from the server.
 */
async function loadCode(address: string, signal: AbortSignal) {
	const { pathname } = new URL(address, window.location.origin);
	const limit = Promise.withResolvers<never>();
	const timer = setTimeout(limit.reject, CODE_LOAD_LIMIT);
	try {
		await Promise.race([importCode(pathname), limit.promise]);
	} catch {
		if (!signal.aborted) loadPage(address);
	} finally {
		clearTimeout(timer);
	}
}

/**
 * Whether the URL is in the admin but this document doesn't know the admin's routes, as on visitors' pages
 * (hydration/page-modules.server.ts). The Back button can still lead there, if a visitors' page was
 * reloaded after the visitor left the admin.
 */
const isUnknownAdminPage = ({ pathname }: URL) =>
	isAdminPath(pathname) &&
	framework !== undefined &&
	!Object.keys(framework.manifest.routes).some(isAdminRoute);

const failedRoutes = (results: Results, isFailure: (error: unknown) => boolean) =>
	Object.entries(results)
		.filter(([, { type, result }]) => type === "error" && isFailure(result))
		.map(([id]) => id);

/** A page that is shown already stays if it can't be refreshed, also if its loader says that it failed. */
const isFailedRefresh = (error: unknown) =>
	isTransportFailure(error) || loadFailureIn(error) !== undefined;

/** Ends the pending navigation without a request: the page stays, with everything that was typed into it. */
function stay({ navigate, state }: Router) {
	return navigate(createPath(state.location), {
		replace: true,
		preventScrollReset: true,
		defaultShouldRevalidate: false,
		state: state.location.state,
	});
}

/** Keeps the loader data that the page already has where revalidation failed. */
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
	// If an error page is already shown, it explains the problem.
	if (request.signal.aborted || router.state.errors) return results;

	const { state } = router;
	if (!isForm && addressOf(state.location) === addressOf(url)) {
		const stale = failedRoutes(results, isFailedRefresh);
		if (stale.length === 0 && currentFailure()?.kind === "refresh") reportFailure(undefined);
		if (stale.length > 0 && stale.every((id) => id in state.loaderData)) {
			reportFailure({ kind: "refresh", to: createPath(state.location) });
			return keepData(results, stale, router);
		}
	}
	const failed = failedRoutes(results, isTransportFailure);
	if (failed.length === 0) return results;
	const wasSent = !isForm && navigation.formMethod !== undefined && navigation.formMethod !== "GET";
	// When going back or forward, the browser has already changed the address.
	const isBack = navigation.historyAction === "POP";
	if (!isNavigation || wasSent || isBack) return results;
	reportFailure({ kind: isForm ? "form" : "page", to: createPath(navigation.location) });
	await stay(router);
	return results;
}

/** The last navigation that failed and left the page in place, as needed for the message about it. */
export interface NavigationFailure {
	/** A page that could not be shown, a form that could not be sent, or data that could not be refreshed. */
	kind: "page" | "form" | "refresh";
	/** The address that was requested. */
	to: string;
}

/** Failures are numbered so that screen readers announce the same message again if it happens again. */
type NumberedFailure = NavigationFailure & { number: number };

let failure: NumberedFailure | undefined;
let count = 0;
const listeners = new Set<() => void>();

export const currentFailure = (): NumberedFailure | undefined => failure;

/** @param next - `undefined` removes the message. */
export function reportFailure(next: NavigationFailure | undefined): void {
	if (!failure && !next) return;
	count += 1;
	failure = next && { ...next, number: count };
	for (const listener of listeners) listener();
}

/** Calls the listener on each change. Returns a function that unsubscribes it. */
export function onFailureChange(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

/** Matches browsers' messages about a request that got no response. */
const NO_ANSWER = /fetch|network|load failed|connection|internet/i;

/**
 * Whether an error came from somewhere other than this site's own routes: there is no network, or
 * something in between responded with a page of its own (a proxy, a captive portal, a server that is
 * starting or overloaded). Errors that the routes themselves respond with don't count.
 */
export function isTransportFailure(error: unknown): boolean {
	// Responses that routes throw have no text, so text comes from something else, or says that there is no action.
	if (isRouteErrorResponse(error)) return typeof error.data === "string" && error.status !== 405;
	if (error instanceof TypeError) return NO_ANSWER.test(error.message);
	return error instanceof Error && error.message.startsWith("Unable to decode turbo-stream");
}
