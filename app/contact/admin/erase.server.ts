import { forgetStrayBounces } from "~/families/bounced-addresses.server.ts";
import { addressesOf, addressKey, recordFamily } from "~/families/families.server.ts";
import { forgetInRecord, messagesWent } from "~/families/messages.server.ts";
import { command } from "~/platform/command.server.ts";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { type Client, database, forgetDeleted } from "~/platform/database/database.server.ts";
import { kindsToFamily } from "~/platform/email/queue.server.ts";
import { rewriteMornings } from "~/reminders/morning.server.ts";
import { deleteEntries } from "~/waiting-list/commands.server.ts";
import { writeDigest } from "../email/digest.server.ts";
import { countedColumns, countMessages } from "./counts.server.ts";
import { contactsOfAddress } from "./queries.server.ts";

/** The most rows that one statement lists by id. */
const AT_ONCE = 500;

/**
 * Deletes messages with everything attached to them, and updates the counts.
 * @returns the ids of the families that sent them.
 */
async function eraseMessages(client: Client, all: readonly number[]): Promise<Set<number>> {
	const families = new Set<number>();
	for (let start = 0; start < all.length; start += AT_ONCE) {
		const ids = all.slice(start, start + AT_ONCE);
		const messages = await client.contact.findMany({
			where: { id: { in: ids } },
			select: { ...countedColumns, digestId: true },
		});
		const counting = messages.filter(({ isSpam }) => !isSpam);
		await countMessages(client, counting, -1);
		await client.contactCount.deleteMany({ where: { count: { lte: 0 } } });
		// Replies quote the message, even if they went to another address of the family.
		const toThem = { contactId: { in: ids } };
		await client.outgoingEmail.deleteMany({ where: { reply: toThem } });
		await client.reply.deleteMany({ where: toThem });
		// Emails and search index entries are deleted together with their message.
		await client.contact.deleteMany({ where: { id: { in: ids } } });
		// A digest is about several people: rewrite it without these messages.
		for (const digest of new Set(messages.map(({ digestId }) => digestId))) {
			if (digest !== null) await writeDigest(client, digest);
		}
		await client.change.updateMany({
			where: { kind: "contact", subjectId: { in: ids } },
			data: { subject: "an erased message", before: "{}", after: "{}" },
		});
		for (const { familyId } of messages) if (familyId !== null) families.add(familyId);
	}
	return families;
}

/**
 * The address that message `id` came from, the ids of all messages from there, and the family that it belongs to, if any.
 * Undefined if there is no such message.
 */
export async function senderOf(id: number, client: Client = database) {
	const message = await client.contact.findUnique({
		where: { id },
		select: { email: true, familyId: true },
	});
	if (!message) return undefined;
	const { email, familyId } = message;
	const owner = await client.familyAddress.findUnique({ where: { address: addressKey(email) } });
	const ids = await contactsOfAddress(client, email);
	return { email, ids, familyId: familyId ?? owner?.familyId };
}

/**
 * Erases everything from the address that message `id` came from, which belongs to no family, such as suspected spam:
 * its messages with the emails about them, and its place on the waiting list.
 * @returns how many messages were erased; 0 if there is no such message, or a family that it belongs to.
 */
export async function eraseSender(id: number, actor: Actor): Promise<number> {
	const erased = await command(actor, async (work) => {
		const sender = await senderOf(id, work.db);
		if (!sender || sender.familyId !== undefined) return 0;
		const { email, ids } = sender;
		for (const family of await eraseMessages(work.db, ids)) await messagesWent(work, family);
		await forgetAddresses(work.db, [email]);
		await forgetStrayBounces(work.db, [addressKey(email)]);
		await rewriteMornings(work.db);
		await work.record({
			action: "erased",
			kind: "contact",
			subjectId: id,
			subject: "an erased message",
			after: { messages: ids.length },
		});
		return ids.length;
	});
	if (erased > 0) await forgetDeleted();
	return erased;
}

/** The messages of a family and of its addresses, including those in no family, such as suspected spam. */
async function messagesOfFamily(client: Client, id: number) {
	const own = await client.contact.findMany({
		where: { familyId: id },
		select: { id: true, email: true },
	});
	const known = await addressesOf(client, id);
	const addresses = new Set([...known, ...own.map(({ email }) => email)]);
	const ids = new Set(own.map((message) => message.id));
	for (const address of new Set([...addresses].map(addressKey).filter(Boolean))) {
		for (const message of await contactsOfAddress(client, address)) ids.add(message);
	}
	return { ids: [...ids], addresses: [...addresses] };
}

/**
 * Deletes what went to these addresses, as they were written, or waits to be sent there, and their places on the
 * waiting list. Emails to the trainer stay, even if a test message came from the trainer's own mailbox.
 */
async function forgetAddresses(client: Client, addresses: readonly string[]) {
	const keys = addresses.map(addressKey);
	const recipient = { in: [...new Set([...keys, ...addresses])].filter(Boolean) };
	await client.outgoingEmail.deleteMany({
		where: { recipient, kind: { in: [...kindsToFamily] } },
	});
	// Of a family that was split, the other part may have answers that went here.
	await client.reply.deleteMany({ where: { recipient } });
	await deleteEntries(client, { email: recipient });
}

/** Clears the notes of payments of the family's reservations, or that were entered while one was the family's. */
async function forgetPaymentNotes(client: Client, familyId: number) {
	const data = { note: "" };
	await client.payment.updateMany({ where: { reservation: { familyId } }, data });
	await client.payment.updateMany({ where: { formerFamilyId: familyId }, data });
}

/**
 * Erases everything stored about a family: its messages and those of its addresses, notes, replies,
 * waiting-list entries, appointments, and every email to it, so that none is sent anymore. Its reservations and
 * payments stay, without the family: a puppy's price and payments are part of the business's books.
 * @returns how many messages were erased; undefined if there is no such family.
 */
export async function eraseFamily(id: number, actor: Actor): Promise<number | undefined> {
	const erased = await command(actor, async (work) => {
		if ((await work.db.family.count({ where: { id } })) === 0) return undefined;
		const { ids, addresses } = await messagesOfFamily(work.db, id);
		const others = await eraseMessages(work.db, ids);
		const ofFamily = { where: { familyId: id }, select: { recipient: true } };
		const sent = [
			...(await work.db.outgoingEmail.findMany(ofFamily)),
			...(await work.db.reply.findMany(ofFamily)),
		];
		await work.db.outgoingEmail.deleteMany({ where: { familyId: id } });
		await deleteEntries(work.db, { familyId: id });
		await forgetAddresses(work.db, addresses);
		await forgetPaymentNotes(work.db, id);
		// The times of its appointments are open again on the pages of the puppies.
		const appointments = await work.db.appointment.count({ where: { familyId: id } });
		if (appointments > 0) work.publicContentChanged();
		// The database deletes its addresses, notes, answers and appointments with it.
		await work.db.family.deleteMany({ where: { id } });
		const all = [...addresses, ...sent.map(({ recipient }) => recipient)].map(addressKey);
		await forgetStrayBounces(work.db, [...new Set(all)].filter(Boolean));
		await forgetInRecord(work.db, id);
		await rewriteMornings(work.db);
		await recordFamily(work, id, { action: "erased", after: { messages: ids.length } });
		// A message from an address of this family may have been moved to another family by hand.
		for (const other of others) if (other !== id) await messagesWent(work, other);
		return ids.length;
	});
	if (erased !== undefined) await forgetDeleted();
	return erased;
}
