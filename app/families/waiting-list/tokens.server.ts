/**
 * The links in the waiting list's emails. The one that confirms is a random value, of which the
 * database holds the hash; those that change or leave are signed, so that every email can have
 * them without anything being stored.
 */
import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { secretsFor } from "~/platform/secrets.server.ts";

const TOKEN = /^[\w-]{43}$/;

/** A new value for a link that confirms. */
export const confirmToken = () => randomBytes(32).toString("base64url");

/** The hash under which a token is stored; undefined for what is no token. */
export const tokenHash = (token: string): string | undefined =>
	TOKEN.test(token) ? createHash("sha256").update(token).digest("base64url") : undefined;

/** Whom a signed link is for. */
export interface LinkOwner {
	id: number;
	linkVersion: number;
}

const signature = (secret: string, { id, linkVersion }: LinkOwner) =>
	createHmac("sha256", secret).update(`${id} ${linkVersion}`).digest();

/** The token of the links by which an entry is changed or left. */
export function manageToken({ id, linkVersion }: LinkOwner): string {
	const [secret = ""] = secretsFor("waiting list");
	const mac = signature(secret, { id, linkVersion }).toString("base64url");
	return `${id.toString(36)}-${linkVersion.toString(36)}-${mac}`;
}

/** Whom a token is for; undefined for one that we didn't sign. */
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
