/** What hands an email over to a mail service. */
import type { OutgoingEmail } from "~/platform/database/prisma/client.ts";
import { env } from "../env.ts";
import { getsAnswers } from "./reply-address.server.ts";

type Email = Pick<
	OutgoingEmail,
	"key" | "sender" | "recipient" | "replyTo" | "subject" | "text" | "html" | "headers"
> & { attachments?: readonly SentFile[] };

export interface SentFile {
	name: string;
	type: string;
	content: Buffer;
}

/** What became of an email. */
export interface Sent {
	/** Why it was not accepted, as a code that may be stored and logged; left out if it was. */
	problem?: string;
	/** The server's own words. They may name addresses, so they are only shown, never stored or logged. */
	response: string;
}

export interface Mailer {
	/** What the trainer knows it as. */
	name: string;
	/** Hands over one email, within `timeout` milliseconds. */
	send(email: Email, timeout: number): Promise<Sent>;
}

/**
 * The Message-ID of an email, which stays the same when it is sent again, so that mail programs recognize a
 * duplicate.
 */
export const messageId = (key: string) => `<${key}@${new URL(env.ORIGIN).hostname}>`;

/** Marks the site's emails, so that it recognizes one that comes back to it. */
const LOOP = new URL(env.ORIGIN).host;
export const loopHeader = (): Record<string, string> => (getsAnswers() ? { "X-Loop": LOOP } : {});
export const isOwnLoop = (header: string) => header === LOOP;
