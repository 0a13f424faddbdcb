/**
 * Changes a reservation's row, its family's stage, and the record of changes. The caller changes the
 * puppy.
 */
import { setStage } from "~/families/families.server.ts";
import type { Work } from "~/platform/command.server.ts";
import { type ChangeOfSubject, differences } from "~/platform/database/audit-log.server.ts";
import type { Client } from "~/platform/database/database.server.ts";
import { type Agreed, heldOrHome } from "./holding.server.ts";
import type { ReservationStatus } from "./states.ts";

type ReservationChanges = Partial<Agreed> & { status?: ReservationStatus };

/** The action in the record of changes for each new status. */
const actionByStatus: Record<ReservationStatus, string> = {
	active: "renewed",
	released: "released",
	home: "completed",
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

/** Whether a family has another reservation than `except` with this status. */
const hasAnother = async (client: Client, status: string, familyId: number, except: number) =>
	(await client.reservation.count({
		where: { familyId, status, id: { not: except } },
	})) > 0;

/**
 * Makes a family's stage follow its reservation: "reserved", "home" or, after a release, "home" if another
 * puppy went home to it and "waiting" otherwise. A family with another active reservation keeps its stage, and
 * so does one that is no longer in the stage that the reservation gave it, because somebody moved it by hand.
 */
async function moveWithReservation(
	work: Work,
	reservation: { id: number; status: string; family: { id: number; stage: string } | null },
	statusBefore: string,
) {
	const { id, status, family } = reservation;
	if (!family) return;
	if (status === "active") {
		await setStage(work, family.id, "reserved");
	} else if (await hasAnother(work.db, "active", family.id, id)) {
		return;
	} else if (status === "home") {
		await setStage(work, family.id, "home");
	} else if (family.stage === (statusBefore === "active" ? "reserved" : statusBefore)) {
		const isHome = await hasAnother(work.db, "home", family.id, id);
		await setStage(work, family.id, isHome ? "home" : "waiting");
	}
}

/**
 * Changes a reservation in the caller's transaction. Nothing is recorded if nothing differs. A family
 * that is replaced by another one moves back to "waiting".
 */
export async function updateReservation(
	work: Work,
	id: number,
	changes: ReservationChanges,
): Promise<void> {
	const before = await work.db.reservation.findUniqueOrThrow({ where: { id }, select: columns });
	const { isSame, ...changed } = differences(before, changes);
	if (isSame) return;
	const isEnding = changes.status !== undefined && changes.status !== "active";
	const after = await work.db.reservation.update({
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
	await noteReservation(work, {
		id,
		action:
			changes.status && changes.status !== before.status
				? actionByStatus[changes.status]
				: "changed",
		puppy: before.puppy,
		...changed,
	});
	if (before.family && before.family.id !== after.family?.id) {
		const where = { reservationId: id, formerFamilyId: null };
		await work.db.payment.updateMany({ where, data: { formerFamilyId: before.family.id } });
		await moveWithReservation(
			work,
			{ id, status: "released", family: before.family },
			before.status,
		);
	}
	const isMoved = before.status !== after.status || before.familyId !== after.familyId;
	if (isMoved) await moveWithReservation(work, after, before.status);
}

/** Releases the reservation under which a puppy is held or went home, if it has one. */
export async function releaseOf(work: Work, puppyId: number): Promise<void> {
	const select = { id: true } as const;
	const current = await work.db.reservation.findFirst({ ...heldOrHome(puppyId), select });
	if (current) await updateReservation(work, current.id, { status: "released" });
}

/** The family for a reservation. Null if no id is given, or the family doesn't exist. */
export const familyOfReservation = async (client: Client, id: number | null) =>
	id === null
		? null
		: client.family.findUnique({ where: { id }, select: { id: true, name: true } });

interface ReservationChange extends ChangeOfSubject {
	/** The reservation's id. */
	id: number;
	puppy: { id: number; name: string };
}

const recorded = ({ status: _, note: __, ...values }: Readonly<Record<string, unknown>>) => values;

/**
 * Records a change of a reservation or one of its payments, for the puppy's page: the action says the status. Families
 * are recorded by id and payments without their notes, so that nothing about a family stays in the record once the family is erased.
 */
export async function noteReservation(work: Work, change: ReservationChange): Promise<void> {
	const { id, action, puppy, before, after } = change;
	await work.record({
		action,
		kind: "reservation",
		subjectId: id,
		subject: puppy.name,
		puppyId: puppy.id,
		before: before && recorded(before),
		after: after && recorded(after),
	});
}
