/**
 * The cookie of a browser in which an account's owner has signed in before (OWASP: "device
 * cookies"). It opens nothing. It only gives the browser a count of wrong passwords of its own, so
 * that strangers who use up the account's count don't keep the owner out. Signed, not stored.
 */
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { env } from "~/platform/env.ts";
import { secretsFor } from "~/platform/secrets.server.ts";

const SECONDS_KEPT = 400 * 86_400;
const BYTES = 16;

const isSecure = env.origin.startsWith("https:");
/** The prefix makes browsers refuse such a cookie from anywhere but this very host. */
const name = isSecure ? "__Host-known-device" : "known-device";
const valueForm = /^(\d{1,10})\.([\w-]{22})\.([\w-]{43})$/;

const signature = (secret: string, text: string) =>
	createHmac("sha256", secret).update(text).digest();

function isOurs(text: string, sent: string): boolean {
	const given = Buffer.from(sent, "base64url");
	return secretsFor("known-device").some((secret) => {
		const own = signature(secret, text);
		return own.length === given.length && timingSafeEqual(own, given);
	});
}

/** The device of a cookie's value, where we made it for that account. */
function deviceIn(value: string, accountId: number): string | undefined {
	const [, account = "", device = "", sent = ""] = valueForm.exec(value) ?? [];
	if (Number(account) !== accountId || !isOurs(`${account}.${device}`, sent)) return undefined;
	return device;
}

/**
 * What tells the device that a request comes from among those in which the account's owner has
 * signed in; undefined where it is none of them.
 */
export function knownDevice(request: Request, accountId: number): string | undefined {
	const cookies = (request.headers.get("Cookie") ?? "").split(";").map((part) => part.trim());
	for (const cookie of cookies) {
		if (!cookie.startsWith(`${name}=`)) continue;
		const device = deviceIn(cookie.slice(name.length + 1), accountId);
		if (device !== undefined) return device;
	}
	return undefined;
}

/**
 * A Set-Cookie value for the browser in which the account's owner has just signed in, with the
 * second step where there is one. A device that is known already stays the same.
 */
export function knownDeviceCookie(request: Request, accountId: number): string {
	const device = knownDevice(request, accountId) ?? randomBytes(BYTES).toString("base64url");
	const text = `${accountId}.${device}`;
	const [secret = ""] = secretsFor("known-device");
	const value = `${text}.${signature(secret, text).toString("base64url")}`;
	const attributes = ["Path=/", `Max-Age=${SECONDS_KEPT}`, "HttpOnly", "SameSite=Lax"];
	return [`${name}=${value}`, ...attributes, ...(isSecure ? ["Secure"] : [])].join("; ");
}
