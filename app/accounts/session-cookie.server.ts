/** The cookie that carries a session: its name, its value and the header lines that set it. */
import { randomBytes } from "node:crypto";
import { env } from "~/platform/env.ts";

const BYTES = 32;

const isSecure = env.origin.startsWith("https:");
/** The prefix makes browsers refuse such a cookie from anywhere but this very host. */
const name = isSecure ? "__Host-session" : "session";
/** Unsigned: nobody guesses 32 random bytes, and a stolen database holds only their hash. */
const valueForm = /^[\w-]{43}$/;

export const newSessionValue = () => randomBytes(BYTES).toString("base64url");

const parts = (header: string | null | undefined) =>
	(header ?? "").split(";").flatMap((part) => {
		const text = part.trim();
		return text.startsWith(`${name}=`) ? [text.slice(name.length + 1)] : [];
	});

/** Whether a request's Cookie header holds a session, valid or not. */
export const hasSession = (header: string | null | undefined) => parts(header).length > 0;

/** What the cookie holds; undefined for none, and for what no session of ours can be. */
export const sessionValue = (request: Request) =>
	parts(request.headers.get("Cookie")).find((value) => valueForm.test(value));

/** A Set-Cookie value for a session that lasts so many seconds. */
export function sessionCookie(value: string, seconds: number): string {
	const attributes = ["Path=/", `Max-Age=${seconds}`, "HttpOnly", "SameSite=Lax"];
	return [`${name}=${value}`, ...attributes, ...(isSecure ? ["Secure"] : [])].join("; ");
}

/** A Set-Cookie value that takes the cookie away. */
export const noSessionCookie = () => sessionCookie("", 0);
