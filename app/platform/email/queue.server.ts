/** Puts an email into the outbox, in the same transaction as the change that it is about. */
import { randomUUID } from "node:crypto";
import { z } from "zod";
import { factDefaults, facts } from "~/business/facts.ts";
import { afterCommit, type Client, database } from "~/platform/database/database.server.ts";
import type { OutgoingEmail } from "~/platform/database/prisma/client.ts";
import { env } from "~/platform/env.ts";
import { outsideRequests } from "~/platform/http/request-context.server.ts";
import { log } from "~/platform/log/log.server.ts";
import { refusals } from "./refusals.ts";
import { isReplyAddress, replyAddress } from "./reply-address.server.ts";

/** Emails to the trainer. They go to the address in the settings at the time of sending. */
const kindsToTrainer = ["message", "digest", "reminder", "visit"] as const;
/** Emails to a family. They go to the address for which they were written. */
export const kindsToFamily = ["reply", "confirmation", "waiting list", "after home"] as const;
type EmailKind = (typeof kindsToTrainer)[number] | (typeof kindsToFamily)[number];

/** Milliseconds for which a reply waits, so that it can be undone. */
export const HELD_FOR = env.UNDO_SECONDS * 1_000;

export interface QueuedEmail {
	kind: EmailKind;
	/** The message that the email brings to the trainer. */
	contactId?: number;
	/** The family that the email goes to or is about; erasing the family also erases the email. */
	familyId?: number;
	/** The recipient's address; left out for an email to the trainer. */
	recipient?: string;
	/** If left out, the address for the family's answers, or else the trainer's, so that families reply to the trainer. */
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
	from: env.MAIL_FROM ?? (facts.email || factDefaults.email),
	to: env.MAIL_TO ?? (facts.email || factDefaults.email),
});

export const senderAddress = () => saved.from || mailDefaults().from;

export const trainerAddress = () => saved.to || mailDefaults().to;

/** The workers of this process that send emails, each with the function that makes it look for due ones. */
export const senders = new Set<{ wake: () => void }>();

/** Makes all workers of this process check for due emails at once. */
export function wakeOutbox() {
	for (const sender of senders) sender.wake();
}

/** Where an answer to an email goes, unless the email says otherwise. */
const replyToOf = ({ recipient, familyId }: QueuedEmail): string =>
	(recipient !== undefined && familyId !== undefined && replyAddress(familyId)) || trainerAddress();

/** The addresses with which a stored email is sent: those in the settings may have changed since. */
export function currentAddresses({ kind, recipient, replyTo }: OutgoingEmail) {
	const isToTrainer = kindsToTrainer.some((each) => each === kind);
	const keepsReplyTo = isToTrainer || isReplyAddress(replyTo);
	return {
		sender: senderAddress(),
		recipient: isToTrainer ? trainerAddress() : recipient,
		replyTo: keepsReplyTo ? replyTo : trainerAddress(),
	};
}

/**
 * Stores an email for the outbox to send; returns its id. Once the transaction is committed, the outbox is told, so
 * that it is sent at once or at `sendAt`.
 */
export async function queueEmail(client: Client, email: QueuedEmail): Promise<number> {
	const { headers = {}, sendAt, recipient = trainerAddress(), ...rest } = email;
	const { id } = await client.outgoingEmail.create({
		data: {
			...rest,
			recipient,
			replyTo: email.replyTo ?? replyToOf(email),
			key: randomUUID(),
			sender: senderAddress(),
			headers: JSON.stringify(headers),
			...(sendAt ? { nextAttemptAt: sendAt } : {}),
		},
		select: { id: true },
	});
	if (!env.SMTP_URL && env.SENDGRID_API_KEY === undefined) {
		const text = "an email waits: there is no SMTP_URL or SENDGRID_API_KEY";
		afterCommit(() => log.warn({ emailId: id }, text));
	}
	const wait = (sendAt?.getTime() ?? 0) - Date.now();
	// If the process ends before that, another one finds the email when it polls, or this one at its next start.
	afterCommit(
		wait <= 0 ? wakeOutbox : () => outsideRequests(() => setTimeout(wakeOutbox, wait).unref()),
	);
	return id;
}

/** Deletes an email that certainly was not sent, in a single statement, so that no worker can claim it in between. */
export async function undoEmail(client: Client, id: number): Promise<boolean> {
	const { count } = await client.outgoingEmail.deleteMany({
		where: {
			id,
			status: "waiting",
			claimedUntil: null,
			OR: [{ attempts: 0 }, { lastError: { in: [...refusals] } }],
		},
	});
	return count > 0;
}

/** Matches a digest that has not been tried yet. Until it is due, it collects messages and can't be late. */
const gathering = { suspects: { some: {} }, attempts: 0 } as const;

/**
 * The number of waiting emails, and since when the oldest one has been waiting. Digests that still collect
 * messages don't count for the latter; null if no other email is waiting.
 * @throws when the database can't be read.
 */
export async function outboxState(
	now = new Date(),
): Promise<{ waiting: number; oldest: Date | null }> {
	const status = "waiting";
	const [waiting, ordinary, digests] = await Promise.all([
		database.outgoingEmail.count({ where: { status } }),
		database.outgoingEmail.aggregate({
			where: { status, NOT: gathering },
			_min: { createdAt: true },
		}),
		database.outgoingEmail.aggregate({
			where: { status, ...gathering, nextAttemptAt: { lte: now } },
			_min: { nextAttemptAt: true },
		}),
	]);
	const since = [ordinary._min.createdAt, digests._min.nextAttemptAt];
	const times = since.flatMap((moment) => (moment ? [moment.getTime()] : []));
	return { waiting, oldest: times.length > 0 ? new Date(Math.min(...times)) : null };
}

/** Matches an email that can still be undone; it is sent by itself within seconds. */
const isHeld = (now: Date) => ({
	kind: { in: ["reply", "waiting list"] },
	attempts: 0,
	nextAttemptAt: { gt: now, lte: new Date(now.getTime() + HELD_FOR) },
});

/**
 * Makes the outbox try the waiting emails now, no matter when their next try is scheduled. An email that is being sent
 * at the moment is left alone, and so is one that can still be undone.
 * @returns how many emails are tried.
 */
export async function retryEmails(): Promise<number> {
	const now = new Date();
	const { count } = await database.outgoingEmail.updateMany({
		where: {
			status: "waiting",
			OR: [{ claimedUntil: null }, { claimedUntil: { lte: now } }],
			NOT: isHeld(now),
		},
		data: { nextAttemptAt: now },
	});
	wakeOutbox();
	return count;
}

/** A link whose last part is as long as a token, and has a capital letter as no page's address has. */
const longLink = /https?:\/\/[^\s/"'<>]+\/[\w/-]+\/(?=[\w-]*[A-Z_])[\w-]{43,}/g;

/** A text without the secret parts of links to this site. Anybody who reads them could act for the recipient. */
export const withoutSecrets = (text: string): string =>
	text.replace(longLink, (link) =>
		link.startsWith(`${env.ORIGIN}/`) ? link.replace(/[^/]+$/, "…") : link,
	);
