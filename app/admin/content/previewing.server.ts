/** Previews: an admin's browser sees drafts instead of what visitors read. */
import { createContext } from "react-router";
import { sessionOf } from "~/accounts/sessions.server.ts";
import { documentOf } from "~/content/registry.ts";
import { env } from "~/platform/env.ts";
import { log } from "~/platform/log/log.server.ts";

/** Seconds after which a preview expires, unless the admin ends it sooner. */
const MAX_AGE = 60 * 60;

const isSecure = env.origin.startsWith("https:");
/** The `__Host-` prefix makes browsers accept the cookie only from this exact host. */
const name = isSecure ? "__Host-preview" : "preview";

/** Whether the page being rendered is a preview. */
export const previewContext = createContext(false);

/** The key of the document whose form opened the preview; undefined if there is no preview. */
function previewedKey(request: Request): string | undefined {
	for (const part of (request.headers.get("Cookie") ?? "").split(";")) {
		const text = part.trim();
		if (text.startsWith(`${name}=`)) return text.slice(name.length + 1);
	}
	return undefined;
}

/** The document whose form opened the preview. */
export const previewedDocument = (request: Request) => documentOf(previewedKey(request));

/**
 * Whether a request should see drafts: only a GET or HEAD request with an admin's valid session. Such requests
 * never use cached pages, because every request with a session bypasses the cache (cache-policy.server.ts).
 */
export async function isPreviewing(request: Request): Promise<boolean> {
	const isRead = request.method === "GET" || request.method === "HEAD";
	if (!isRead || !previewedKey(request)) return false;
	const session = await sessionOf(request).catch((error: unknown) => {
		log.error({ err: error }, "a session could not be read");
		return undefined;
	});
	return session !== undefined;
}

const cookie = (value: string, seconds: number) =>
	[
		`${name}=${value}`,
		"Path=/",
		`Max-Age=${seconds}`,
		"HttpOnly",
		"SameSite=Lax",
		...(isSecure ? ["Secure"] : []),
	].join("; ");

/** The Set-Cookie value that starts a preview, opened from the document with this key. */
export const previewCookie = (key: string) => cookie(key, MAX_AGE);

/** The Set-Cookie value that ends a preview. */
export const noPreviewCookie = () => cookie("", 0);
