/**
 * Messages that look like spam are reported together in a digest that is sent within the hour. So a robot
 * that writes all day fills neither the mailbox nor SendGrid's quota, and a family that is mistaken for one
 * is still read. A digest is an ordinary email in the outbox. Its text is rewritten for each message that
 * joins it, in the transaction that stores the message.
 */

import { href } from "react-router";
import { facts } from "~/business/facts.ts";
import { sentColumns } from "~/families/messages.server.ts";
import type { Work } from "~/platform/command.server.ts";
import type { Client } from "~/platform/database/database.server.ts";
import { paragraphs } from "~/platform/email/html.ts";
import { env } from "~/platform/env.ts";
import { detailsText, type SentMessage } from "./email-text.ts";

/** The number of messages in words, as in the subject: "One message that looks like spam". */
const counted = (count: number) =>
	count === 1
		? "One message that looks like spam"
		: `${count.toLocaleString("en-US")} messages that look like spam`;

/**
 * The subject, text and HTML of a digest. The HTML shows the visitors' text escaped.
 * @param told the messages that it shows in full.
 * @param total how many messages there are; the others are only counted.
 */
export function digestText(told: readonly SentMessage[], total: number) {
	const list = inAdmin(`${href("/admin/families/messages")}?tab=spam`);
	const intro = `${counted(total)} came through the contact form of ${facts.brand}. If one of them is from a family, reply to the email address below and mark the message as not spam in the admin.`;
	const more = total - told.length;
	const others =
		more > 0 ? `${more.toLocaleString("en-US")} more: ${list}` : `All of them: ${list}`;
	const detailsOf = (suspect: SentMessage) =>
		detailsText(suspect, [
			["Why it looks like spam", suspect.spamReason],
			["In the admin", inAdmin(href("/admin/families/messages/:id", { id: String(suspect.id) }))],
		]);
	const text = [
		intro,
		...told.flatMap((suspect) => ["----", detailsOf(suspect), suspect.message]),
		"----",
		others,
	].join("\n\n");
	return { subject: counted(total), text, html: paragraphs(text) };
}

/** Milliseconds from a digest's first message until it is sent: a little less than an hour. */
const GATHERED_FOR = 50 * 60_000;
/** The most messages that a digest shows in full; the others are only counted. */
const TOLD_MAX = 50;

const inAdmin = (path: string) => env.ORIGIN + path;

/**
 * Finds the digest that messages can still join, or creates one. Call it within a transaction. Its update
 * locks the row, so that no worker claims the digest before the message is in it.
 */
export async function openDigest(work: Work, now: Date): Promise<number> {
	const isOpen = { status: "waiting", claimedUntil: null, nextAttemptAt: { gt: now } };
	const known = await work.db.outgoingEmail.findFirst({
		where: { contactId: null, attempts: 0, suspects: { some: {} }, ...isOpen },
		select: { id: true },
		orderBy: { id: "desc" },
	});
	if (known) {
		const where = { id: known.id, ...isOpen };
		const { count } = await work.db.outgoingEmail.updateMany({ where, data: { attempts: 0 } });
		if (count === 1) return known.id;
	}
	return work.email({
		kind: "digest",
		sendAt: new Date(now.getTime() + GATHERED_FOR),
		...digestText([], 0),
	});
}

/**
 * Writes a digest's text from the messages that are in it, or deletes it if none is left. Call it in the
 * transaction that adds or erases messages.
 */
export async function writeDigest(client: Client, id: number): Promise<void> {
	const total = await client.contact.count({ where: { digestId: id } });
	if (total === 0) {
		await client.outgoingEmail.deleteMany({ where: { id } });
		return;
	}
	const told = await client.contact.findMany({
		where: { digestId: id },
		select: sentColumns,
		orderBy: { id: "asc" },
		take: TOLD_MAX,
	});
	await client.outgoingEmail.updateMany({ where: { id }, data: digestText(told, total) });
}
