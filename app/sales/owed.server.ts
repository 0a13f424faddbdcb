/** Asks before a puppy goes home for which money is still owed. */
import type { Client } from "~/platform/database/database.server.ts";
import { balanceOf, owedOf } from "./balance.ts";

/** Thrown if a family still owes money and nobody confirmed that the puppy goes home all the same. */
export class MoneyOwed extends Error {
	override name = "MoneyOwed";
	readonly reservationId: number;
	readonly cents: number;

	constructor(reservationId: number, cents: number) {
		super("Money is still owed for the puppy");
		this.reservationId = reservationId;
		this.cents = cents;
	}
}

/**
 * Throws if more or less is owed than was confirmed. Nobody is asked if `confirmedCents` is undefined, as in
 * the JSON API, or owes anything if a puppy is held for no family and without payments.
 */
export async function refuseOwed(
	client: Client,
	reservationId: number,
	confirmedCents: number | undefined,
) {
	if (confirmedCents === undefined) return;
	const reservation = await client.reservation.findUniqueOrThrow({
		where: { id: reservationId },
		select: {
			status: true,
			priceCents: true,
			familyId: true,
			payments: { select: { kind: true, amountCents: true, receivedOn: true } },
		},
	});
	const { familyId, payments } = reservation;
	if (familyId === null && payments.length === 0) return;
	const cents = owedOf(balanceOf(reservation, payments));
	if (cents > 0 && cents !== confirmedCents) throw new MoneyOwed(reservationId, cents);
}
