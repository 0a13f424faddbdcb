import { appointmentById } from "~/calendar/queries.server.ts";
import { readId } from "~/platform/ids.ts";
import { notFound } from "../not-found.ts";

/** @throws 404 if no appointment has the id. */
export async function storedAppointment(written: string) {
	const appointment = await appointmentById(readId(written) ?? 0);
	if (!appointment) throw notFound();
	return appointment;
}
