/**
 * The tokens of the links in the waiting list's emails. Confirmation links have a random token, of
 * which the database stores the hash. Links for changing wishes or leaving are signed, so that every
 * email can have them without storing anything.
 */
import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { secretsFor } from "~/platform/secrets.server.ts";

const TOKEN = /^[\w-]{43}$/;

/** A new random token for a confirmation link. */
export const confirmToken = () => randomBytes(32).toString("base64url");

/** The hash under which a token is stored. Undefined if the text is not a token. */
export const tokenHash = (token: string): string | undefined =>
	TOKEN.test(token) ? createHash("sha256").update(token).digest("base64url") : undefined;

/** The entry that a signed link is for, and the version of its links. */
export interface LinkOwner {
	id: number;
	linkVersion: number;
}

const signature = (secret: string, { id, linkVersion }: LinkOwner) =>
	createHmac("sha256", secret).update(`${id} ${linkVersion}`).digest();

/** The signed token of the links for changing wishes and leaving. */
export function manageToken({ id, linkVersion }: LinkOwner): string {
	const [secret = ""] = secretsFor("waiting list");
	const mac = signature(secret, { id, linkVersion }).toString("base64url");
	return `${id.toString(36)}-${linkVersion.toString(36)}-${mac}`;
}

/** The entry that a signed token is for. Undefined if the signature is invalid. */
export function readManageToken(token: string): LinkOwner | undefined {
	const parts = /^([0-9a-z]{1,6})-([0-9a-z]{1,6})-([\w-]{43})$/.exec(token);
	const [, id = "", linkVersion = "", sent = ""] = parts ?? [];
	if (!parts) return undefined;
	const owner = { id: Number.parseInt(id, 36), linkVersion: Number.parseInt(linkVersion, 36) };
	const given = Buffer.from(sent, "base64url");
	const isOurs = secretsFor("waiting list").some((secret) => {
		const own = signature(secret, owner);
		return own.length === given.length && timingSafeEqual(own, given);
	});
	return isOurs ? owner : undefined;
}
