/** Puts an email into the outbox, within the transaction of what it tells of. */
import { randomUUID } from "node:crypto";
import { z } from "zod";
import { facts } from "~/business/facts.ts";
import type { Client } from "~/platform/database/database.server.ts";
import { env } from "~/platform/env.ts";

/** What goes to the trainer, at the address that the settings name when it is sent. */
export const kindsToTrainer = ["message", "digest", "reminder"] as const;
/** What goes to a family, at the address that it was written for. */
export const kindsToFamily = ["reply", "confirmation", "waiting list", "after home"] as const;
export type EmailKind = (typeof kindsToTrainer)[number] | (typeof kindsToFamily)[number];

/** Milliseconds for which an answer waits, so that it can be taken back. */
export const HELD_FOR = env.mail.undoSeconds * 1_000;

export interface QueuedEmail {
	kind: EmailKind;
	/** The family that it goes to: erased with it. */
	familyId?: number;
	/** Left out for the trainer. */
	recipient?: string;
	/** The business's own address where it is left out, so that families answer to the trainer. */
	replyTo?: string;
	subject: string;
	text: string;
	html: string;
	/** Such as In-Reply-To and List-Unsubscribe. */
	headers?: Readonly<Record<string, string>>;
	/** Not sent before this moment: until then it can be taken back. */
	sendAt?: Date;
}

const headersSchema = z.record(z.string(), z.string());

/** The headers of a stored email; undefined where it has none of its own. */
export function emailHeaders(stored: string) {
	const headers = headersSchema.parse(JSON.parse(stored));
	return Object.keys(headers).length > 0 ? headers : undefined;
}

/** Addresses of mail; one that is left out is what the environment says or, without that, the site's. */
export interface MailAddresses {
	from?: string;
	to?: string;
}

let saved: MailAddresses = {};

/** From now on, what the trainer saved stands before what the environment says. */
export function applyMailAddresses(addresses: MailAddresses) {
	saved = addresses;
}

/** What stands for an address that the trainer leaves empty. */
export const mailDefaults = () => ({
	from: env.mail.from ?? facts.email,
	to: env.mail.to ?? facts.email,
});

/** From where everything is sent. */
export const senderAddress = () => saved.from ?? mailDefaults().from;

/** Where the trainer reads mail. */
export const trainerAddress = () => saved.to ?? mailDefaults().to;

/**
 * Stores an email that the outbox sends; returns its id. Call `emailStored` of the outbox with it
 * once the transaction is done.
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
