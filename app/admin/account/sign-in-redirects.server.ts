/** Redirects to the sign-in page, and from there back to the requested page; and refuses too many tries. */
import { data, href, redirect } from "react-router";
import { knownDeviceCookie } from "~/accounts/known-device.server.ts";
import {
	type AdminSession,
	hasSession,
	noSessionCookie,
	openSession,
} from "~/accounts/sessions.server.ts";
import { signIn } from "~/accounts/sign-in.server.ts";
import { type Problem, tooManyRequests } from "~/platform/forms/parse-form.server.ts";
import { visitorNetwork } from "~/platform/http/throttle.server.ts";
import { carriedValues, isCarriable } from "./carried-form.server.ts";

/** Messages of the sign-in page, by the reason in its query: why the user has to sign in. */
export const reasons = {
	ended: "Your session has ended. Please sign in again.",
	unsaved: "Your session has ended. Please sign in again; what you wrote was not saved.",
	carried: "Your session has ended. Please sign in again; what you wrote will still be there.",
	files:
		"Your session has ended. Please sign in again; what you wrote was not saved, nor were the files that you chose.",
	out: "You are signed out.",
	everywhere: "You are signed out everywhere.",
	late: "That took too long. Please sign in again.",
	cookies:
		"Please sign in. If you just did, your browser blocks cookies: please allow them for this site, and then sign in again.",
} as const;
type Reason = keyof typeof reasons;

const isReason = (name: string | null): name is Reason =>
	name !== null && Object.hasOwn(reasons, name);

/** The reason in the address of the sign-in page; undefined if there is none. */
export function reasonIn({ searchParams }: URL): Reason | undefined {
	const reason = searchParams.get("reason");
	return isReason(reason) ? reason : undefined;
}

/** Leads a user without a session anymore to the sign-in page, which gives the reason. */
export async function signedOut(reason: Reason | undefined) {
	const headers = { "Set-Cookie": await noSessionCookie() };
	const query = reason ? `?reason=${reason}` : "";
	return redirect(href("/admin/login") + query, { status: 303, headers });
}

const isRead = ({ method }: Request) => method === "GET" || method === "HEAD";

/** Whether the request comes from the page for signing in, but without any cookie. */
export function lacksCookies(request: Request): boolean {
	const from = URL.parse(request.headers.get("Referer") ?? "")?.pathname;
	return from === href("/admin/login") && !request.headers.get("Cookie");
}

/** The sign-in page for a user whose code came too late, or whose browser blocks cookies. */
export function lateAddress(request: Request, { searchParams }: URL): string {
	const query = new URLSearchParams(searchParams);
	query.set("reason", lacksCookies(request) ? "cookies" : "late");
	return `${href("/admin/login")}?${query}`;
}

/**
 * The page that a file belongs to. A redirect to the file itself would only download it and leave the
 * user on the sign-in page.
 */
const pageOf = (pathname: string) => pathname.replace(/\/[^/]*\.[^/]*$/, "");

const withQuery = (path: string, query: URLSearchParams) =>
	query.size > 0 ? `${path}?${query}` : path;

/** Why a user without an open session has to sign in; undefined for one who just begins. */
function reasonFor(request: Request): Reason | undefined {
	if (isCarriable(request)) return "carried";
	const isUpload = request.headers.get("Content-Type")?.startsWith("multipart/form-data");
	if (!isRead(request)) return isUpload ? "files" : "unsaved";
	if (hasSession(request.headers.get("Cookie"))) return "ended";
	return lacksCookies(request) ? "cookies" : undefined;
}

/** The sign-in page for a user who requested `url` without an open session. It leads there afterward. */
export function signInAddress(request: Request, url: URL): string {
	const reason = reasonFor(request);
	const query = new URLSearchParams(reason && { reason });
	const next = pageOf(url.pathname) + url.search;
	if (next !== href("/admin")) query.set("next", next);
	return withQuery(href("/admin/login"), query);
}

/** Where to go after signing in: the page in the address if it is one under /admin of this site; otherwise the admin home. */
export function wantedPage(url: URL): string {
	const home = href("/admin");
	const next = URL.parse(url.searchParams.get("next") ?? "", url.origin);
	if (next?.origin !== url.origin) return home;
	const isPage = next.pathname === home || next.pathname.startsWith(`${home}/`);
	const isWayIn = [href("/admin/login"), href("/admin/logout")].some((path) =>
		next.pathname.startsWith(path),
	);
	return isPage && !isWayIn ? next.pathname + next.search : home;
}

/** Where the forms for signing in are sent: the page without the reason that led to it. */
export function formAddress({ pathname, searchParams }: URL): string {
	const query = new URLSearchParams(searchParams);
	query.delete("reason");
	return withQuery(pathname, query);
}

/**
 * Opens a session for a user who has passed every step of signing in, and leads to the wanted page, with
 * the form that signing in carried.
 */
export async function signedIn(
	request: Request,
	url: URL,
	accountId: number,
	carried: FormDataEntryValue | null,
) {
	const headers = new Headers();
	headers.append("Set-Cookie", await openSession(accountId, request));
	headers.append("Set-Cookie", await knownDeviceCookie(request, accountId));
	const values = carriedValues(carried);
	if (!values) return redirect(wantedPage(url), { status: 303, headers });
	return data({ carriedForm: { back: wantedPage(url), values } }, { headers });
}

/** Checks the password with which somebody confirms a change; wrong ones count as in signing in. */
export const confirmPassword = ({ id, account }: AdminSession, password: string) =>
	signIn({ username: account.username, password }, visitorNetwork(), "admin", { session: id });

/** The problem with a password that is not the user's own, in the field with this name. */
export const wrongPassword = (field: string): Problem => ({
	fieldErrors: { [field]: ["That is not your current password. Please try again."] },
});

const waitOf = (seconds: number) =>
	seconds > 90
		? `${Math.ceil(seconds / 60)} minutes`
		: seconds === 1
			? "a second"
			: `${seconds} seconds`;

/** Why a password or a code is refused, and with which response: it is wrong, or too many were. */
export function refusal(
	result:
		| { outcome: "refused" | "wrong" }
		| { outcome: "throttled"; seconds: number; isAccount?: boolean },
	wrong: Problem,
): [problem: Problem, init?: ResponseInit] {
	if (result.outcome !== "throttled") return [wrong];
	const wait = waitOf(result.seconds);
	// Somebody else may have tried the wrong passwords of the account, so its owner is told how to sign in anyway.
	const message = result.isAccount
		? `Too many wrong passwords were tried for this account. Sign in from a browser where you have signed in before, enter a code from your authenticator app as well, or wait ${wait}.`
		: `Too many tries. Please wait ${wait} and try again.`;
	return [{ formErrors: [message] }, tooManyRequests(result.seconds)];
}
