/**
 * Reserves puppies for families, releases them again, and marks them as sold or available. Puppy, reservation and
 * family change in one transaction, each with an entry in the record of changes. A puppy has at most one active
 * reservation: write transactions run one after another, and `activePuppyId` is unique.
 */
import { setStage } from "~/families/families.server.ts";
import { command, type Work } from "~/platform/command.server.ts";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { addOnce } from "~/platform/forms/submissions.server.ts";
import { movePuppy } from "~/puppies/commands.server.ts";
import { stateOf } from "~/puppies/status.ts";
import {
	type Agreed,
	activeOf,
	agreedOr,
	holderOf,
	type NotDone,
	readPuppy,
} from "./holding.server.ts";
import { refuseOwed } from "./owed.server.ts";
import {
	familyOfReservation,
	noteReservation,
	releaseOf,
	updateReservation,
} from "./reservation-changes.server.ts";

interface ReservationTerms extends Partial<Agreed> {
	/** Added as a planned payment. */
	deposit?: { amountCents: number; dueOn: string | null };
}

/** What a puppy's row says while it is reserved. */
const heldUntil = (until: string | null) => ({
	available: false,
	isReserved: true,
	reservedUntil: until,
	wentHomeOn: null,
});

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
	await movePuppy(work, puppyId, heldUntil(agreed.until), "reserved");
	await noteReservation(work, {
		id,
		action: "made",
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
		const submission = { key: submissionKey, kind: "reservation", content };
		const active: Parameters<typeof addOnce>[2] = {
			count: ({ where }) => work.db.reservation.count({ where: { ...where, status: "active" } }),
		};
		const id = await addOnce(work, submission, active, () => hold(work, puppyId, reservation));
		return { outcome: "reserved", id };
	});
}

/** Makes a puppy available, and releases the reservation under which it was held or went home, as a part of a command. */
export async function makeAvailable(work: Work, puppyId: number, action: string): Promise<boolean> {
	await releaseOf(work, puppyId);
	const free = { available: true, isReserved: false, reservedUntil: null, wentHomeOn: null };
	return movePuppy(work, puppyId, free, action);
}

/**
 * Releases a reserved puppy: it is available again, and its family moves back to "waiting".
 * @returns false if there is no such active reservation.
 */
export function release(id: number, actor: Actor): Promise<boolean> {
	return command(actor, async (work) => {
		const active = await work.db.reservation.findUnique({
			where: { id, status: "active" },
			select: { puppyId: true },
		});
		return active !== null && makeAvailable(work, active.puppyId, "released");
	});
}

/**
 * Makes an ended reservation active again, because it was ended by mistake or plans changed back.
 * @returns the reason if it can't: the puppy is reserved for somebody else, was sold in another way, or no longer exists.
 */
export function reopen(id: number, actor: Actor): Promise<{ outcome: "reserved" } | NotDone> {
	return command(actor, async (work) => {
		const ended = await work.db.reservation.findUnique({
			where: { id },
			select: {
				puppyId: true,
				until: true,
				status: true,
				puppy: { select: { status: true, available: true, isReserved: true } },
			},
		});
		if (!ended || ended.puppy.status === "trashed") return { outcome: "gone" };
		if (ended.status === "active") return { outcome: "reserved" };
		const held = await holderOf(work.db, ended.puppyId);
		if (held) return held;
		const isSold = stateOf(ended.puppy) === "sold";
		if (isSold && ended.status === "released") return { outcome: "sold" };
		await updateReservation(work, id, { status: "active" });
		await movePuppy(work, ended.puppyId, heldUntil(ended.until), "reserved");
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
		const { until } = changes;
		if (before.status === "active" && until !== undefined && until !== before.until) {
			await movePuppy(work, before.puppyId, { isReserved: true, reservedUntil: until }, "changed");
		}
		return "changed";
	});
}

interface Sale {
	/** The day on which it went home; can be added later. */
	wentHomeOn?: string;
	/** The amount still owed that was confirmed; 0 if none was. If undefined, nobody is asked. */
	confirmedCents?: number;
}

/**
 * Marks a puppy as sold: its reservation, if it has one, ends as "home", and its family moves to "home". One that is
 * sold already stays as it is.
 * @returns false if there is no such puppy.
 * @throws {ImplausiblePuppy} if the day is implausible.
 * @throws {MoneyOwed} if the family of its reservation still owes money, and that isn't confirmed.
 */
export function markSold(
	puppyId: number,
	{ wentHomeOn, confirmedCents }: Sale,
	actor: Actor,
): Promise<boolean> {
	return command(actor, async (work) => {
		const puppy = await readPuppy(work.db, puppyId);
		if (!puppy) return false;
		const active = await activeOf(work.db, puppyId);
		if (active) {
			await refuseOwed(work.db, active.id, confirmedCents);
			const day = wentHomeOn ? { goHomeOn: wentHomeOn } : {};
			await updateReservation(work, active.id, { status: "home", ...day });
		} else if (stateOf(puppy) === "sold") return true;
		const gone = { available: false, isReserved: false, reservedUntil: null };
		return movePuppy(work, puppyId, { ...gone, ...(wentHomeOn ? { wentHomeOn } : {}) }, "sold");
	});
}

/** Makes a puppy available again, whatever its state. Returns false if there is no such puppy. */
export function markAvailable(puppyId: number, actor: Actor): Promise<boolean> {
	return command(actor, async (work) => {
		const puppy = await readPuppy(work.db, puppyId);
		const action = puppy?.isReserved ? "released" : "changed";
		return puppy !== null && makeAvailable(work, puppyId, action);
	});
}
