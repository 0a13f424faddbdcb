/** Records changes of reservations, for the puppy's page and, if there is a family, for the family's. */
import { type Actor, recordChange } from "~/platform/database/audit-log.server.ts";
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
	family: { id: number; name: string } | null;
	before?: Readonly<Record<string, unknown>>;
	after?: Readonly<Record<string, unknown>>;
}

/** Records a change of a reservation or one of its payments. */
export async function noteReservation(
	client: Client,
	actor: Actor,
	change: ReservationChange,
): Promise<void> {
	const { id, action, puppy, family, before, after } = change;
	await recordChange(client, actor, {
		action,
		kind: "reservation",
		subjectId: id,
		subject: family ? `${puppy.name} for ${family.name}` : puppy.name,
		puppyId: puppy.id,
		before,
		after,
	});
	if (!family) return;
	await recordChange(client, actor, {
		action,
		kind: "family",
		subjectId: family.id,
		subject: family.name,
		before: before && { puppy: puppy.name, ...before },
		after: { puppy: puppy.name, ...after },
	});
}
