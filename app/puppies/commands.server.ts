/** Commands that change the fields of a puppy (create-commands.server.ts adds puppies). */
import { today } from "~/business/moments.ts";
import { command, type Work } from "~/platform/command.server.ts";
import { type Actor, differences } from "~/platform/database/audit-log.server.ts";
import type { Client } from "~/platform/database/database.server.ts";
import type { Prisma } from "~/platform/database/prisma/client.ts";
import { confirmedIn, type PuppyAnswers, writtenIn } from "./admin/form-schema.ts";
import { derivedColumns } from "./derived-columns.ts";
import { fieldColumns, type PuppyChanges, type PuppyFields } from "./fields.ts";
import { freePath, keepFormerPath, refuseTakenPath } from "./paths.server.ts";
import {
	doubtsAbout,
	type IsConfirmed,
	nothingConfirmed,
	PuppyDoubted,
	unconfirmedDoubts,
} from "./price/plausibility.ts";
import { undeletedPuppies } from "./visibility.ts";

const current = {
	...fieldColumns,
	id: true,
	status: true,
	wasPublic: true,
	isReserved: true,
	reservedUntil: true,
} as const;
type Current = Prisma.PuppyGetPayload<{ select: typeof current }>;

/** How a change to a reserved puppy ends its reservation. */
export type ReservationEnd = { status: "released" | "home"; wentHomeOn: string | null };

/**
 * Ends the active reservation of a puppy, in the transaction that changes the puppy. It is passed in (from
 * families/reservations/puppy-changes.server.ts), because this module knows nothing about families.
 */
export type EndReservation = (work: Work, puppyId: number, end: ReservationEnd) => Promise<void>;

/** Columns outside the table of fields that only the reservation commands change. */
type Hold = { isReserved: boolean; reservedUntil: string | null };

/** How these changes end the puppy's reservation. Undefined if there is none or it continues. */
function endBy(before: Current, { available, wentHomeOn }: PuppyChanges) {
	if (!before.isReserved) return undefined;
	if (available) return { status: "released", wentHomeOn: null } as const;
	return wentHomeOn ? ({ status: "home", wentHomeOn } as const) : undefined;
}

interface UpdateOptions {
	isConfirmed?: IsConfirmed;
	/** A past-tense verb for the change log. */
	action?: string;
	endReservation?: EndReservation;
	/** Set by the reservation commands, which keep the reservation itself up to date. */
	held?: Hold;
}

/**
 * Changes a puppy. One that is reserved, sold or made available again goes to the top of its part of the
 * list. A path that visitors may know redirects to the new one.
 */
async function update(work: Work, before: Current, values: PuppyChanges, updating: UpdateOptions) {
	const { isConfirmed = nothingConfirmed, action = "changed", endReservation } = updating;
	const end = updating.held ? undefined : endBy(before, values);
	if (end && !endReservation) {
		throw new Error(
			"Only families/reservations can end a reservation, because the family changes with it",
		);
	}
	const held = end ? { isReserved: false, reservedUntil: null } : updating.held;
	const changes = { ...values, ...held };
	const { isSame, ...changed } = differences(before, changes);
	if (isSame) return false;
	const doubts = doubtsAbout({ ...before, ...changes }, today());
	const open = unconfirmedDoubts(doubts, isConfirmed).filter(({ about }) =>
		about.some((field) => field in changed.after),
	);
	if (open.length > 0) throw new PuppyDoubted(open);
	const { id } = before;
	if (changed.after.profilePath) await refuseTakenPath(work.db, changes.profilePath ?? "", id);
	const after = await work.db.puppy.update({
		where: { id },
		data: {
			...changes,
			...derivedColumns({ ...before, ...changes }),
			isSample: false,
			...("available" in changed.after || "isReserved" in changed.after
				? { listedAt: new Date() }
				: {}),
		},
		select: { name: true, profilePath: true },
	});
	if (before.status === "public" || before.wasPublic) {
		const paths = { before: before.profilePath, now: after.profilePath };
		await keepFormerPath(work.db, id, paths);
	}
	await work.record({
		action,
		kind: "puppy",
		subjectId: id,
		subject: after.name,
		puppyId: id,
		...changed,
	});
	if (end) await endReservation?.(work, id, end);
	if (before.status === "public") work.publicContentChanged();
	return true;
}

/**
 * Reserves a puppy, sells it or makes it available again, within a transaction of the reservation commands,
 * which keep the reservation itself up to date.
 * @returns false if there is no such puppy.
 * @throws {PuppyDoubted} if a day can't be right.
 */
export async function movePuppy(
	work: Work,
	id: number,
	{
		isReserved,
		reservedUntil,
		...changes
	}: Hold & Partial<Pick<PuppyFields, "available" | "wentHomeOn">>,
	action: string,
): Promise<boolean> {
	const before = await find(work.db, id);
	if (!before) return false;
	await update(work, before, changes, { action, held: { isReserved, reservedUntil } });
	return true;
}

const find = (client: Client, id: number) =>
	client.puppy.findUnique({ where: { id, ...undeletedPuppies }, select: current });

/**
 * Changes the given fields of a puppy.
 * @returns false if there is no such puppy.
 * @throws {PathTaken}
 * @throws {PuppyDoubted} if a changed field contradicts the others, or is unusual and not confirmed.
 */
export function changePuppy(
	id: number,
	changes: PuppyChanges,
	actor: Actor,
	isConfirmed?: IsConfirmed,
	endReservation?: EndReservation,
): Promise<boolean> {
	return command(actor, async (work) => {
		const before = await find(work.db, id);
		if (!before) return false;
		await update(work, before, changes, { isConfirmed, endReservation });
		return true;
	});
}

/**
 * Stores the form of a puppy: `edit` gets the stored fields and returns the values to store. A field that it
 * leaves out stays as it is.
 * @returns undefined if there is no such puppy.
 * @throws {PathTaken}
 * @throws {PuppyDoubted} if a changed field contradicts the others, or is unusual and not confirmed.
 */
export function savePuppy(
	id: number,
	edit: (stored: PuppyFields) => PuppyAnswers,
	actor: Actor,
	endReservation?: EndReservation,
): Promise<{ name: string; isChanged: boolean } | undefined> {
	return command(actor, async (work) => {
		const before = await find(work.db, id);
		if (!before) return undefined;
		const values = edit(before);
		const changes = writtenIn(values);
		const { name } = { ...before, ...changes };
		if (changes.profilePath === "") changes.profilePath = await freePath(work.db, name, id);
		if (changes.cardHeaderTitle === "") changes.cardHeaderTitle = name;
		const isConfirmed = confirmedIn(values);
		const isChanged = await update(work, before, changes, { isConfirmed, endReservation });
		return { name, isChanged };
	});
}
