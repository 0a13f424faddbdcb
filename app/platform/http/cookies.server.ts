/** The site's cookies: scripts can't read them, and over https no other host can set them. */
import { type Cookie, type CookieOptions, createCookie } from "react-router";
import { env } from "../env.ts";

const isSecure = env.ORIGIN.startsWith("https:");
/** The prefix makes browsers refuse such a cookie from any host but this one. */
const nameOf = (name: string) => (isSecure ? `__Host-${name}` : name);

/** A cookie of the site. It lasts `maxAge` seconds, and is signed if there are secrets. */
export const siteCookie = (
	name: string,
	options: Pick<CookieOptions, "maxAge" | "secrets">,
): Cookie =>
	createCookie(nameOf(name), {
		...options,
		httpOnly: true,
		sameSite: "lax",
		path: "/",
		secure: isSecure,
	});

/** Whether a Cookie header has the cookie of this name, whatever its value. */
export const hasCookie = (header: string | null | undefined, name: string): boolean =>
	header?.split(";").some((part) => part.trim().startsWith(`${nameOf(name)}=`)) ?? false;

/** The text that a request's cookie holds, if it has the right form and, where it is signed, our signature. */
export async function cookieText(
	request: Request,
	cookie: Cookie,
	form: RegExp,
): Promise<string | undefined> {
	const value: unknown = await cookie.parse(request.headers.get("Cookie"));
	return typeof value === "string" && form.test(value) ? value : undefined;
}
