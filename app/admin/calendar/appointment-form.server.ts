/** Shared by adding and changing an appointment: the choices, reading the form, and error messages. */

import { data } from "react-router";
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
import { puppyChoices } from "~/puppies/choices.server.ts";
import { familyChoices } from "~/sales/choices.server.ts";
import { withFamilySearch } from "../families/family-search.server.ts";
import { found, idIn } from "../not-found.ts";
import { dayAddress } from "./view.ts";

const rules = { schema: appointmentSchema, hidden: [TOGETHER] };

const GONE = "The family or the puppy was deleted in the meantime. Please choose another one.";

type Chosen = Partial<Pick<AppointmentValues, "familyId" | "puppyId">>;

/** The families and puppies that the form offers. */
export async function formChoices({ familyId, puppyId }: Chosen) {
	const [choices, puppies] = await Promise.all([
		familyChoices("", familyId),
		puppyChoices(puppyId),
	]);
	return { ...choices, puppies };
}

type StoredAppointment = Awaited<ReturnType<typeof storedAppointment>>;
type Choice = Awaited<ReturnType<typeof formChoices>>["families"][number];

/** Merges the form with the appointment that is stored by then. */
async function mergeAppointment(
	{ form, value }: { form: FormData; value: AppointmentValues },
	{ family, puppy, familyId, puppyId }: StoredAppointment,
) {
	const { families, puppies } = await formChoices(value);
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

/** Adds or changes the appointment; or runs the search, whatever else is written; or responds with what is wrong. */
export function handleAppointmentForm(
	request: Request,
	actor: Actor,
	stored: StoredAppointment | undefined,
) {
	const failure = stored ? failures.updateAppointment : failures.createAppointment;
	return withFamilySearch(request, rules, failure, async (parsed) => {
		const { form, value, submissionKey } = parsed;
		const confirmed = String(form.get(TOGETHER) ?? "");
		try {
			let saved = value;
			if (stored) {
				const edit = await mergeAppointment({ form, value }, stored);
				saved = found(await changeAppointment(stored.id, edit, actor, confirmed));
			} else await addAppointment(value, actor, submissionKey, confirmed);
			const name = `${kindLabel(saved.kind)} on ${dayInWords(saved.day)}`;
			return await redirectWithToast(dayAddress(saved.day), `${name} was saved.`);
		} catch (error) {
			if (error instanceof TimeTaken) {
				const result = parsed.result({ fieldErrors: { time: [takenMessage(error)] } });
				return data({ result, together: momentOf(value) }, 409);
			}
			if (!isDangling(error)) throw error;
			return parsed.reply({ formErrors: [GONE] });
		}
	});
}

/** @throws 404 if no appointment has the id. */
export const storedAppointment = async (written: string) =>
	found(await appointmentById(idIn({ id: written })));
