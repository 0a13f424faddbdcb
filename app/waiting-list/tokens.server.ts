/**
 * The tokens of the links in the waiting list's emails. Confirmation links have a random token, of
 * which the database stores the hash. Links for changing wishes or leaving are signed, so that every
 * email can have them without storing anything.
 */
import type { WaitingEntry } from "~/platform/database/prisma/client.ts";
import { isSigned, signatureOf } from "~/platform/secrets.server.ts";

/** The entry that a signed link is for, and the version of its links. */
export type LinkOwner = Pick<WaitingEntry, "id" | "linkVersion">;

const PURPOSE = "waiting list";
const textOf = ({ id, linkVersion }: LinkOwner) => `${id} ${linkVersion}`;

/** The signed token of the links for changing wishes and leaving. */
export const manageToken = (owner: LinkOwner): string =>
	`${owner.id.toString(36)}-${owner.linkVersion.toString(36)}-${signatureOf(PURPOSE, textOf(owner))}`;

/** The entry that a signed token is for. Undefined if the signature is invalid. */
export function readManageToken(token: string): LinkOwner | undefined {
	const parts = /^([0-9a-z]{1,6})-([0-9a-z]{1,6})-([\w-]{43})$/.exec(token);
	const [, id = "", linkVersion = "", sent = ""] = parts ?? [];
	if (!parts) return undefined;
	const owner = { id: Number.parseInt(id, 36), linkVersion: Number.parseInt(linkVersion, 36) };
	return isSigned(PURPOSE, textOf(owner), sent) ? owner : undefined;
}
