/**
 * Changes a reservation's row, its family's stage, and the record of changes. The caller changes the
 * puppy.
 */
import { type Actor, differences } from "~/platform/database/audit-log.server.ts";
import type { Client } from "~/platform/database/database.server.ts";
import { setStage } from "../families.server.ts";
import { noteReservation } from "./reservation-records.server.ts";
import type { ReservationStatus } from "./states.ts";

type ReservationChanges = {
	status?: ReservationStatus;
	familyId?: number | null;
	until?: string | null;
	goHomeOn?: string | null;
	priceCents?: number | null;
};

/** The action in the record of changes for each new status. */
const deeds: Record<ReservationStatus, string> = {
	active: "reserved",
	released: "released",
	home: "went home",
};

const columns = {
	id: true,
	status: true,
	familyId: true,
	until: true,
	goHomeOn: true,
	priceCents: true,
	puppy: { select: { id: true, name: true } },
	family: { select: { id: true, name: true, stage: true } },
} as const;

/** Whether a family has another active reservation than `except`. */
const holdsAnother = async (client: Client, familyId: number, except: number) =>
	(await client.reservation.count({
		where: { familyId, status: "active", id: { not: except } },
	})) > 0;

/**
 * Makes a family's stage follow its reservation: "reserved", "home", or "waiting" again after a
 * release. A family with another active reservation keeps its stage, and so does one that is no
 * longer in "reserved" at a release, because somebody moved it by hand.
 */
async function moveFamily(
	client: Client,
	reservation: { id: number; status: string; family: { id: number; stage: string } | null },
	actor: Actor,
) {
	const { id, status, family } = reservation;
	if (!family) return;
	if (status === "active") {
		await setStage(client, family.id, "reserved", actor);
	} else if (await holdsAnother(client, family.id, id)) {
		return;
	} else if (status === "home") {
		await setStage(client, family.id, "home", actor);
	} else if (family.stage === "reserved") {
		await setStage(client, family.id, "waiting", actor);
	}
}

/**
 * Changes a reservation in the caller's transaction. Nothing is recorded if nothing differs. A family
 * that is replaced by another one moves back to "waiting".
 */
export async function updateReservation(
	client: Client,
	id: number,
	changes: ReservationChanges,
	actor: Actor,
): Promise<void> {
	const before = await client.reservation.findUniqueOrThrow({ where: { id }, select: columns });
	const { isSame, ...changed } = differences(before, changes);
	if (isSame) return;
	const isEnding = changes.status !== undefined && changes.status !== "active";
	const after = await client.reservation.update({
		where: { id },
		data: {
			...changes,
			...(changes.status === undefined
				? {}
				: {
						activePuppyId: isEnding ? null : before.puppy.id,
						endedAt: isEnding ? new Date() : null,
					}),
		},
		select: columns,
	});
	const recorded = ({ status: _, ...values }: Readonly<Record<string, unknown>>) => values;
	await noteReservation(client, actor, {
		id,
		action: changes.status && changes.status !== before.status ? deeds[changes.status] : "changed",
		puppy: before.puppy,
		before: recorded(changed.before),
		after: recorded(changed.after),
	});
	if (before.family && before.family.id !== after.family?.id) {
		const where = { reservationId: id, formerFamilyId: null };
		await client.payment.updateMany({ where, data: { formerFamilyId: before.family.id } });
		await moveFamily(client, { id, status: "released", family: before.family }, actor);
	}
	const isMoved = before.status !== after.status || before.familyId !== after.familyId;
	if (isMoved) await moveFamily(client, after, actor);
}
