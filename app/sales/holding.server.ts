/** Reads which puppy is reserved for whom, and on what terms. */

import type { Client } from "~/platform/database/database.server.ts";
import type { Prisma, Reservation } from "~/platform/database/prisma/client.ts";
import { priceAmount } from "~/puppies/price/price-text.ts";
import { undeletedPuppies } from "~/puppies/visibility.ts";

/** The terms of a reservation; all of them can be added later. */
export type Agreed = Pick<Reservation, "familyId" | "until" | "goHomeOn" | "priceCents">;

/** The puppy is already reserved, for another family or for nobody in particular. */
export interface AlreadyReserved {
	outcome: "held";
	/** The family's name; undefined if the reservation has no family. */
	holder: string | undefined;
}

export type NotDone = AlreadyReserved | { outcome: "gone" | "sold" | "no family" };

export const readPuppy = (client: Client, id: number) =>
	client.puppy.findUnique({
		where: { id, ...undeletedPuppies },
		select: { id: true, name: true, price: true, available: true, isReserved: true },
	});

export const activeOf = (client: Client, puppyId: number) =>
	client.reservation.findUnique({
		where: { activePuppyId: puppyId },
		select: { id: true, family: { select: { name: true } } },
	});

/** The reservation under which a puppy is held or, if it isn't, the last one under which it went home. */
export const heldOrHome = (puppyId: number) =>
	({
		where: { puppyId, status: { in: ["active", "home"] } },
		orderBy: [{ status: "asc" }, { id: "desc" }],
	}) satisfies Prisma.ReservationFindFirstArgs;

export async function holderOf(
	client: Client,
	puppyId: number,
): Promise<AlreadyReserved | undefined> {
	const active = await activeOf(client, puppyId);
	return active ? { outcome: "held", holder: active.family?.name } : undefined;
}

/** Fills in missing terms: the price defaults to the puppy's own price, if that is an amount. */
export function agreedOr(values: Partial<Agreed>, price: string): Agreed {
	const dollars = priceAmount(price);
	return {
		familyId: null,
		until: null,
		goHomeOn: null,
		priceCents: dollars === undefined ? null : Math.round(dollars * 100),
		...values,
	};
}
