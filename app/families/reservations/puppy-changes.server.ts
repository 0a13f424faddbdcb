/**
 * Changing what is written of a puppy, as the JSON API and the puppy's form do: where that offers
 * the puppy again, or says when it went home, its reservation ends with it.
 */
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { trashPuppy as trash } from "~/puppies/admin/trash.server.ts";
import {
	changePuppy as changeFields,
	type EndReservation,
	type SubmittedForm,
	savePuppy as saveFields,
} from "~/puppies/commands.server.ts";
import type { PuppyChanges } from "~/puppies/fields.ts";
import type { IsConfirmed } from "~/puppies/price/plausibility.ts";
import { updateReservation } from "./reservation-changes.server.ts";

const endReservation: EndReservation = async (client, puppyId, { status, wentHomeOn }, actor) => {
	const active = await client.reservation.findUnique({
		where: { activePuppyId: puppyId },
		select: { id: true },
	});
	if (!active) return;
	const changes = wentHomeOn ? { status, goHomeOn: wentHomeOn } : { status };
	await updateReservation(client, active.id, changes, actor);
};

/** As `changePuppy` of the puppies (its words hold here too), with the puppy's reservation in step. */
export const changePuppy = (
	id: number,
	changes: PuppyChanges,
	actor: Actor,
	isConfirmed?: IsConfirmed,
) => changeFields(id, changes, actor, isConfirmed, endReservation);

/** As `trashPuppy` of the puppies: a reservation of the puppy is released. */
export const trashPuppy = (id: number, actor: Actor) => trash(id, actor, endReservation);

/** As `savePuppy` of the puppies, with the puppy's reservation in step. */
export const savePuppy = (id: number, form: SubmittedForm, actor: Actor) =>
	saveFields(id, form, actor, endReservation);
