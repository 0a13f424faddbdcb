/** The cookie that carries a session: its name, its value and the Set-Cookie headers. */
import { randomBytes } from "node:crypto";
import { env } from "~/platform/env.ts";

const BYTES = 32;

const isSecure = env.origin.startsWith("https:");
/** Because of the `__Host-` prefix, browsers accept this cookie only from this exact host. */
const name = isSecure ? "__Host-session" : "session";
/** Unsigned, because 32 random bytes can't be guessed and the database holds only their hash. */
const valueForm = /^[\w-]{43}$/;

export const newSessionValue = () => randomBytes(BYTES).toString("base64url");

const parts = (header: string | null | undefined) =>
	(header ?? "").split(";").flatMap((part) => {
		const text = part.trim();
		return text.startsWith(`${name}=`) ? [text.slice(name.length + 1)] : [];
	});

/** Whether a Cookie header holds a session cookie, valid or not. */
export const hasSession = (header: string | null | undefined) => parts(header).length > 0;

/** The value of the session cookie; undefined if there is none or it doesn't have our form. */
export const sessionValue = (request: Request) =>
	parts(request.headers.get("Cookie")).find((value) => valueForm.test(value));

/** A Set-Cookie value for a session that lasts the given number of seconds. */
export function sessionCookie(value: string, seconds: number): string {
	const attributes = ["Path=/", `Max-Age=${seconds}`, "HttpOnly", "SameSite=Lax"];
	return [`${name}=${value}`, ...attributes, ...(isSecure ? ["Secure"] : [])].join("; ");
}

/** A Set-Cookie value that deletes the cookie. */
export const noSessionCookie = () => sessionCookie("", 0);
