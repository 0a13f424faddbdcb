import { forgetStrayBounces } from "~/families/bounced-addresses.server.ts";
import {
	addressesOf,
	addressKey,
	recordFamily,
	updateFamilySearch,
} from "~/families/families.server.ts";
import { forgetInRecord, messagesWent } from "~/families/messages.server.ts";
import { forgetRepliesTo } from "~/families/replies/commands.server.ts";
import { command, type Work } from "~/platform/command.server.ts";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { type Client, database, forgetDeleted } from "~/platform/database/database.server.ts";
import { rewriteMornings } from "~/reminders/morning.server.ts";
import { eraseWaiting } from "~/waiting-list/admin/commands.server.ts";
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
async function eraseMessages(client: Client, ids: number[]): Promise<Set<number>> {
	const messages = await client.contact.findMany({
		where: { id: { in: ids } },
		select: { ...countedColumns, digestId: true },
	});
	const families = messages.flatMap(({ familyId }) => familyId ?? []);
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
	return new Set(families);
}

/** Deletes messages in steps; returns the ids of the families that sent them. */
async function eraseInSteps(client: Client, ids: readonly number[]): Promise<Set<number>> {
	const families = new Set<number>();
	for (let start = 0; start < ids.length; start += AT_ONCE) {
		for (const id of await eraseMessages(client, ids.slice(start, start + AT_ONCE)))
			families.add(id);
	}
	return families;
}

/**
 * The addresses that replies to some messages went to and that belong to nobody else: these are corrected
 * addresses of the person who wrote the messages.
 */
async function correctedAddresses(client: Client, ids: readonly number[]): Promise<string[]> {
	const found = new Set<string>();
	const names = new Set<string>();
	for (let start = 0; start < ids.length; start += AT_ONCE) {
		const messages = await client.contact.findMany({
			where: { id: { in: ids.slice(start, start + AT_ONCE) } },
			select: { name: true, replies: { select: { recipient: true } } },
		});
		for (const { name, replies } of messages) {
			names.add(name.toLowerCase());
			for (const { recipient } of replies) found.add(addressKey(recipient));
		}
	}
	const own = new Set(ids);
	const corrected: string[] = [];
	for (const address of found) {
		const written = await contactsOfAddress(client, address);
		const entry = await client.waitingEntry.findUnique({
			where: { email: address },
			select: { name: true },
		});
		const isOfOther = entry !== null && !names.has(entry.name.toLowerCase());
		if (!isOfOther && written.every((id) => own.has(id))) corrected.push(address);
	}
	return corrected;
}

/** What belongs to the person who wrote message `id`; undefined if there is no such message. */
async function personOf(client: Client, id: number) {
	const contact = await client.contact.findUnique({
		where: { id },
		select: { email: true, familyId: true },
	});
	if (!contact) return undefined;
	const ids = [...new Set([id, ...(await contactsOfAddress(client, contact.email))])];
	const corrected = await correctedAddresses(client, ids);
	const addresses = [...new Set([addressKey(contact.email), ...corrected])];
	return { ...contact, ids, corrected, addresses };
}

/** Whether a family consists of the person with these addresses alone. */
async function isAlone(client: Client, familyId: number, addresses: readonly string[]) {
	const known = await addressesOf(client, familyId);
	const wrote = await client.contact.findMany({
		where: { familyId },
		distinct: ["email"],
		select: { email: true },
	});
	const all = [...known, ...wrote.map(({ email }) => email)];
	return all.every((address) => addresses.includes(addressKey(address)));
}

/** What `erasePerson` would erase, with the newest messages; undefined if there is no such message. */
export async function storedAboutPerson(id: number, take: number) {
	const person = await personOf(database, id);
	if (!person) return undefined;
	const { email, familyId, ids, addresses } = person;
	const messages = await database.contact.findMany({
		where: { id: { in: ids.slice(0, take) } },
		select: { id: true, createdAt: true, message: true },
		orderBy: [{ createdAt: "desc" }, { id: "desc" }],
	});
	/** The family that goes as a whole, because nobody else belongs to it. */
	const ownFamily =
		familyId !== null && (await isAlone(database, familyId, addresses)) ? familyId : undefined;
	return { email, familyId, ownFamily, total: ids.length, messages };
}

