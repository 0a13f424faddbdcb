import { database } from "~/platform/database/database.server.ts";
import { appointmentColumns } from "./commands.server.ts";
import { readKind } from "./kinds.ts";

/** An appointment for its form. Null if there is none. */
export async function appointmentById(id: number) {
	const appointment = await database.appointment.findUnique({
		where: { id },
		select: {
			id: true,
			...appointmentColumns,
			isAsked: true,
			family: { select: { name: true, phoneNumber: true } },
			puppy: { select: { name: true } },
		},
	});
	return appointment && { ...appointment, kind: readKind(appointment.kind) };
}
