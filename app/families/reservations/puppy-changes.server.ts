/**
 * Changes a puppy's details, for the JSON API and the puppy's form. If the change makes the puppy
 * available again, or says when it went home, its reservation ends too.
 */
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { trashPuppy as trash } from "~/puppies/admin/trash.server.ts";
import {
	changePuppy as changeFields,
	type EndReservation,
	savePuppy as saveFields,
} from "~/puppies/commands.server.ts";
import type { PuppyChanges } from "~/puppies/fields.ts";
import type { IsConfirmed } from "~/puppies/price/plausibility.ts";
import { refuseOwed } from "./owed.server.ts";
import { updateReservation } from "./reservation-changes.server.ts";

/** Ends the reservation; `confirmedCents` is what the form confirmed as still owed. */
const endAsking =
	(confirmedCents?: number): EndReservation =>
	async (work, puppyId, { status, wentHomeOn }) => {
		const active = await work.db.reservation.findUnique({
			where: { activePuppyId: puppyId },
			select: { id: true },
		});
		if (!active) return;
		if (status === "home") await refuseOwed(work.db, active.id, confirmedCents);
		const changes = wentHomeOn ? { status, goHomeOn: wentHomeOn } : { status };
		await updateReservation(work, active.id, changes);
	};

/** Same as `changePuppy` in puppies/commands.server.ts, and also updates the puppy's reservation. */
export const changePuppy = (
	id: number,
	changes: PuppyChanges,
	actor: Actor,
	isConfirmed?: IsConfirmed,
) => changeFields(id, changes, actor, isConfirmed, endAsking());

/** Same as `trashPuppy` in puppies/admin/trash.server.ts, and also releases the puppy's reservation. */
export const trashPuppy = (id: number, actor: Actor) => trash(id, actor, endAsking());

/**
 * Same as `savePuppy` in puppies/commands.server.ts, and also updates the puppy's reservation.
 * @throws {MoneyOwed} if the puppy went home and more or less is owed than `confirmedCents`, if that is given.
 */
export const savePuppy = (
	id: number,
	edit: Parameters<typeof saveFields>[1],
	actor: Actor,
	confirmedCents?: number,
) => saveFields(id, edit, actor, endAsking(confirmedCents));
