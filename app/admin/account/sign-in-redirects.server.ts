/** The way to signing in, and from there back to the page that was asked for. */
import { href } from "react-router";
import { hasSession } from "~/accounts/session-cookie.server.ts";

/** Why somebody stands before the form again, as its address says it, in words. */
const reasons = {
	ended: "Your session has ended. Please sign in again.",
	unsaved: "Your session has ended. Please sign in again; what you wrote was not saved.",
	returns: "Your session has ended. Please sign in again; then the page shows what you wrote.",
	out: "You are signed out.",
	everywhere: "You are signed out everywhere.",
	late: "That took too long. Please sign in again.",
} as const;
type Reason = keyof typeof reasons;

/** The words for a reason that stands in the address; undefined for none. */
export function reasonIn({ searchParams }: URL): string | undefined {
	const reason = searchParams.get("reason");
	return Object.entries(reasons).find(([name]) => name === reason)?.[1];
}

/** Whether somebody stands before the form because they signed out. */
export const hasSignedOut = ({ searchParams }: URL) =>
	["out", "everywhere"].includes(searchParams.get("reason") ?? "");

/** Where one signs in who has just left. */
export const afterSignOut = (reason: Reason) =>
	`${href("/admin/login")}?${new URLSearchParams({ reason })}`;

/** Where the code is asked for, once the password was right; the page that was asked for goes along. */
export const codeAddress = ({ search }: URL) => href("/admin/login/code") + search;

/** Where one starts over whose code came too late. */
export function lateAddress({ searchParams }: URL): string {
	const query = new URLSearchParams(searchParams);
	query.set("reason", "late");
	return `${href("/admin/login")}?${query}`;
}

/** A file would be saved and leave one standing before the form: the page it belongs to instead. */
const pageOf = (pathname: string) => pathname.replace(/\/[^/]*\.[^/]*$/, "");

const withQuery = (path: string, query: URLSearchParams) =>
	query.size > 0 ? `${path}?${query}` : path;

function rememberPage(query: URLSearchParams, url: URL) {
	const next = pageOf(url.pathname) + url.search;
	if (next !== href("/admin")) query.set("next", next);
	return query;
}

/**
 * Where one signs in who asked for `url` without an open session.
 * @param returns whether the page will show what was sent to it.
 */
export function signInAddress(request: Request, url: URL, returns = false): string {
	const query = new URLSearchParams();
	const isRead = request.method === "GET" || request.method === "HEAD";
	if (!isRead) query.set("reason", returns ? "returns" : "unsaved");
	else if (hasSession(request.headers.get("Cookie"))) query.set("reason", "ended");
	return withQuery(href("/admin/login"), rememberPage(query, url));
}

/** Where one goes on who asked for `url` halfway through signing in. */
export const owedCodeAddress = (url: URL) =>
	withQuery(href("/admin/login/code"), rememberPage(new URLSearchParams(), url));

/** Where to go once signed in: a page under /admin of this very site, and nowhere else. */
export const wantedPage = (url: URL) => adminPage(url.searchParams.get("next"), url);

/** An address that a request names, if it is a page under /admin of this very site. */
export function adminPage(written: string | null, url: URL): string {
	const home = href("/admin");
	const next = URL.parse(written ?? "", url.origin);
	if (next?.origin !== url.origin) return home;
	const isPage = next.pathname === home || next.pathname.startsWith(`${home}/`);
	const isWayIn = [href("/admin/login"), href("/admin/logout")].some((path) =>
		next.pathname.startsWith(path),
	);
	return isPage && !isWayIn ? next.pathname + next.search : home;
}

/** The page of the form that was sent to `url`: a button beside it may have sent it elsewhere. */
export const formPage = (url: URL) =>
	url.pathname === href("/admin/unsaved")
		? new URL(adminPage(url.searchParams.get("page"), url), url.origin)
		: url;
