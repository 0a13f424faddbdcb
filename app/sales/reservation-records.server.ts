/**
 * Records changes of reservations, for the puppy's page. Families are recorded by id and payments without
 * their notes, so that nothing about a family stays in the record once the family is erased.
 */
import type { Work } from "~/platform/command.server.ts";
import type { Client } from "~/platform/database/database.server.ts";

/** The family for a reservation. Null if no id is given, or the family doesn't exist. */
export const familyOfReservation = async (client: Client, id: number | null) =>
	id === null
		? null
		: client.family.findUnique({ where: { id }, select: { id: true, name: true } });

interface ReservationChange {
	/** The reservation's id. */
	id: number;
	action: string;
	puppy: { id: number; name: string };
	before?: Readonly<Record<string, unknown>>;
	after?: Readonly<Record<string, unknown>>;
}

const withoutNote = ({ note: _, ...values }: Readonly<Record<string, unknown>>) => values;

/** Records a change of a reservation or one of its payments. */
export async function noteReservation(work: Work, change: ReservationChange): Promise<void> {
	const { id, action, puppy, before, after } = change;
	await work.record({
		action,
		kind: "reservation",
		subjectId: id,
		subject: puppy.name,
		puppyId: puppy.id,
		before: before && withoutNote(before),
		after: after && withoutNote(after),
	});
}
