/**
 * Erases a family, except for its messages, which the contact module erases along with their counts.
 * Sales stay, without the person: a puppy's price and payments are part of the business's books.
 */
import {
	type Actor,
	type ChangedKind,
	recordChange,
} from "~/platform/database/audit-log.server.ts";
import type { Client } from "~/platform/database/database.server.ts";
import { forgetBounces } from "./bounces/bounces.server.ts";
import { addressKey } from "./families.server.ts";
import { forgetInRecord, forgottenSubject } from "./messages.server.ts";

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

/** Clears the details in the change records of these items. That they changed, and when, stays. */
async function forgetChanges(client: Client, kind: ChangedKind, ids: number[]) {
	if (ids.length === 0) return;
	await client.change.updateMany({
		where: { kind, subjectId: { in: ids } },
		data: { subject: `an erased family’s ${kind}`, before: "{}", after: "{}" },
	});
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
	const ofFamily = { where: { familyId: id }, select: { id: true } };
	const entries = await client.waitingEntry.findMany({
		where: { OR: [{ familyId: id }, { email: { in: keys } }] },
		select: { id: true },
	});
	const appointments = idsOf(await client.appointment.findMany(ofFamily));
	const reservations = idsOf(await client.reservation.findMany(ofFamily));
	await client.outgoingEmail.deleteMany({
		where: { OR: [{ familyId: id }, { recipient: { in: written } }] },
	});
	await client.waitingEntry.deleteMany({ where: { id: { in: idsOf(entries) } } });
	await forgetBounces(client, keys);
	await client.payment.updateMany({
		where: { reservationId: { in: reservations } },
		data: { note: "" },
	});
	// The database deletes its addresses, notes, answers and appointments with it.
	await client.family.deleteMany({ where: { id } });
	await forgetInRecord(client, id);
	await forgetChanges(client, "reservation", reservations);
	await forgetChanges(client, "waiting entry", idsOf(entries));
	await forgetChanges(client, "appointment", appointments);
	await recordChange(client, actor, {
		action: "erased",
		kind: "family",
		subjectId: id,
		subject: forgottenSubject(id),
		after: { messages },
	});
}
