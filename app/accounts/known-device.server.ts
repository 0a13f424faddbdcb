/**
 * The cookie of a browser in which an account's owner has signed in before (OWASP: "device
 * cookies"). It doesn't sign anybody in. It only gives the browser its own count of wrong passwords,
 * so that strangers who use up the account's count don't lock the owner out. It is signed, not stored,
 * and the signature covers the account's password: with another password, all of them end.
 */
import { randomBytes } from "node:crypto";
import { database } from "~/platform/database/database.server.ts";
import { cookieText, siteCookie } from "~/platform/http/cookies.server.ts";
import { isSigned, signatureOf } from "~/platform/secrets.server.ts";

const SECONDS_KEPT = 400 * 86_400;
const BYTES = 16;

const PURPOSE = "known-device";
const cookie = siteCookie("known-device", { maxAge: SECONDS_KEPT });
const valueForm = /^(\d{1,9})\.([\w-]{22})\.([\w-]{43})$/;

/** A browser in which the owner of an account has signed in before. */
interface Device {
	accountId: number;
	id: string;
}

const textOf = ({ accountId, id }: Device) => `${accountId}.${id}`;

const signedText = (device: Device, passwordHash: string) => `${textOf(device)}.${passwordHash}`;

/** The device that a request claims with a signature of this site. */
async function deviceOf(request: Request): Promise<Device | undefined> {
	const value = await cookieText(request, cookie, valueForm);
	const [, account, id = "", signature = ""] = valueForm.exec(value ?? "") ?? [];
	if (account === undefined) return undefined;
	const device = { accountId: Number(account), id };
	const owner = await database.account.findUnique({
		where: { id: device.accountId },
		select: { passwordHash: true },
	});
	const isOurs = owner && isSigned(PURPOSE, signedText(device, owner.passwordHash), signature);
	return isOurs ? device : undefined;
}

/**
 * The id of the device that a request comes from; undefined unless the account's owner has signed
 * in on it with the present password.
 */
export async function knownDevice(
	request: Request,
	accountId: number,
): Promise<string | undefined> {
	const device = await deviceOf(request);
	return device?.accountId === accountId ? device.id : undefined;
}

/**
 * A Set-Cookie value for the browser in which the account's owner has just entered the password,
 * and passed the second step if there is one. Nothing else may make a device known, or somebody with
 * an open session could make any number. A device that is already known keeps its id.
 */
export async function knownDeviceCookie(request: Request, accountId: number): Promise<string> {
	const id = (await knownDevice(request, accountId)) ?? randomBytes(BYTES).toString("base64url");
	const device = { accountId, id };
	const { passwordHash } = await database.account.findUniqueOrThrow({
		where: { id: accountId },
		select: { passwordHash: true },
	});
	const signature = signatureOf(PURPOSE, signedText(device, passwordHash));
	return cookie.serialize(`${textOf(device)}.${signature}`);
}
