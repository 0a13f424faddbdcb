/** Sells a puppy, or offers it again: puppy, reservation and family change in one transaction. */
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { transaction } from "~/platform/database/database.server.ts";
import { movePuppy } from "~/puppies/commands.server.ts";
import { stateOf } from "~/puppies/status.ts";
import { activeOf, agreedOr, type NotDone, readPuppy } from "./holding.server.ts";
import { updateReservation } from "./reservation-changes.server.ts";
import { familyOfReservation } from "./reservation-records.server.ts";

interface Sale {
	/** The family that it goes to; that of its reservation unless another. */
	familyId?: number;
	/** The day on which it went home; can be said later. */
	wentHomeOn?: string;
}

/**
 * Sells a puppy: a reservation of it ends well, and its family is home. Where a family is named
 * and nothing was reserved, the sale is kept as a reservation that has ended.
 * @returns why not: another family holds it, or it isn't there.
 * @throws {PuppyDoubted} where the day can't be right.
 */
export function markSold(
	puppyId: number,
	{ familyId, wentHomeOn }: Sale,
	actor: Actor,
): Promise<{ outcome: "sold now"; reservationId?: number } | NotDone> {
	return transaction(async (client) => {
		const puppy = await readPuppy(client, puppyId);
		if (!puppy) return { outcome: "gone" };
		const active = await activeOf(client, puppyId);
		if (active && familyId && active.familyId && active.familyId !== familyId) {
			return { outcome: "held", reservationId: active.id, holder: active.family?.name };
		}
		if (!active && stateOf(puppy) === "sold") return { outcome: "sold" };
		const family = await familyOfReservation(client, familyId ?? null);
		if (familyId && !family) return { outcome: "no family" };
		let reservationId = active?.id;
		if (reservationId === undefined && family) {
			const agreed = agreedOr({ familyId: family.id }, puppy.price);
			const created = await client.reservation.create({
				data: { ...agreed, puppyId },
				select: { id: true },
			});
			reservationId = created.id;
		}
		if (reservationId !== undefined) {
			await updateReservation(
				client,
				reservationId,
				{
					status: "home",
					...(family ? { familyId: family.id } : {}),
					...(wentHomeOn ? { goHomeOn: wentHomeOn } : {}),
				},
				actor,
			);
		}
		await movePuppy(
			client,
			puppyId,
			{
				available: false,
				isReserved: false,
				reservedUntil: null,
				...(wentHomeOn ? { wentHomeOn } : {}),
			},
			{ actor, action: "sold" },
		);
		return { outcome: "sold now", reservationId };
	});
}

/**
 * Offers a puppy again, whatever it was: an active reservation of it is released.
 * @returns false where there is no such puppy.
 */
export function markAvailable(puppyId: number, actor: Actor): Promise<boolean> {
	return transaction(async (client) => {
		const active = await activeOf(client, puppyId);
		if (active) await updateReservation(client, active.id, { status: "released" }, actor);
		return movePuppy(
			client,
			puppyId,
			{ available: true, isReserved: false, reservedUntil: null, wentHomeOn: null },
			{ actor, action: active ? "released" : "changed" },
		);
	});
}
