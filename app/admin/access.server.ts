/**
 * Lets only an admin with an open session reach anything under /admin. The check runs in middleware,
 * so that no request bypasses it: neither one for a page's data alone, nor one that names only some
 * routes, nor one for a file such as an export.
 */
import { createContext, type RouterContextProvider, redirect } from "react-router";
import { type AdminSession, sessionOf } from "~/accounts/sessions.server.ts";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { log } from "~/platform/log/log.server.ts";
import { isCarriable } from "./account/carried-form.server.ts";
import { signInAddress } from "./account/sign-in-redirects.server.ts";

const sessionContext = createContext<AdminSession>();

type Context = Readonly<RouterContextProvider>;

/** The session of the request. Available only below the admin middleware. */
export const adminSession = (context: Context): AdminSession => context.get(sessionContext);

/** The admin as recorded in the audit log. */
export const actorIn = (context: Context): Actor => ({
	who: adminSession(context).account.username,
	via: "admin",
});

/** Marks a response as private: no cache may store it, and no search engine may index it. */
export function markPrivate(headers: Headers) {
	headers.set("Cache-Control", "no-store");
	headers.set("X-Robots-Tag", "noindex");
}

/**
 * Redirects a visitor without an open session to the sign-in page; everybody else continues.
 * @throws a 503 response if the session can't be read.
 */
export async function requireAdmin(
	{ request, url, context }: { request: Request; url: URL; context: Context },
	next: () => Promise<Response>,
): Promise<Response> {
	const session = await sessionOf(request).catch((error: unknown) => {
		log.error({ err: error }, "a session could not be read");
		throw new Response("Something went wrong. Please try again in a minute.\n", { status: 503 });
	});
	if (!session) {
		// With 307, the browser sends the form on to the sign-in page, which carries it.
		const status = isCarriable(request) ? 307 : 303;
		throw redirect(signInAddress(request, url), { status });
	}
	context.set(sessionContext, session);
	return next();
}
