/**
 * The cookie of a browser in which an account's owner has signed in before (OWASP: "device
 * cookies"). It doesn't sign anybody in. It only gives the browser its own count of wrong passwords,
 * so that strangers who use up the account's count don't lock the owner out. It is signed, not stored,
 * and the signature covers the account's password: with another password, all of them end.
 */
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { database } from "~/platform/database/database.server.ts";
import { env } from "~/platform/env.ts";
import { secretsFor } from "~/platform/secrets.server.ts";

const SECONDS_KEPT = 400 * 86_400;
const BYTES = 16;

const isSecure = env.origin.startsWith("https:");
/** Because of the `__Host-` prefix, browsers accept this cookie only from this exact host. */
const name = isSecure ? "__Host-known-device" : "known-device";
const valueForm = /^(\d{1,9})\.([\w-]{22})\.([\w-]{43})$/;

/** A browser in which the owner of an account has signed in before. */
interface Device {
	accountId: number;
	id: string;
}

const textOf = ({ accountId, id }: Device) => `${accountId}.${id}`;

const signature = (secret: string, device: Device, passwordHash: string) =>
	createHmac("sha256", secret)
		.update(`${textOf(device)}.${passwordHash}`)
		.digest();

/** The devices that the request's cookies of this name claim; more than one only after tampering. */
const claimsIn = (request: Request) =>
	(request.headers.get("Cookie") ?? "").split(";").flatMap((part) => {
		const cookie = part.trim();
		if (!cookie.startsWith(`${name}=`)) return [];
		const [, account, id, signed] = valueForm.exec(cookie.slice(name.length + 1)) ?? [];
		return account && id && signed ? [{ accountId: Number(account), id, signed }] : [];
	});

/** The first device that a request claims with a signature of this site. */
async function deviceOf(request: Request, accountId?: number): Promise<Device | undefined> {
	const claims = claimsIn(request).filter(
		(claim) => accountId === undefined || claim.accountId === accountId,
	);
	if (claims.length === 0) return undefined;
	const accounts = await database.account.findMany({
		where: { id: { in: claims.map((claim) => claim.accountId) } },
		select: { id: true, passwordHash: true },
	});
	return claims.find((claim) => {
		const account = accounts.find(({ id }) => id === claim.accountId);
		const received = Buffer.from(claim.signed, "base64url");
		return (
			account &&
			secretsFor("known-device").some((secret) => {
				const own = signature(secret, claim, account.passwordHash);
				return own.length === received.length && timingSafeEqual(own, received);
			})
		);
	});
}

/**
 * The id of the device that a request comes from; undefined unless the account's owner has signed
 * in on it with the present password.
 */
export async function knownDevice(
	request: Request,
	accountId: number,
): Promise<string | undefined> {
	return (await deviceOf(request, accountId))?.id;
}

/**
 * One key made of the account whose owner last signed in with the request's browser, and of that
 * browser; undefined if nobody has.
 */
export async function deviceOwner(request: Request): Promise<string | undefined> {
	const device = await deviceOf(request);
	return device && textOf(device);
}

/**
 * A Set-Cookie value for the browser in which the account's owner has just entered the password,
 * and passed the second step if there is one. Nothing else may make a device known, or whoever uses
 * an open session could make any number. A device that is already known keeps its id.
 */
export async function knownDeviceCookie(request: Request, accountId: number): Promise<string> {
	const id = (await knownDevice(request, accountId)) ?? randomBytes(BYTES).toString("base64url");
	const device = { accountId, id };
	const { passwordHash } = await database.account.findUniqueOrThrow({
		where: { id: accountId },
		select: { passwordHash: true },
	});
	const [secret = ""] = secretsFor("known-device");
	const value = `${textOf(device)}.${signature(secret, device, passwordHash).toString("base64url")}`;
	const attributes = ["Path=/", `Max-Age=${SECONDS_KEPT}`, "HttpOnly", "SameSite=Lax"];
	return [`${name}=${value}`, ...attributes, ...(isSecure ? ["Secure"] : [])].join("; ");
}
