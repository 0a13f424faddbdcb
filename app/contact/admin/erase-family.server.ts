/**
 * Erases a family, except for its messages, which the contact module erases along with their counts.
 * Sales stay, without the person: a puppy's price and payments are part of the business's books.
 */

import { forgetStrayBounces } from "~/families/bounced-addresses.server.ts";
import { addressKey, recordFamily } from "~/families/families.server.ts";
import { forgetInRecord } from "~/families/messages.server.ts";
import type { Work } from "~/platform/command.server.ts";
import type { Client } from "~/platform/database/database.server.ts";
import { rewriteMornings } from "~/reminders/morning-email.server.ts";
import { deleteEntries } from "~/waiting-list/commands.server.ts";

/** Clears the notes of payments of the family's reservations, or that were entered while one was the family's. */
async function forgetPaymentNotes(client: Client, familyId: number) {
	const data = { note: "" };
	await client.payment.updateMany({ where: { reservation: { familyId } }, data });
	await client.payment.updateMany({ where: { formerFamilyId: familyId }, data });
}

/**
 * Erases a family in the caller's transaction: its notes, answers, waiting list entries and
 * appointments, and every email to it, so that none is sent anymore. Reservations and payments stay,
 * no longer linked to the family. `addresses` are the email addresses as the family wrote them.
 */
export async function eraseFamilyRows(
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
