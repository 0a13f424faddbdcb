/** A toast that outlives a redirect: a signed cookie, read once by the page that follows. */
import { type Cookie, createCookie, redirect } from "react-router";
import { z } from "zod";
import { env } from "../env.ts";
import { secretsFor } from "../secrets.server.ts";

/** Seconds that a toast waits for its page. */
const MAX_AGE = 60;

/** Characters of a message: with more the cookie would grow too large for a proxy. */
const MESSAGE_MAX = 300;

const toastSchema = z.object({
	message: z.string().min(1).max(MESSAGE_MAX),
	/** Styles it: 200 is good news, 400 bad (specification, section 8). */
	statusCode: z.int().min(100).max(599),
});
type Toast = z.output<typeof toastSchema>;

const isSecure = env.origin.startsWith("https:");
/** The prefix makes browsers refuse such a cookie from anywhere but this very host. */
const name = isSecure ? "__Host-flash" : "flash";

let made: Cookie | undefined;
function cookie(): Cookie {
	made ??= createCookie(name, {
		httpOnly: true,
		sameSite: "lax",
		path: "/",
		secure: isSecure,
		maxAge: MAX_AGE,
		secrets: secretsFor("flash"),
	});
	return made;
}

/** A Set-Cookie value that shows `toast` on the next page; a message that is too long is cut. */
export function flashCookie({ message, statusCode }: Toast): Promise<string> {
	const isLong = message.length > MESSAGE_MAX;
	const shown = isLong ? `${message.slice(0, MESSAGE_MAX - 1).toWellFormed()}…` : message;
	return cookie().serialize({ message: shown, statusCode });
}

/** To a page that says what was done; 303, so that it is not done again by a reload. */
export async function redirectWithToast(
	path: string,
	message: string,
	statusCode = 200,
): Promise<Response> {
	const toast = await flashCookie({ message, statusCode });
	return redirect(path, { status: 303, headers: { "Set-Cookie": toast } });
}

/** Whether a request's Cookie header holds a toast. */
export function hasFlash(header: string | null | undefined): boolean {
	return header?.split(";").some((part) => part.trim().startsWith(`${name}=`)) ?? false;
}

/** The toast that a request brings along; undefined for none or one that was tampered with. */
export async function readFlash(request: Request): Promise<Toast | undefined> {
	const header = request.headers.get("Cookie");
	if (!hasFlash(header)) return undefined;
	return toastSchema.safeParse(await cookie().parse(header)).data;
}

/** A Set-Cookie value that takes the toast away. */
export function clearFlash(): Promise<string> {
	return cookie().serialize("", { maxAge: 0 });
}
