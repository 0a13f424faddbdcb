/** Says what is still owed for a puppy, and asks before it goes home all the same. */
import type { Client } from "~/platform/database/database.server.ts";
import { type Agreed, balanceOf, type Counted, owedOf } from "./balance.ts";

/** The columns of a reservation that `owedFor` needs. */
export const owedColumns = {
	status: true,
	priceCents: true,
	familyId: true,
	payments: { select: { kind: true, amountCents: true, receivedOn: true } },
} as const;

/** The cents still owed for a reservation. Nobody owes anything for a puppy held for no family and without payments. */
export const owedFor = (
	reservation: Agreed & { familyId: number | null; payments: readonly Counted[] },
): number =>
	reservation.familyId === null && reservation.payments.length === 0
		? 0
		: owedOf(balanceOf(reservation, reservation.payments));

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
 * the JSON API.
 */
export async function refuseOwed(
	client: Client,
	reservationId: number,
	confirmedCents: number | undefined,
) {
	if (confirmedCents === undefined) return;
	const reservation = await client.reservation.findUniqueOrThrow({
		where: { id: reservationId },
		select: owedColumns,
	});
	const cents = owedFor(reservation);
	if (cents > 0 && cents !== confirmedCents) throw new MoneyOwed(reservationId, cents);
}