/**
 * Erases everything from the email address that message `id` came from: its messages with their
 * replies and emails, its place on the waiting list, and their data in the audit log. Also erases what
 * is stored under an address that it was corrected to, and the whole family if nobody else belongs to it.
 * @returns how many messages were erased; 0 if there is no such message.
 */
export async function erasePerson(id: number, actor: Actor): Promise<number> {
	const erased = await command(actor, async (work) => {
		const person = await personOf(work.db, id);
		if (!person) return 0;
		const { email, familyId, ids, corrected, addresses } = person;
		const isOwn = familyId !== null && (await isAlone(work.db, familyId, addresses));
		const families = await eraseInSteps(work.db, ids);
		if (isOwn) {
			families.delete(familyId);
			await eraseFamilyRows(work, familyId, { messages: ids.length, addresses });
		}
		await work.db.familyAddress.deleteMany({ where: { address: { in: addresses } } });
		for (const address of new Set([email, ...corrected])) {
			await forgetRepliesTo(work.db, address);
		}
		await eraseWaiting(work.db, addresses);
		for (const family of families) {
			const isGone = await messagesWent(work, family);
			if (!isGone) await updateFamilySearch(work.db, family);
		}
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
 * Erases everything stored about a family: its messages and those of its addresses, notes, replies,
 * waiting-list entries, appointments, and every email to it. Its reservations and payments stay, without
 * the family.
 * @returns how many messages were erased; undefined if there is no such family.
 */
export async function eraseFamily(id: number, actor: Actor): Promise<number | undefined> {
	const erased = await command(actor, async (work) => {
		if ((await work.db.family.count({ where: { id } })) === 0) return undefined;
		const { ids, addresses } = await messagesOfFamily(work.db, id);
		const others = await eraseInSteps(work.db, ids);
		await eraseFamilyRows(work, id, { messages: ids.length, addresses });
		// A message from an address of this family may have been moved to another family by hand.
		for (const other of others) if (other !== id) await messagesWent(work, other);
		return ids.length;
	});
	if (erased !== undefined) await forgetDeleted();
	return erased;
}

/** Clears the notes of payments of the family's reservations, or that were entered while one was the family's. */
async function forgetPaymentNotes(client: Client, familyId: number) {
	const data = { note: "" };
	await client.payment.updateMany({ where: { reservation: { familyId } }, data });
	await client.payment.updateMany({ where: { formerFamilyId: familyId }, data });
}

/**
 * Erases a family in the caller's transaction: its notes, answers, waiting list entries and
 * appointments, and every email to it, so that none is sent anymore. Reservations and payments stay,
 * no longer linked to the family: a puppy's price and payments are part of the business's books. `addresses` are
 * the email addresses as the family wrote them.
 */
async function eraseFamilyRows(
	work: Work,
	id: number,
	{ messages, addresses }: { messages: number; addresses: readonly string[] },
): Promise<void> {
	const keys = [...new Set(addresses.map(addressKey))].filter(Boolean);
	const written = [...new Set([...keys, ...addresses])];
	const ofFamily = { where: { familyId: id }, select: { recipient: true } };
	const sent = [
		...(await work.db.outgoingEmail.findMany(ofFamily)),
		...(await work.db.reply.findMany(ofFamily)),
	];
	await work.db.outgoingEmail.deleteMany({
		where: { OR: [{ familyId: id }, { recipient: { in: written } }] },
	});
	// Of a family that was split, the other part may have answers that went here.
	await work.db.reply.deleteMany({ where: { recipient: { in: written } } });
	await deleteEntries(work.db, { OR: [{ familyId: id }, { email: { in: keys } }] });
	await forgetPaymentNotes(work.db, id);
	// The times of its appointments are open again on the pages of the puppies.
	const appointments = await work.db.appointment.count({ where: { familyId: id } });
	if (appointments > 0) work.publicContentChanged();
	// The database deletes its addresses, notes, answers and appointments with it.
	await work.db.family.deleteMany({ where: { id } });
	const recipients = sent.map(({ recipient }) => addressKey(recipient));
	await forgetStrayBounces(work.db, [...new Set([...keys, ...recipients])]);
	await forgetInRecord(work.db, id);
	await rewriteMornings(work.db);
	await recordFamily(work, id, {
		action: "erased",
		after: { messages },
	});
}
