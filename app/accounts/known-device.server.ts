/**
 * The cookie of a browser in which an account's owner has signed in before (OWASP: "device
 * cookies"). It doesn't sign anybody in. It only gives the browser its own count of wrong passwords,
 * so that strangers who use up the account's count don't lock the owner out. It is signed, not stored.
 */
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { env } from "~/platform/env.ts";
import { secretsFor } from "~/platform/secrets.server.ts";

const SECONDS_KEPT = 400 * 86_400;
const BYTES = 16;

const isSecure = env.origin.startsWith("https:");
/** Because of the `__Host-` prefix, browsers accept this cookie only from this exact host. */
const name = isSecure ? "__Host-known-device" : "known-device";
const valueForm = /^(\d{1,10})\.([\w-]{22})\.([\w-]{43})$/;

const signature = (secret: string, text: string) =>
	createHmac("sha256", secret).update(text).digest();

function isOurs(text: string, signed: string): boolean {
	const received = Buffer.from(signed, "base64url");
	return secretsFor("known-device").some((secret) => {
		const own = signature(secret, text);
		return own.length === received.length && timingSafeEqual(own, received);
	});
}

/** The account and device that a cookie's value names; undefined unless this site signed it. */
function ownerIn(value: string): { accountId: number; device: string } | undefined {
	const [, account = "", device = "", signed = ""] = valueForm.exec(value) ?? [];
	return isOurs(`${account}.${device}`, signed)
		? { accountId: Number(account), device }
		: undefined;
}

/** The owners named by the request's cookies of this name; there is more than one only after tampering. */
const ownersOf = (request: Request) =>
	(request.headers.get("Cookie") ?? "").split(";").flatMap((part) => {
		const cookie = part.trim();
		return cookie.startsWith(`${name}=`) ? [ownerIn(cookie.slice(name.length + 1))] : [];
	});

/**
 * The id of the device that a request comes from; undefined unless the account's owner has signed
 * in on it before.
 */
export function knownDevice(request: Request, accountId: number): string | undefined {
	return ownersOf(request).find((owner) => owner?.accountId === accountId)?.device;
}

/**
 * One key made of the account whose owner last signed in with the request's browser, and of that
 * browser; undefined if nobody has.
 */
export function deviceOwner(request: Request): string | undefined {
	const owner = ownersOf(request).find((one) => one !== undefined);
	return owner && `${owner.accountId}.${owner.device}`;
}

/**
 * A Set-Cookie value for the browser in which the account's owner has just signed in, including the
 * second step if there is one. A device that is already known keeps its id.
 */
export function knownDeviceCookie(request: Request, accountId: number): string {
	const device = knownDevice(request, accountId) ?? randomBytes(BYTES).toString("base64url");
	const text = `${accountId}.${device}`;
	const [secret = ""] = secretsFor("known-device");
	const value = `${text}.${signature(secret, text).toString("base64url")}`;
	const attributes = ["Path=/", `Max-Age=${SECONDS_KEPT}`, "HttpOnly", "SameSite=Lax"];
	return [`${name}=${value}`, ...attributes, ...(isSecure ? ["Secure"] : [])].join("; ");
}
