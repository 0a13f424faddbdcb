/**
 * Adds, changes and removes appointments. A visit moves its family forward to the stage "visit". Each changes the
 * open times on the pages of the puppies (visits/open-times.ts).
 */

import { moveForward } from "~/families/families.server.ts";
import { command, type Work } from "~/platform/command.server.ts";
import { type Actor, differences } from "~/platform/database/audit-log.server.ts";
import type { Client } from "~/platform/database/database.server.ts";
import type { Prisma } from "~/platform/database/prisma/client.ts";
import { addOnce } from "~/platform/forms/submissions.server.ts";
import { kindLabel, readKind } from "./kinds.ts";
import { type AppointmentValues, momentOf } from "./schema.ts";
import { isSameTime } from "./visits/open-times.ts";

const kind = "appointment";
export const appointmentColumns = {
	kind: true,
	title: true,
	day: true,
	time: true,
	lastDay: true,
	note: true,
	familyId: true,
	puppyId: true,
} as const;

type Stored = Omit<AppointmentValues, "kind"> & { kind: string };

/** How the record of changes names an appointment: without names or texts of people. */
export const subjectOf = (id: number, { kind: appointmentKind, day, puppyId }: Stored) =>
	({
		kind,
		subjectId: id,
		subject: `${kindLabel(appointmentKind)} on ${day}`,
		puppyId: puppyId ?? undefined,
	}) as const;

export const recorded = ({ title: _, note: _note, ...values }: Stored) => values;

/** Moves the family of a visit forward. */
export async function moveVisitor(work: Work, { kind: moved, familyId }: Stored) {
	if (moved === "visit" && familyId !== null) await moveForward(work, familyId, "visit");
}

const inTheHour = {
	kind: true,
	title: true,
	time: true,
	family: { select: { name: true } },
} as const;

/** Thrown if another appointment is at that time, which somebody has to confirm. */
export class TimeTaken extends Error {
	override name = "TimeTaken";
	constructor(readonly other: Prisma.AppointmentGetPayload<{ select: typeof inTheHour }>) {
		super("Another appointment is at that time");
	}
}

/**
 * Throws if another appointment begins less than an hour before or after: each counts as an hour. `confirmed` is the
 * moment for which two at one time were confirmed, from the form that asks about them; empty if there is none.
 */
async function refuseTaken(
	client: Client,
	values: AppointmentValues,
	confirmed: string | undefined,
	ownId = 0,
) {
	if (confirmed === undefined || values.time === "" || confirmed === momentOf(values)) return;
	const others = await client.appointment.findMany({
		where: { day: values.day, time: { not: "" }, id: { not: ownId } },
		select: inTheHour,
		orderBy: { time: "asc" },
	});
	const other = others.find(({ time }) => isSameTime(time, values.time));
	if (other) throw new TimeTaken(other);
}

/**
 * Adds an appointment and returns its id. Submitting the same form twice adds one.
 * @throws {TimeTaken} if `confirmed` is given, and isn't for the moment of both appointments.
 * @throws if the family or the puppy doesn't exist (`isDangling`).
 */
export function addAppointment(
	values: AppointmentValues,
	actor: Actor,
	submissionKey?: string,
	confirmed?: string,
): Promise<number> {
	return command(actor, (work) => {
		const add = async () => {
			await refuseTaken(work.db, values, confirmed);
			const { id } = await work.db.appointment.create({ data: values, select: { id: true } });
			await work.record({ action: "added", ...subjectOf(id, values), after: recorded(values) });
			await moveVisitor(work, values);
			work.publicContentChanged();
			return id;
		};
		const submission = { key: submissionKey, kind, content: values };
		return addOnce(work, submission, work.db.appointment, add);
	});
}

/**
 * Changes an appointment: `edit` gets the stored values and returns those to store. Returns these, or undefined
 * if there is no such appointment.
 * @throws {TimeTaken} as for a new one, if the day or the time changes.
 * @throws if the family or the puppy doesn't exist (`isDangling`).
 */
export function changeAppointment(
	id: number,
	edit: (stored: AppointmentValues) => AppointmentValues,
	actor: Actor,
	confirmed?: string,
): Promise<AppointmentValues | undefined> {
	return command(actor, async (work) => {
		const before = await work.db.appointment.findUnique({
			where: { id },
			select: appointmentColumns,
		});
		if (!before) return undefined;
		const values = edit({ ...before, kind: readKind(before.kind) });
		if (differences(before, values).isSame) return values;
		if (momentOf(before) !== momentOf(values)) await refuseTaken(work.db, values, confirmed, id);
		await work.db.appointment.update({ where: { id }, data: values, select: { id: true } });
		const { before: was, after } = differences(recorded(before), recorded(values));
		const change = { action: "changed", ...subjectOf(id, values), before: was, after };
		await work.record(change);
		await moveVisitor(work, values);
		work.publicContentChanged();
		return values;
	});
}

/** Deletes an appointment. Returns false if there is no such appointment. */
export function removeAppointment(id: number, actor: Actor): Promise<boolean> {
	return command(actor, async (work) => {
		const before = await work.db.appointment.findUnique({
			where: { id },
			select: appointmentColumns,
		});
		if (!before) return false;
		await work.db.appointment.delete({ where: { id }, select: { id: true } });
		const change = { action: "removed", ...subjectOf(id, before), before: recorded(before) };
		await work.record(change);
		work.publicContentChanged();
		return true;
	});
}
