/** Shared by adding and changing an appointment: the choices, reading the form, and error messages. */

import { data, href } from "react-router";
import { dayInWords } from "~/business/days.ts";
import * as failures from "~/business/failures.ts";
import { addAppointment, changeAppointment, TimeTaken } from "~/calendar/commands.server.ts";
import { kindLabel } from "~/calendar/kinds.ts";
import { timeInWords } from "~/calendar/month.ts";
import { appointmentById } from "~/calendar/queries.server.ts";
import {
	type AppointmentValues,
	appointmentLabels,
	appointmentSchema,
	appointmentValues,
	momentOf,
	TOGETHER,
} from "~/calendar/schema.ts";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { isDangling } from "~/platform/database/database.server.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { mergeForm } from "~/platform/forms/merge-form.server.ts";
import { parseForm } from "~/platform/forms/parse-form.server.ts";
import { readId } from "~/platform/ids.ts";
import { puppyChoices } from "~/puppies/choices.server.ts";
import { familyChoices } from "~/sales/choices.server.ts";
import { saveFailed } from "../failures.server.ts";
import { notFound } from "../not-found.ts";
import { dayAddress } from "./view.ts";

const FAMILY_GONE = "That family was deleted in the meantime. Please choose another one.";
const PUPPY_GONE = "That puppy was deleted in the meantime. Please choose another one.";

type StoredAppointment = Awaited<ReturnType<typeof storedAppointment>>;
type Choice = Awaited<ReturnType<typeof puppyChoices>>[number];

/** The families and puppies that there are to choose from, with the chosen ones. */
async function choicesWith({ familyId, puppyId }: AppointmentValues) {
	const { families } = await familyChoices("", familyId);
	return { families, puppies: await puppyChoices(puppyId) };
}

/** Merges the form with the appointment that is stored by then. */
async function mergeAppointment(
	{ form, value }: { form: FormData; value: AppointmentValues },
	{ family, puppy, familyId, puppyId }: StoredAppointment,
) {
	const { families, puppies } = await choicesWith(value);
	const labelIn = (
		list: readonly Choice[],
		id: number | null,
		own: { name: string } | null,
		value: string,
	) =>
		own && value === String(id)
			? own.name
			: (list.find((choice) => choice.value === value)?.label ?? value);
	const inWords = (name: string, value: string): string => {
		if (name === "kind") return kindLabel(value);
		if (name === "day" || name === "lastDay") return value && dayInWords(value);
		if (name === "time") return value && timeInWords(value);
		if (name === "familyId") return labelIn(families, familyId, family, value);
		return name === "puppyId" ? labelIn(puppies, puppyId, puppy, value) : value;
	};
	const merge = mergeForm(
		{ form },
		{ schema: appointmentSchema, labels: appointmentLabels, inWords },
	);
	return (values: AppointmentValues) => merge(appointmentValues(values));
}

function takenMessage({ other: { kind, title, time, family } }: TimeTaken): string {
	const what = [title || kindLabel(kind), ...(family ? [`with ${family.name}`] : [])].join(" ");
	return `${what} is at ${timeInWords(time)} on that day. Save again to keep both, or choose another time.`;
}

/** Adds or changes the appointment, or responds with what is wrong. */
export async function handleAppointmentForm(
	request: Request,
	actor: Actor,
	stored: StoredAppointment | undefined,
) {
	const parsed = await parseForm(request, {
		schema: appointmentSchema,
		hidden: [TOGETHER],
	});
	if (parsed.response) return parsed.response;
	const { form, value, submissionKey } = parsed;
	const confirmed = { moment: String(form.get(TOGETHER) ?? "") };
	try {
		let saved: AppointmentValues | undefined = value;
		if (stored) {
			const edit = await mergeAppointment({ form, value }, stored);
			saved = await changeAppointment(stored.id, edit, actor, confirmed);
		} else await addAppointment(value, actor, submissionKey, confirmed);
		if (saved) {
			const name = `${kindLabel(saved.kind)} on ${dayInWords(saved.day)}`;
			return await redirectWithToast(dayAddress(saved.day), `${name} was saved.`);
		}
		return await redirectWithToast(
			href("/admin/calendar"),
			"That appointment was deleted in the meantime.",
			404,
		);
	} catch (error) {
		if (error instanceof TimeTaken) {
			const result = parsed.result({ fieldErrors: { time: [takenMessage(error)] } });
			return data({ result, together: momentOf(value) }, 409);
		}
		if (!isDangling(error)) {
			const failure = stored ? failures.updateAppointment : failures.createAppointment;
			return saveFailed(parsed, failure, error);
		}
		const { families, puppies } = await choicesWith(value);
		const isMissing = (list: readonly Choice[], id: number | null) =>
			id !== null && !list.some((choice) => choice.value === String(id));
		const fieldErrors = {
			...(isMissing(families, value.familyId) ? { familyId: [FAMILY_GONE] } : {}),
			...(isMissing(puppies, value.puppyId) ? { puppyId: [PUPPY_GONE] } : {}),
		};
		return parsed.reply({ fieldErrors });
	}
}

/** @throws 404 if no appointment has the id. */
export async function storedAppointment(written: string) {
	const appointment = await appointmentById(readId(written) ?? 0);
	if (!appointment) throw notFound();
	return appointment;
}
