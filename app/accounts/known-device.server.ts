/**
 * The cookie of a browser in which an account's owner has signed in before (OWASP: "device
 * cookies"). It doesn't sign anybody in. It only gives the browser its own count of wrong passwords,
 * so that strangers who use up the account's count don't lock the owner out. It is signed, not stored,
 * with secrets that depend on the account's password: with another password, all of them end.
 */
import type { Cookie } from "react-router";
import { database } from "~/platform/database/database.server.ts";
import { cookieText, hasCookie, siteCookie } from "~/platform/http/cookies.server.ts";
import { newSecret, secretsFor } from "~/platform/secrets.server.ts";

const NAME = "known-device";
const SECONDS_KEPT = 400 * 86_400;

/** The cookie for devices of an account's owner. It holds the device's id. */
async function cookieOf(accountId: number): Promise<Cookie> {
	const { passwordHash } = await database.account.findUniqueOrThrow({
		where: { id: accountId },
		select: { passwordHash: true },
	});
	const secrets = secretsFor(`${NAME} ${accountId} ${passwordHash}`);
	return siteCookie(NAME, { maxAge: SECONDS_KEPT, secrets });
}

const idIn = (request: Request, cookie: Cookie) => cookieText(request, cookie, /./);

/**
 * The id of the device that a request comes from; undefined unless the account's owner has signed
 * in on it with the present password.
 */
export async function knownDevice(
	request: Request,
	accountId: number,
): Promise<string | undefined> {
	const isSent = hasCookie(request.headers.get("Cookie"), NAME);
	return isSent ? idIn(request, await cookieOf(accountId)) : undefined;
}

/**
 * A Set-Cookie value for the browser in which the account's owner has just entered the password,
 * and passed the second step if there is one. Nothing else may make a device known, or somebody with
 * an open session could make any number. A device that is already known keeps its id.
 */
export async function knownDeviceCookie(request: Request, accountId: number): Promise<string> {
	const cookie = await cookieOf(accountId);
	return cookie.serialize((await idIn(request, cookie)) ?? newSecret());
}
