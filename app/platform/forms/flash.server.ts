/** A toast that survives a redirect: a signed cookie that the next page reads once. */
import { type Cookie, redirect, redirectDocument } from "react-router";
import { z } from "zod";
import { hasCookie, siteCookie } from "../http/cookies.server.ts";
import { secretsFor } from "../secrets.server.ts";

/** Seconds for which a toast waits for the next page. */
const MAX_AGE = 60;

/** Maximum length of a message: with a longer one, the cookie could be too large for a proxy. */
const MESSAGE_MAX = 300;

const toastSchema = z.object({
	message: z.string().min(1).max(MESSAGE_MAX),
	/** Styles the toast: 200 is good news, 400 bad news (specification, section 8). */
	statusCode: z.int().min(100).max(599),
});
type Toast = z.output<typeof toastSchema>;

const NAME = "flash";

let made: Cookie | undefined;
function cookie(): Cookie {
	made ??= siteCookie(NAME, { maxAge: MAX_AGE, secrets: secretsFor("flash") });
	return made;
}

/** The Set-Cookie value that shows a toast on the next page; a message that is too long is shortened. */
export function flashCookie({ message, statusCode }: Toast): Promise<string> {
	const isLong = message.length > MESSAGE_MAX;
	const shown = isLong ? `${message.slice(0, MESSAGE_MAX - 1).toWellFormed()}…` : message;
	return cookie().serialize({ message: shown, statusCode });
}

/** Redirects to a page that shows a toast. The status is 303, so that a reload doesn't repeat the action. */
export async function redirectWithToast(
	path: string,
	message: string,
	statusCode = 200,
): Promise<Response> {
	const toast = await flashCookie({ message, statusCode });
	return redirect(path, { status: 303, headers: { "Set-Cookie": toast } });
}

/** Shows a toast after a full page load, because a browser reads the settings only when a page loads. */
export async function reloadWithToast(path: string, message: string): Promise<Response> {
	const toast = await flashCookie({ message, statusCode: 200 });
	return redirectDocument(path, { status: 303, headers: { "Set-Cookie": toast } });
}

export const hasFlash = (header: string | null | undefined) => hasCookie(header, NAME);

/** The toast in a request's cookie; undefined if there is none or it was tampered with. */
export async function readFlash(request: Request): Promise<Toast | undefined> {
	const header = request.headers.get("Cookie");
	if (!hasFlash(header)) return undefined;
	return toastSchema.safeParse(await cookie().parse(header)).data;
}

/** The Set-Cookie value that removes the toast. */
export function clearFlash(): Promise<string> {
	return cookie().serialize("", { maxAge: 0 });
}
