/**
 * Lets only an admin with an open session reach anything under /admin. The check runs in middleware,
 * so that no request bypasses it: neither one for a page's data alone, nor one that names only some
 * routes, nor one for a file such as an export.
 */
import { createContext, data, href, type RouterContextProvider, redirect } from "react-router";
import { type AdminSession, accountAwaitingCode, sessionOf } from "~/accounts/sessions.server.ts";
import type { UnsentForm } from "~/layout/failure.tsx";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { FormError, readForm } from "~/platform/forms/form-data.server.ts";
import { log } from "~/platform/log/log.server.ts";
import { owedCodeAddress, signInAddress } from "./account/sign-in-redirects.server.ts";

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

/** The most bytes of a form that comes back. */
const MAX_BYTES = 192 * 1024;

const expected = { fields: /^[A-Za-z_][\w.[\]-]{0,100}$/, dropsOthers: true };

/** Pages whose forms ask for passwords and codes. */
const secretPage = new RegExp(`^${href("/admin/account")}(/|$)`, "i");

/**
 * The form of a request whose session has ended, which comes back with everything that was typed, to be sent again.
 * Undefined if there is none: files, passwords and codes don't come back.
 */
async function unsentForm(
	request: Request,
	{ pathname, search }: URL,
): Promise<UnsentForm | undefined> {
	const { headers, method } = request;
	const isForm = headers.get("Content-Type")?.startsWith("application/x-www-form-urlencoded");
	const isSmall = Number(headers.get("Content-Length")) <= MAX_BYTES;
	if (method !== "POST" || !isForm || !isSmall || secretPage.test(pathname)) return undefined;
	try {
		const form = [...(await readForm(request, expected))];
		const values = Object.fromEntries(form.map(([name, value]) => [name, String(value)]));
		return { action: pathname + search, values };
	} catch (error) {
		if (error instanceof FormError) return undefined;
		throw error;
	}
}

/**
 * Redirects a visitor without an open session to the sign-in page; everybody else continues.
 * @throws 401 with the form that was sent, and 503 if the session can't be read.
 */
export async function requireAdmin(
	{ request, url, context }: { request: Request; url: URL; context: Context },
	next: () => Promise<Response>,
): Promise<Response> {
	const unread = (error: unknown) => {
		log.error({ err: error }, "a session could not be read");
		throw new Response("Something went wrong. Please try again in a minute.\n", { status: 503 });
	};
	const session = await sessionOf(request).catch(unread);
	if (!session) {
		const unsent = await unsentForm(request, url);
		if (unsent) throw data({ unsent }, 401);
		const isHalfway = await accountAwaitingCode(request).catch(unread);
		const address = isHalfway ? owedCodeAddress(url) : signInAddress(request, url);
		throw redirect(address, { status: 303 });
	}
	context.set(sessionContext, session);
	return next();
}
