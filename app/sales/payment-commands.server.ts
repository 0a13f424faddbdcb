/** Records planned and received payments of a reservation. No card data is ever stored (schema.ts). */

import { command } from "~/platform/command.server.ts";
import { type Actor, differences } from "~/platform/database/audit-log.server.ts";
import type { Client } from "~/platform/database/database.server.ts";
import type { Prisma } from "~/platform/database/prisma/client.ts";
import { addOnce } from "~/platform/forms/submissions.server.ts";
import { aboveLimit } from "./balance.ts";
import { noteReservation } from "./reservation-changes.server.ts";

/** Maximum number of payments per reservation. */
export const PAYMENTS_MAX = 200;

export const paymentColumns = {
	id: true,
	kind: true,
	amountCents: true,
	dueOn: true,
	receivedOn: true,
	method: true,
	note: true,
} as const;

type Row = Prisma.PaymentGetPayload<{ select: typeof paymentColumns }>;
/** Its `method` is how it was paid; empty until it is received. */
export type Payment = Omit<Row, "id">;

const reservationOf = (client: Client, id: number) =>
	client.reservation.findUnique({
		where: { id },
		select: {
			id: true,
			status: true,
			priceCents: true,
			puppy: { select: { id: true, name: true } },
			family: { select: { id: true, name: true } },
			payments: { select: paymentColumns, orderBy: { id: "asc" }, take: PAYMENTS_MAX },
		},
	});

type Stored = { outcome: "stored"; id: number };
type Refused = { outcome: "gone" | "too many" } | { outcome: "above"; limit: number };

interface Circumstances {
	/** The amount that somebody confirmed even though it is above the limit. */
	confirmedCents?: number;
	submissionKey?: string;
}

/**
 * Adds a payment, planned or received. Submitting the same form twice adds one.
 * @returns the reason if it wasn't added: the reservation doesn't exist, has too many payments, or the
 * amount is above the limit and not confirmed.
 */
export function addPayment(
	reservationId: number,
	payment: Payment,
	actor: Actor,
	{ confirmedCents, submissionKey }: Circumstances = {},
): Promise<Stored | Refused> {
	return command<Stored, Refused>(actor, async (work) => {
		const store = async () => {
			const reservation = await reservationOf(work.db, reservationId);
			if (!reservation) throw work.refuse<Refused>({ outcome: "gone" });
			const { payments } = reservation;
			if (payments.length >= PAYMENTS_MAX) throw work.refuse<Refused>({ outcome: "too many" });
			const limit = aboveLimit(reservation, payments, payment);
			if (limit !== undefined && confirmedCents !== payment.amountCents) {
				throw work.refuse<Refused>({ outcome: "above", limit });
			}
			const { id } = await work.db.payment.create({
				data: { ...payment, reservationId },
				select: { id: true },
			});
			await noteReservation(work, {
				...reservation,
				action: payment.receivedOn ? "received a payment for" : "planned a payment for",
				after: payment,
			});
			return id;
		};
		const content = { reservationId, ...payment };
		const submission = { key: submissionKey, kind: "payment", content };
		const id = await addOnce(work, submission, work.db.payment, store);
		return { outcome: "stored", id };
	});
}

/** A payment of this reservation, and its other payments. */
async function findPayment(client: Client, reservationId: number, id: number) {
	const reservation = await reservationOf(client, reservationId);
	const before = reservation?.payments.find((payment) => payment.id === id);
	if (!reservation || !before) return undefined;
	return { reservation, before, others: reservation.payments.filter((other) => other !== before) };
}

/**
 * Changes a payment, for example when it is received: `edit` gets the stored values and returns those to store.
 * @returns the reason if it wasn't changed: it doesn't exist, or its new amount or kind exceeds the limit and
 * isn't confirmed.
 */
export function changePayment(
	reservationId: number,
	id: number,
	edit: (stored: Payment) => Partial<Payment>,
	actor: Actor,
	{ confirmedCents }: Circumstances = {},
): Promise<Stored | Refused> {
	return command<Stored, Refused>(actor, async (work) => {
		const found = await findPayment(work.db, reservationId, id);
		if (!found) return work.refuse({ outcome: "gone" });
		const { reservation, before, others } = found;
		const { id: _, ...stored } = before;
		const changes = edit(stored);
		const { isSame, ...changed } = differences(before, changes);
		if (isSame) return { outcome: "stored", id };
		const after = { ...before, ...changes };
		const isAsked = "amountCents" in changed.after || "kind" in changed.after;
		const limit = isAsked ? aboveLimit(reservation, others, after) : undefined;
		if (limit !== undefined && confirmedCents !== after.amountCents) {
			return work.refuse({ outcome: "above", limit });
		}
		const hasCome = before.receivedOn === null && after.receivedOn !== null;
		// The family of the reservation pays it, also if it was planned for another one.
		const data = hasCome ? { ...changes, formerFamilyId: null } : changes;
		await work.db.payment.update({ where: { id }, data, select: { id: true } });
		await noteReservation(work, {
			...reservation,
			action: hasCome ? "received a payment for" : "changed a payment for",
			before: changed.before,
			after: changed.after,
		});
		return { outcome: "stored", id };
	});
}

/** Deletes a payment. Returns false if there is no such payment. */
export function removePayment(reservationId: number, id: number, actor: Actor): Promise<boolean> {
	return command(actor, async (work) => {
		const found = await findPayment(work.db, reservationId, id);
		if (!found) return false;
		const { id: _, ...before } = found.before;
		await work.db.payment.delete({ where: { id }, select: { id: true } });
		await noteReservation(work, {
			...found.reservation,
			action: "removed a payment for",
			before,
		});
		return true;
	});
}
