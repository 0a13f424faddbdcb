/** Previews: an admin's browser sees drafts instead of what visitors read. */
import { createContext } from "react-router";
import { sessionOf } from "~/accounts/sessions.server.ts";
import { cookieText, siteCookie } from "~/platform/http/cookies.server.ts";
import { log } from "~/platform/log/log.server.ts";

/** Seconds after which a preview expires, unless the admin ends it sooner. */
const MAX_AGE = 60 * 60;

const cookie = siteCookie("preview", { maxAge: MAX_AGE });

/** Whether the page being rendered is a preview. */
export const previewContext = createContext(false);

/**
 * Whether a request should see drafts: only a GET or HEAD request with an admin's valid session. Such requests
 * never use cached pages, because every request with a session bypasses the cache (cache-policy.server.ts).
 */
export async function isPreviewing(request: Request): Promise<boolean> {
	const isRead = request.method === "GET" || request.method === "HEAD";
	if (!isRead || !(await cookieText(request, cookie, /./))) return false;
	const session = await sessionOf(request).catch((error: unknown) => {
		log.error({ err: error }, "a session could not be read");
		return undefined;
	});
	return session !== undefined;
}

/** The Set-Cookie value that starts a preview. */
export const previewCookie = () => cookie.serialize("on");

/** The Set-Cookie value that ends a preview. */
export const noPreviewCookie = () => cookie.serialize("", { maxAge: 0 });
