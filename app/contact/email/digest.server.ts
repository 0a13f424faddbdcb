/**
 * Messages that look like spam are told of together, in a digest that is sent within the hour: a
 * robot that writes all day then fills neither the mailbox nor SendGrid's quota, and a family that
 * was mistaken for one is read all the same. A digest is an email of the outbox like any other;
 * its text is written with each message that joins it, in the transaction that stores the message.
 */
import { href } from "react-router";
import type { Client } from "~/platform/database/database.server.ts";
import { queueEmail } from "~/platform/email/queue.server.ts";
import { env } from "~/platform/env.ts";
import { storedMessage, storedMessageColumns } from "../stored-message.ts";
import { digestText } from "./digest-text.ts";

/** Milliseconds from a digest's first message until it is sent: some less than an hour. */
const GATHERED_FOR = 50 * 60_000;
/** Messages that one digest tells in full; further ones it counts. */
const TOLD_MAX = 50;

const inAdmin = (path: string) => env.origin + path;

/**
 * The digest that messages may join now, made where there is none. To be called in a transaction.
 * The update takes the row's lock, so that no worker claims the digest until the message is in it.
 */
export async function openDigest(
	client: Client,
	now: Date,
): Promise<{ id: number; isNew: boolean }> {
	const isOpen = { status: "waiting", claimedUntil: null, nextAttemptAt: { gt: now } };
	const known = await client.outgoingEmail.findFirst({
		where: { contactId: null, attempts: 0, suspects: { some: {} }, ...isOpen },
		select: { id: true },
		orderBy: { id: "desc" },
	});
	if (known) {
		const where = { id: known.id, ...isOpen };
		const { count } = await client.outgoingEmail.updateMany({ where, data: { attempts: 0 } });
		if (count === 1) return { id: known.id, isNew: false };
	}
	const id = await queueEmail(client, {
		kind: "digest",
		sendAt: new Date(now.getTime() + GATHERED_FOR),
		...digestText([], 0, ""),
	});
	return { id, isNew: true };
}

/**
 * Writes a digest's text from the messages that are in it, or removes it where none is left. To be
 * called in the transaction that adds or erases messages.
 */
export async function writeDigest(client: Client, id: number): Promise<void> {
	const total = await client.contact.count({ where: { digestId: id } });
	if (total === 0) {
		await client.outgoingEmail.deleteMany({ where: { id } });
		return;
	}
	const rows = await client.contact.findMany({
		where: { digestId: id },
		select: storedMessageColumns,
		orderBy: { id: "asc" },
		take: TOLD_MAX,
	});
	const suspects = rows.map((row) => ({
		message: storedMessage(row),
		puppyName: row.puppyName,
		receivedAt: row.createdAt,
		reason: row.spamReason,
		address: inAdmin(href("/admin/contacts/:id", { id: String(row.id) })),
	}));
	const list = inAdmin(`${href("/admin/contacts")}?tab=spam`);
	await client.outgoingEmail.update({
		where: { id },
		data: digestText(suspects, total, list),
		select: { id: true },
	});
}
