/**
 * Marks puppies as sold or as available again. Puppy, reservation and family change in one
 * transaction.
 */
import { command } from "~/platform/command.server.ts";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { movePuppy } from "~/puppies/commands.server.ts";
import { stateOf } from "~/puppies/status.ts";
import { activeOf, agreedOr, type NotDone, readPuppy } from "./holding.server.ts";
import { refuseOwed } from "./owed.server.ts";
import { familyOfReservation, updateReservation } from "./reservation-changes.server.ts";

interface Sale {
	/** The family that the puppy goes to; by default, the family of its reservation. */
	familyId?: number;
	/** The day on which it went home; can be added later. */
	wentHomeOn?: string;
	/** The amount still owed that was confirmed; 0 if none was. If undefined, nobody is asked. */
	confirmedCents?: number;
}

/**
 * Marks a puppy as sold: its reservation ends as "home", and its family moves to "home". If there was
 * no reservation but a family is given, the sale is stored as an ended reservation.
 * @returns the reason if it can't be sold: it is reserved for another family, sold already, or the
 * puppy or family doesn't exist.
 * @throws {ImplausiblePuppy} if the day is implausible.
 * @throws {MoneyOwed} if the family of its reservation still owes money, and that isn't confirmed.
 */
export function markSold(
	puppyId: number,
	{ familyId, wentHomeOn, confirmedCents }: Sale,
	actor: Actor,
): Promise<{ outcome: "sold now"; reservationId?: number } | NotDone> {
	return command(actor, async (work) => {
		const puppy = await readPuppy(work.db, puppyId);
		if (!puppy) return { outcome: "gone" };
		const active = await activeOf(work.db, puppyId);
		if (active && familyId && active.familyId && active.familyId !== familyId) {
			return { outcome: "held", reservationId: active.id, holder: active.family?.name };
		}
		if (!active && stateOf(puppy) === "sold") return { outcome: "sold" };
		const family = await familyOfReservation(work.db, familyId ?? null);
		if (familyId && !family) return { outcome: "no family" };
		let reservationId = active?.id;
		if (reservationId === undefined && family) {
			const agreed = agreedOr({ familyId: family.id }, puppy.price);
			const created = await work.db.reservation.create({
				data: { ...agreed, puppyId },
				select: { id: true },
			});
			reservationId = created.id;
		}
		if (active) await refuseOwed(work.db, active.id, confirmedCents);
		if (reservationId !== undefined) {
			await updateReservation(work, reservationId, {
				status: "home",
				...(family ? { familyId: family.id } : {}),
				...(wentHomeOn ? { goHomeOn: wentHomeOn } : {}),
			});
		}
		await movePuppy(
			work,
			puppyId,
			{
				available: false,
				isReserved: false,
				reservedUntil: null,
				...(wentHomeOn ? { wentHomeOn } : {}),
			},
			"sold",
		);
		return { outcome: "sold now", reservationId };
	});
}

/**
 * Makes a puppy available again, whatever its state; an active reservation is released.
 * @returns false if there is no such puppy.
 */
export function markAvailable(puppyId: number, actor: Actor): Promise<boolean> {
	return command(actor, async (work) => {
		const active = await activeOf(work.db, puppyId);
		if (active) await updateReservation(work, active.id, { status: "released" });
		return movePuppy(
			work,
			puppyId,
			{ available: true, isReserved: false, reservedUntil: null, wentHomeOn: null },
			active ? "released" : "changed",
		);
	});
}
