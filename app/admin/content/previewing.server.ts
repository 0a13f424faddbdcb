/** An admin's browser that is shown drafts in the place of what visitors read. */
import { createContext } from "react-router";
import { sessionOf } from "~/accounts/sessions.server.ts";
import { documentOf } from "~/content/registry.ts";
import { env } from "~/platform/env.ts";
import { log } from "~/platform/log/log.server.ts";

/** Seconds after which a preview expires, unless somebody ends it before. */
const MAX_AGE = 60 * 60;

const isSecure = env.origin.startsWith("https:");
/** The prefix makes browsers refuse such a cookie from anywhere but this very host. */
const name = isSecure ? "__Host-preview" : "preview";

/** Whether the page that is being made is a preview. */
export const previewContext = createContext(false);

/** The key of the document from whose form the preview was opened; undefined without a preview. */
function previewedKey(request: Request): string | undefined {
	for (const part of (request.headers.get("Cookie") ?? "").split(";")) {
		const text = part.trim();
		if (text.startsWith(`${name}=`)) return text.slice(name.length + 1);
	}
	return undefined;
}

/** Where what is previewed is written. */
export const previewedDocument = (request: Request) => documentOf(previewedKey(request));

/**
 * Whether a request is to be shown drafts: only reads, and only those of an open admin's session. Such
 * requests never meet the page cache, which anything with a session bypasses (cache-policy.server.ts).
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

/** A Set-Cookie value that begins a preview of what is said in a document. */
export const previewCookie = (key: string) => cookie(key, MAX_AGE);

/** A Set-Cookie value that ends it. */
export const noPreviewCookie = () => cookie("", 0);
