/**
 * Reserves puppies for families and releases them again. Puppy, reservation and family change in one
 * transaction, each with an entry in the record of changes. A puppy has at most one active
 * reservation: write transactions run one after another, and `activePuppyId` is unique.
 */

import { setStage } from "~/families/families.server.ts";
import { command, type Work } from "~/platform/command.server.ts";
import { type Actor, differences } from "~/platform/database/audit-log.server.ts";
import type { Client } from "~/platform/database/database.server.ts";
import { addOnce } from "~/platform/forms/submissions.server.ts";
import { movePuppy } from "~/puppies/commands.server.ts";
import { stateOf } from "~/puppies/status.ts";
import { type Agreed, agreedOr, holderOf, type NotDone, readPuppy } from "./holding.server.ts";
import {
	familyOfReservation,
	noteReservation,
	updateReservation,
} from "./reservation-changes.server.ts";

/** The terms agreed when a puppy is reserved. */
export interface ReservationTerms extends Partial<Agreed> {
	/** Added as a planned payment. */
	deposit?: { amountCents: number; dueOn: string | null };
}

type Reserved = { outcome: "reserved"; id: number };

async function hold(work: Work, puppyId: number, values: ReservationTerms) {
	const { deposit, ...terms } = values;
	const puppy = await readPuppy(work.db, puppyId);
	if (!puppy) throw work.refuse<NotDone>({ outcome: "gone" });
	const held = await holderOf(work.db, puppyId);
	if (held) throw work.refuse<NotDone>(held);
	if (stateOf(puppy) === "sold") throw work.refuse<NotDone>({ outcome: "sold" });
	const agreed = agreedOr(terms, puppy.price);
	const family = await familyOfReservation(work.db, agreed.familyId);
	if (agreed.familyId && !family) throw work.refuse<NotDone>({ outcome: "no family" });
	const { id } = await work.db.reservation.create({
		data: {
			...agreed,
			puppyId,
			activePuppyId: puppyId,
			...(deposit ? { payments: { create: { kind: "deposit", ...deposit } } } : {}),
		},
		select: { id: true },
	});
	await movePuppy(
		work,
		puppyId,
		{ available: false, isReserved: true, reservedUntil: agreed.until, wentHomeOn: null },
		"reserved",
	);
	await noteReservation(work, {
		id,
		action: "reserved",
		puppy,
		after: { ...agreed, depositCents: deposit?.amountCents },
	});
	if (family) await setStage(work, family.id, "reserved");
	return id;
}

/**
 * Reserves a puppy for a family, or for nobody in particular. Submitting the same form twice reserves
 * it once.
 * @returns the reason if the puppy can't be reserved; then nothing is changed.
 */
export function reserve(
	puppyId: number,
	reservation: ReservationTerms,
	actor: Actor,
	submissionKey?: string,
): Promise<Reserved | NotDone> {
	return command<Reserved, NotDone>(actor, async (work) => {
		const content = { puppyId, ...reservation };
		const id = await addOnce(
			work,
			{ key: submissionKey, kind: "reservation", content },
			{
				add: () => hold(work, puppyId, reservation),
				isThere: (added) => work.db.reservation.count({ where: { id: added, status: "active" } }),
			},
		);
		return { outcome: "reserved", id };
	});
}

/** Reads an active reservation. Null if there is none with that id. */
const findActive = (client: Client, id: number) =>
	client.reservation.findFirst({ where: { id, status: "active" }, select: { puppyId: true } });

/**
 * Releases a reserved puppy: it is available again, and its family moves back to "waiting".
 * @returns false if there is no such active reservation.
 */
export function release(id: number, actor: Actor): Promise<boolean> {
	return command(actor, async (work) => {
		const active = await findActive(work.db, id);
		if (!active) return false;
		await updateReservation(work, id, { status: "released" });
		await movePuppy(
			work,
			active.puppyId,
			{ available: true, isReserved: false, reservedUntil: null, wentHomeOn: null },
			"released",
		);
		return true;
	});
}

/**
 * Makes an ended reservation active again, because it was ended by mistake or plans changed back.
 * @returns the reason if it can't: the puppy is reserved for somebody else, or no longer exists.
 */
export function reopen(id: number, actor: Actor): Promise<{ outcome: "reserved" } | NotDone> {
	return command(actor, async (work) => {
		const ended = await work.db.reservation.findUnique({
			where: { id },
			select: { puppyId: true, until: true, status: true, puppy: { select: { status: true } } },
		});
		if (!ended || ended.puppy.status === "trashed") return { outcome: "gone" };
		if (ended.status === "active") return { outcome: "reserved" };
		const held = await holderOf(work.db, ended.puppyId);
		if (held) return held;
		await updateReservation(work, id, { status: "active" });
		await movePuppy(
			work,
			ended.puppyId,
			{
				available: false,
				isReserved: true,
				reservedUntil: ended.until,
				wentHomeOn: null,
			},
			"reserved",
		);
		return { outcome: "reserved" };
	});
}

/**
 * Changes the terms of a reservation: `edit` gets the stored ones and returns those to store. If the family is
 * replaced by another one, the new family takes over its stage.
 * @returns "gone" if there is no such reservation, and "no family" if the family doesn't exist.
 */
export function changeReservation(
	id: number,
	edit: (stored: Agreed) => Partial<Agreed>,
	actor: Actor,
): Promise<"changed" | "gone" | "no family"> {
	return command(actor, async (work) => {
		const before = await work.db.reservation.findUnique({
			where: { id },
			select: {
				puppyId: true,
				status: true,
				familyId: true,
				until: true,
				goHomeOn: true,
				priceCents: true,
			},
		});
		if (!before) return "gone";
		const changes = edit(before);
		if (changes.familyId && !(await familyOfReservation(work.db, changes.familyId))) {
			return "no family";
		}
		await updateReservation(work, id, changes);
		const { isSame } = differences({ until: before.until }, { until: changes.until ?? null });
		if (before.status === "active" && changes.until !== undefined && !isSame) {
			await movePuppy(
				work,
				before.puppyId,
				{ isReserved: true, reservedUntil: changes.until },
				"changed",
			);
		}
		return "changed";
	});
}
