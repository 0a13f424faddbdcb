/** Says what is still owed for puppies, and asks before one goes home all the same. */
import { z } from "zod";
import { type Client, database } from "~/platform/database/database.server.ts";
import type { Prisma } from "~/platform/database/prisma/client.ts";
import { type Agreed, balanceOf, type Counted, OWED_MAX, owedOf, owedParts } from "./balance.ts";

/**
 * The query condition for payments that are still due. As in balance.ts, only refunds are due for a
 * released puppy.
 */
export const stillDue = {
	receivedOn: null,
	OR: [{ kind: "refund" }, { reservation: { status: { not: "released" } } }],
};

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

/** Reservations for which money is owed, each with its parts, and whether there are more than were read. */
async function owing({
	where,
	orderBy,
}: Pick<Prisma.ReservationFindManyArgs, "where" | "orderBy">) {
	const rows = await database.reservation.findMany({
		where,
		orderBy,
		take: OWED_MAX + 1,
		select: {
			...owedColumns,
			id: true,
			goHomeOn: true,
			puppy: { select: { id: true, name: true } },
			family: { select: { id: true, name: true } },
			payments: { select: { ...owedColumns.payments.select, dueOn: true } },
		},
	});
	const found = rows.slice(0, OWED_MAX).flatMap((row) => {
		const owed = owedFor(row);
		return owed === 0 ? [] : [{ ...row, owed, parts: owedParts(row, row.payments) }];
	});
	return { found, isPart: rows.length > OWED_MAX };
}

export type Owing = Awaited<ReturnType<typeof owing>>["found"][number];

/** The reservations of a family for which it owes money, the newest first. */
export const owedBy = async (familyId: number) =>
	(await owing({ where: { familyId }, orderBy: { id: "desc" } })).found;

/**
 * The reservations for which money is owed, of puppies that are held and of those that went home. `isPart` says whether
 * there are more of either than were read.
 */
export async function allOwed(): Promise<{ owing: Owing[]; isPart: boolean }> {
	const [held, home] = await Promise.all([
		owing({ where: { activePuppyId: { gt: 0 } }, orderBy: { activePuppyId: "desc" } }),
		owing({ where: { status: "home" }, orderBy: [{ endedAt: "desc" }, { id: "desc" }] }),
	]);
	return { owing: [...held.found, ...home.found], isPart: held.isPart || home.isPart };
}

/** A form’s field with what was confirmed to be still owed, in cents; 0 if nobody was asked. */
export const confirmedOwed = z.coerce.number().int().catch(0);

/** Thrown if a family still owes money and nobody confirmed that the puppy goes home all the same. */
export class MoneyOwed extends Error {
	override name = "MoneyOwed";
	constructor(
		readonly reservationId: number,
		readonly cents: number,
	) {
		super("Money is still owed for the puppy");
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
