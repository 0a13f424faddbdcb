/**
 * Reserves puppies for families and releases them again. Puppy, reservation and family change in one
 * transaction, each with an entry in the record of changes. A puppy has at most one active
 * reservation: write transactions run one after another, and `activePuppyId` is unique.
 */
import { command } from "~/platform/command.server.ts";
import { type Actor, differences } from "~/platform/database/audit-log.server.ts";
import { type Client, isDuplicate } from "~/platform/database/database.server.ts";
import { addOnce } from "~/platform/forms/submissions.server.ts";
import { movePuppy } from "~/puppies/commands.server.ts";
import { stateOf } from "~/puppies/status.ts";
import { setStage } from "../families.server.ts";
import { type Agreed, agreedOr, holderOf, type NotDone, readPuppy } from "./holding.server.ts";
import { updateReservation } from "./reservation-changes.server.ts";
import { familyOfReservation, noteReservation } from "./reservation-records.server.ts";

/** The terms agreed when a puppy is reserved. */
export interface ReservationTerms extends Partial<Agreed> {
	/** Added as a planned payment. */
	deposit?: { amountCents: number; dueOn: string | null };
}

/** Thrown to roll back the transaction, with the reason. */
class NotReserved extends Error {
	override name = "NotReserved";
	readonly why: NotDone;

	constructor(why: NotDone) {
		super(`The puppy was not reserved: ${why.outcome}`);
		this.why = why;
	}
}

async function hold(client: Client, puppyId: number, values: ReservationTerms, actor: Actor) {
	const { deposit, ...terms } = values;
	const puppy = await readPuppy(client, puppyId);
	if (!puppy) throw new NotReserved({ outcome: "gone" });
	const held = await holderOf(client, puppyId);
	if (held) throw new NotReserved(held);
	if (stateOf(puppy) === "sold") throw new NotReserved({ outcome: "sold" });
	const agreed = agreedOr(terms, puppy.price);
	const family = await familyOfReservation(client, agreed.familyId);
	if (agreed.familyId && !family) throw new NotReserved({ outcome: "no family" });
	const { id } = await client.reservation.create({
		data: {
			...agreed,
			puppyId,
			activePuppyId: puppyId,
			...(deposit ? { payments: { create: { kind: "deposit", ...deposit } } } : {}),
		},
		select: { id: true },
	});
	await movePuppy(
		client,
		puppyId,
		{ available: false, isReserved: true, reservedUntil: agreed.until, wentHomeOn: null },
		{ actor, action: "reserved" },
	);
	await noteReservation(client, actor, {
		id,
		action: "reserved",
		puppy,
		after: { ...agreed, depositCents: deposit?.amountCents },
	});
	if (family) await setStage(client, family.id, "reserved", actor);
	return id;
}

/**
 * Reserves a puppy for a family, or for nobody in particular. Submitting the same form twice reserves
 * it once.
 * @returns the reason if the puppy can't be reserved; then nothing is changed.
 */
export async function reserve(
	puppyId: number,
	reservation: ReservationTerms,
	actor: Actor,
	submissionKey?: string,
): Promise<{ outcome: "reserved"; id: number } | NotDone> {
	try {
		const id = await command(actor, (work) =>
			addOnce(
				work.db,
				{ key: submissionKey, kind: "reservation", actor, content: { puppyId, ...reservation } },
				{
					add: () => hold(work.db, puppyId, reservation, actor),
					isThere: async (added) =>
						(await work.db.reservation.count({ where: { id: added, status: "active" } })) > 0,
				},
			),
		);
		return { outcome: "reserved", id };
	} catch (error) {
		if (error instanceof NotReserved) return error.why;
		if (!isDuplicate(error)) throw error;
		return (await command(actor, (work) => holderOf(work.db, puppyId))) ?? { outcome: "gone" };
	}
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
		await updateReservation(work.db, id, { status: "released" }, actor);
		await movePuppy(
			work.db,
			active.puppyId,
			{ available: true, isReserved: false, reservedUntil: null, wentHomeOn: null },
			{ actor, action: "released" },
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
		await updateReservation(work.db, id, { status: "active" }, actor);
		await movePuppy(
			work.db,
			ended.puppyId,
			{
				available: false,
				isReserved: true,
				reservedUntil: ended.until,
				wentHomeOn: null,
			},
			{ actor, action: "reserved" },
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
		await updateReservation(work.db, id, changes, actor);
		const { isSame } = differences({ until: before.until }, { until: changes.until ?? null });
		if (before.status === "active" && changes.until !== undefined && !isSame) {
			await movePuppy(
				work.db,
				before.puppyId,
				{ isReserved: true, reservedUntil: changes.until },
				{ actor, action: "changed" },
			);
		}
		return "changed";
	});
}
