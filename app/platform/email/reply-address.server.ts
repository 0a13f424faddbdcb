/**
 * The addresses to which families and the trainer answer the site's emails, one for each family: `reply+KEY@…`. The key
 * names the family and is signed. A person who knows it can only write to the trainer (contact/inbound/).
 */
import { createHmac, timingSafeEqual } from "node:crypto";
import { env } from "../env.ts";
import { readId } from "../ids.ts";
import { secretsFor } from "../secrets.server.ts";

const [name = "", domain = ""] = env.INBOUND_ADDRESS?.toLowerCase().split("@") ?? [];

/** Whether answers come to the site at all. */
export const getsAnswers = () => domain !== "";

/** The end of all these addresses, which no other address has. */
const ANSWERS_END = `@${domain}`;

/** Characters of a signature: 128 bits, so that the name of the address stays below the 64 that it may have. */
const SIGNATURE = 32;

/** The signatures of a family's id. They are hexadecimal, because mail programs may change the case of letters. */
const signaturesOf = (id: string) =>
	secretsFor("reply address").map((secret) =>
		createHmac("sha256", secret).update(id).digest("hex").slice(0, SIGNATURE),
	);

/** The address for answers to and from a family; undefined if answers don't come to the site. */
export function replyAddress(familyId: number): string | undefined {
	if (!getsAnswers()) return undefined;
	return `${name}+${familyId}-${signaturesOf(String(familyId))[0]}@${domain}`;
}

/** Whether an address is one of these, with a valid key or not. */
export function isReplyAddress(address: string): boolean {
	const written = address.toLowerCase();
	const isOurs = written.startsWith(`${name}+`) || written.startsWith(`${name}@`);
	return getsAnswers() && isOurs && written.endsWith(ANSWERS_END);
}

/** The id of the family that an address is for; undefined if its key isn't this site's. */
export function familyOfAddress(address: string): number | undefined {
	const [, id = "", received = ""] = /\+(\d+)-([\da-f]+)@/.exec(address.toLowerCase()) ?? [];
	const isOwn = (signature: string) =>
		signature.length === received.length &&
		timingSafeEqual(Buffer.from(signature), Buffer.from(received));
	return isReplyAddress(address) && signaturesOf(id).some(isOwn) ? readId(id) : undefined;
}
