/**
 * Erases a family, except for its messages, which the contact module erases along with their counts.
 * Sales stay, without the person: a puppy's price and payments are part of the business's books.
 */
import { z } from "zod";
import { type Actor, recordChange } from "~/platform/database/audit-log.server.ts";
import type { Client } from "~/platform/database/database.server.ts";
import { forgetStrayBounces } from "./bounces/bounces.server.ts";
import { addressKey, familySubject } from "./families.server.ts";
import { forgetInRecord } from "./messages.server.ts";
import { rewriteMornings } from "./reminders/morning-email.server.ts";
import { deleteEntries } from "./waiting-list/commands.server.ts";

const givenUp = z.object({ familyId: z.number().nullish() });

/**
 * The reservations that a family had before they went to another family, each with the time of that: the
 * record of changes names families by id.
 */
async function formerReservations(client: Client, familyId: number) {
	const rows = await client.change.findMany({
		where: { kind: "reservation", before: { contains: '"familyId"' } },
		select: { subjectId: true, at: true, before: true },
	});
	return rows.filter(({ before }) => givenUp.parse(JSON.parse(before)).familyId === familyId);
}

/** Clears the notes of payments that were entered while their reservation was the family's. */
async function forgetPaymentNotes(client: Client, familyId: number) {
	const data = { note: "" };
	await client.payment.updateMany({ where: { reservation: { familyId } }, data });
	for (const { subjectId, at } of await formerReservations(client, familyId)) {
		const where = { reservationId: subjectId, createdAt: { lte: at } };
		await client.payment.updateMany({ where, data });
	}
}

/**
 * Erases a family in the caller's transaction: its notes, answers, waiting list entries and
 * appointments, and every email to it, so that none is sent anymore. Reservations and payments stay,
 * no longer linked to the family. `addresses` are the email addresses as the family wrote them.
 */
export async function eraseFamilyRows(
	client: Client,
	id: number,
	{ actor, messages, addresses }: { actor: Actor; messages: number; addresses: readonly string[] },
): Promise<void> {
	const keys = [...new Set(addresses.map(addressKey))].filter(Boolean);
	const written = [...new Set([...keys, ...addresses])];
	const ofFamily = { where: { familyId: id }, select: { recipient: true } };
	const sent = [
		...(await client.outgoingEmail.findMany(ofFamily)),
		...(await client.reply.findMany(ofFamily)),
	];
	await client.outgoingEmail.deleteMany({
		where: { OR: [{ familyId: id }, { recipient: { in: written } }] },
	});
	await deleteEntries(client, { OR: [{ familyId: id }, { email: { in: keys } }] });
	await forgetPaymentNotes(client, id);
	// The database deletes its addresses, notes, answers and appointments with it.
	await client.family.deleteMany({ where: { id } });
	const recipients = sent.map(({ recipient }) => addressKey(recipient));
	await forgetStrayBounces(client, [...new Set([...keys, ...recipients])]);
	await forgetInRecord(client, id);
	await rewriteMornings(client);
	await recordChange(client, actor, {
		action: "erased",
		kind: "family",
		subjectId: id,
		subject: familySubject(id),
		after: { messages },
	});
}
