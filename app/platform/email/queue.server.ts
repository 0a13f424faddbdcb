/** Puts an email into the outbox, in the same transaction as the change that it is about. */
import { randomUUID } from "node:crypto";
import { z } from "zod";
import { factDefaults, facts } from "~/business/facts.ts";
import type { Client } from "~/platform/database/database.server.ts";
import { env } from "~/platform/env.ts";

/** Emails to the trainer. They go to the address in the settings at the time of sending. */
export const kindsToTrainer = ["message", "digest", "reminder"] as const;
/** Emails to a family. They go to the address for which they were written. */
export const kindsToFamily = ["reply", "confirmation", "waiting list", "after home"] as const;
export type EmailKind = (typeof kindsToTrainer)[number] | (typeof kindsToFamily)[number];

/** Milliseconds for which a reply waits, so that it can be undone. */
export const HELD_FOR = env.mail.undoSeconds * 1_000;

export interface QueuedEmail {
	kind: EmailKind;
	/** The family that the email goes to; erasing the family also erases the email. */
	familyId?: number;
	/** The recipient's address; left out for an email to the trainer. */
	recipient?: string;
	/** The trainer's address if left out, so that families reply to the trainer. */
	replyTo?: string;
	subject: string;
	text: string;
	html: string;
	/** Extra headers, such as In-Reply-To and List-Unsubscribe. */
	headers?: Readonly<Record<string, string>>;
	/** The email is not sent before this time; until then it can be undone. */
	sendAt?: Date;
}

const headersSchema = z.record(z.string(), z.string());

/** Parses the extra headers of a stored email; undefined if there are none. */
export function emailHeaders(stored: string) {
	const headers = headersSchema.parse(JSON.parse(stored));
	return Object.keys(headers).length > 0 ? headers : undefined;
}

/** The mail addresses that the trainer saved; `mailDefaults` replaces an empty one. */
export interface MailAddresses {
	from: string;
	to: string;
}

let saved: MailAddresses = { from: "", to: "" };

/** Makes the saved addresses override those of the environment. */
export function applyMailAddresses(addresses: MailAddresses) {
	saved = addresses;
}

/** The addresses that are used for those that the trainer leaves empty. */
export const mailDefaults = () => ({
	from: env.mail.from ?? (facts.email || factDefaults.email),
	to: env.mail.to ?? (facts.email || factDefaults.email),
});

/** The sender of all emails. */
export const senderAddress = () => saved.from || mailDefaults().from;

/** The address at which the trainer gets mail. */
export const trainerAddress = () => saved.to || mailDefaults().to;

/**
 * Stores an email for the outbox to send; returns its id. Call `emailStored` of the outbox with that id
 * once the transaction is committed.
 */
export async function queueEmail(client: Client, email: QueuedEmail): Promise<number> {
	const { headers = {}, sendAt, recipient = trainerAddress(), ...rest } = email;
	const { id } = await client.outgoingEmail.create({
		data: {
			...rest,
			recipient,
			replyTo: email.replyTo ?? trainerAddress(),
			key: randomUUID(),
			sender: senderAddress(),
			headers: JSON.stringify(headers),
			...(sendAt ? { nextAttemptAt: sendAt } : {}),
		},
		select: { id: true },
	});
	return id;
}
