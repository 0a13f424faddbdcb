/** Loads the data of the appointment form. */
import { database } from "~/platform/database/database.server.ts";
import { appointmentColumns } from "./commands.server.ts";
import { readKind } from "./kinds.ts";

/** Maximum number of puppies offered. */
const CHOICES_MAX = 200;

/** An appointment for its form. Null if there is none. */
export async function appointmentById(id: number) {
	const appointment = await database.appointment.findUnique({
		where: { id },
		select: {
			id: true,
			...appointmentColumns,
			family: { select: { name: true } },
			puppy: { select: { name: true } },
		},
	});
	return appointment && { ...appointment, kind: readKind(appointment.kind) };
}

interface Choice {
	value: string;
	label: string;
}

const byLabel = (one: Choice, other: Choice) => one.label.localeCompare(other.label, "en");

/** The newest puppies and the chosen one, sorted by label. */
export async function puppyChoices(chosenId: number | null = null) {
	const select = { id: true, name: true, breed: true } as const;
	const newest = await database.puppy.findMany({
		select: { ...select, status: true },
		orderBy: { id: "desc" },
		take: CHOICES_MAX,
	});
	const rows = newest.filter(({ status }) => status !== "trashed");
	const isMissing = chosenId !== null && !rows.some(({ id }) => id === chosenId);
	const chosen = isMissing
		? await database.puppy.findUnique({ where: { id: chosenId }, select })
		: null;
	return (chosen ? [chosen, ...rows] : rows)
		.map(({ id, name, breed }) => ({
			value: String(id),
			label: [name, breed].filter(Boolean).join(", "),
		}))
		.toSorted(byLabel);
}
