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

function isOurs(text: string, signed: string): boolean {
	const received = Buffer.from(signed, "base64url");
	return secretsFor("known-device").some((secret) => {
		const own = signature(secret, text);
		return own.length === received.length && timingSafeEqual(own, received);
	});
}

/** Whose device a cookie's value names, where we made it. */
function ownerIn(value: string): { accountId: number; device: string } | undefined {
	const [, account = "", device = "", signed = ""] = valueForm.exec(value) ?? [];
	return isOurs(`${account}.${device}`, signed)
		? { accountId: Number(account), device }
		: undefined;
}

/** What the request's cookies of that name say; more than one only where somebody tampered. */
const ownersOf = (request: Request) =>
	(request.headers.get("Cookie") ?? "").split(";").flatMap((part) => {
		const cookie = part.trim();
		return cookie.startsWith(`${name}=`) ? [ownerIn(cookie.slice(name.length + 1))] : [];
	});

/**
 * What tells the device that a request comes from among those in which the account's owner has
 * signed in; undefined where it is none of them.
 */
export function knownDevice(request: Request, accountId: number): string | undefined {
	return ownersOf(request).find((owner) => owner?.accountId === accountId)?.device;
}

/**
 * The account whose owner signed in last in the browser of a request, and the browser, as one key;
 * undefined where nobody did.
 */
export function deviceOwner(request: Request): string | undefined {
	const owner = ownersOf(request).find((one) => one !== undefined);
	return owner && `${owner.accountId}.${owner.device}`;
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
