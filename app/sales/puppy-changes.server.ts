/**
 * Changes a puppy's details, for the JSON API and the puppy's form. If the change makes the puppy
 * available again, or says when it went home, its reservation ends too.
 */
import { command, type Work } from "~/platform/command.server.ts";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { moveToTrash } from "~/puppies/admin/trash.server.ts";
import { changeFields, type ReservationEnd, storeForm } from "~/puppies/commands.server.ts";
import type { PuppyChanges } from "~/puppies/fields.ts";
import { undeletedPuppies } from "~/puppies/visibility.ts";
import { makeAvailable } from "./commands.server.ts";
import { activeOf } from "./holding.server.ts";
import { refuseOwed } from "./owed.server.ts";
import { releaseOf, updateReservation } from "./reservation-changes.server.ts";

/** Ends the puppy's reservation; `confirmedCents` is what the form confirmed as still owed. */
async function endReservation(
	work: Work,
	puppyId: number,
	end: ReservationEnd,
	confirmedCents?: number,
) {
	if (end.status === "released") return releaseOf(work, puppyId);
	const active = await activeOf(work.db, puppyId);
	if (!active) return;
	await refuseOwed(work.db, active.id, confirmedCents);
	await updateReservation(work, active.id, { status: end.status, goHomeOn: end.wentHomeOn });
}

/**
 * Changes the given fields of a puppy. Returns false if there is no such puppy.
 * @throws {PathTaken}
 * @throws {ImplausiblePuppy} if a changed field contradicts the others, or the price is unusual and not confirmed.
 */
export const changePuppy = (
	id: number,
	changes: PuppyChanges,
	actor: Actor,
	confirmedPrice?: string,
): Promise<boolean> =>
	command(actor, async (work) => {
		const updated = await changeFields(work, id, changes, confirmedPrice);
		if (updated?.end) await endReservation(work, id, updated.end);
		return updated !== undefined;
	});

/**
 * Stores the form of a puppy: `edit` gets the stored fields and returns the values to store. Returns undefined if
 * there is no such puppy.
 * @throws {PathTaken}
 * @throws {ImplausiblePuppy} as `changePuppy` does.
 * @throws {MoneyOwed} if the puppy went home and more or less is owed than `confirmedCents`, if that is given.
 */
export const savePuppy = (
	id: number,
	edit: Parameters<typeof storeForm>[2],
	actor: Actor,
	confirmedCents?: number,
): Promise<{ name: string; isChanged: boolean } | undefined> =>
	command(actor, async (work) => {
		const stored = await storeForm(work, id, edit);
		if (!stored) return undefined;
		const { name, isChanged, end } = stored;
		if (end) await endReservation(work, id, end, confirmedCents);
		return { name, isChanged };
	});

/**
 * Puts a puppy into the trash. That releases its reservation, so that it is available if it is restored.
 * @returns its name, or undefined if there is no such puppy.
 */
export const trashPuppy = (id: number, actor: Actor): Promise<string | undefined> =>
	command(actor, async (work) => {
		const puppy = await work.db.puppy.findUnique({
			where: { id, ...undeletedPuppies },
			select: { id: true, name: true, status: true, profilePath: true, isReserved: true },
		});
		if (!puppy) return undefined;
		if (puppy.isReserved) await makeAvailable(work, id, "released");
		await moveToTrash(work, puppy);
		return puppy.name;
	});
