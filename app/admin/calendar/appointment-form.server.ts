/** Shared by adding and changing an appointment: the choices, reading the form, and error messages. */

import { data, href } from "react-router";
import { z } from "zod";
import { dayInWords } from "~/business/days.ts";
import { type Confirmed, TimeTaken } from "~/calendar/commands.server.ts";
import { kindLabel } from "~/calendar/kinds.ts";
import { timeInWords } from "~/calendar/month.ts";
import { appointmentById } from "~/calendar/queries.server.ts";
import {
	type AppointmentValues,
	appointmentFields,
	appointmentHidden,
	appointmentLabels,
	appointmentSchema,
	appointmentValues,
	momentOf,
} from "~/calendar/schema.ts";
import { FAMILY_SEARCH_MAX } from "~/families/list-address.ts";
import { isDangling } from "~/platform/database/database.server.ts";
import { BASE, mergeNames } from "~/platform/forms/edit-conflict.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { SUBMISSION_KEY } from "~/platform/forms/hidden-fields.ts";
import { mergeForm } from "~/platform/forms/merge-form.server.ts";
import { type ParsedForm, parseForm } from "~/platform/forms/parse-form.server.ts";
import { readId } from "~/platform/ids.ts";
import { readLine } from "~/platform/list-parameters.ts";
import { puppyChoices } from "~/puppies/choices.server.ts";
import { familyChoices } from "~/sales/choices.server.ts";
import { saveFailed } from "../failures.server.ts";
import { notFound } from "../not-found.ts";
import { dayAddress } from "./view.ts";

/** A search for a family accepts the form without validating it. */
const anyValues = z.object({}).loose();
const rules = {
	schema: (form: FormData): z.ZodType<object> => (searchIn(form) ? anyValues : appointmentSchema),
	fields: [
		...appointmentFields,
		...Object.values(appointmentHidden),
		...mergeNames,
		"intent",
		SUBMISSION_KEY,
	],
};

/**
 * The text of a search for a family; empty if there is no search. The Enter key searches if the search
 * field isn't empty; the Save button always saves.
 */
function searchIn(form: FormData): string {
	if (form.get("intent") === "save") return "";
	const search = form.get(appointmentHidden.search);
	return typeof search === "string" ? readLine(search, FAMILY_SEARCH_MAX) : "";
}

const FAMILY_GONE = "That family was deleted in the meantime. Please choose another one.";
const PUPPY_GONE = "That puppy was deleted in the meantime. Please choose another one.";

type Chosen = Partial<Pick<AppointmentValues, "familyId" | "puppyId">>;

/** The families and puppies that the form offers. */
export async function formChoices({ familyId, puppyId }: Chosen) {
	const [{ families }, puppies] = await Promise.all([
		familyChoices("", familyId),
		puppyChoices(puppyId),
	]);
	return { families, puppies };
}

interface Saving {
	request: Request;
	/** The message if the appointment can't be stored (business/failures.ts). */
	failure: string;
	/** Stores the appointment. `edit` gets the stored values, if there are any, and returns those to store. */
	save: (
		edit: (stored?: AppointmentValues) => AppointmentValues,
		how: { submissionKey?: string; confirmed: Confirmed },
	) => Promise<AppointmentValues | undefined>;
	/** The appointment to change; undefined for a new one. */
	stored?: StoredAppointment;
}

type StoredAppointment = Awaited<ReturnType<typeof storedAppointment>>;
type Choice = Awaited<ReturnType<typeof formChoices>>["families"][number];

/** Merges the form with the appointment that is stored by then. */
async function mergeAppointment(
	parsed: ParsedForm<AppointmentValues>,
	{ family, puppy, familyId, puppyId }: StoredAppointment,
) {
	const choices = await formChoices(parsed.value);
	const labelIn = (list: readonly Choice[], value: string) =>
		list.find((choice) => choice.value === value)?.label ?? value;
	const inWords = (name: string, value: string): string => {
		if (name === "kind") return kindLabel(value);
		if (name === "day" || name === "lastDay") return value && dayInWords(value);
		if (name === "time") return value && timeInWords(value);
		if (name === "familyId" && family && value === String(familyId)) return family.name;
		if (name === "puppyId" && puppy && value === String(puppyId)) return puppy.name;
		if (name === "familyId") return labelIn(choices.families, value);
		return name === "puppyId" ? labelIn(choices.puppies, value) : value;
	};
	const merge = mergeForm(parsed, {
		schema: appointmentSchema,
		labels: appointmentLabels,
		inWords,
	});
	return (values: AppointmentValues) => merge(appointmentValues(values));
}

function takenMessage({ other: { kind, title, time, family } }: TimeTaken): string {
	const what = [title || kindLabel(kind), ...(family ? [`with ${family.name}`] : [])].join(" ");
	return `${what} is at ${timeInWords(time)} on that day. Save again to keep both, or choose another time.`;
}

/** Returns the form as it was filled in, with the families that the search found. */
async function search(form: FormData) {
	const written = (name: string) => String(form.get(name) ?? "");
	const search = searchIn(form);
	const { families } = await familyChoices(search);
	const [only, ...more] = families;
	const chosen = only && more.length === 0 ? only.value : written("familyId");
	const names = [...appointmentFields, BASE];
	const initialValue = Object.fromEntries(names.map((name) => [name, written(name)]));
	return {
		result: { status: "success" as const, initialValue: { ...initialValue, familyId: chosen } },
		found: { search, families, chosen },
	};
}

const isValues = (value: object): value is AppointmentValues =>
	appointmentFields.every((name) => name in value);

/** Runs the search or saves the appointment, or responds with what is wrong. */
export async function handleAppointmentForm({ request, failure, save, stored }: Saving) {
	const parsed = await parseForm(request, rules);
	if (parsed.response) return parsed.response;
	const { form } = parsed;
	if (searchIn(form) || !isValues(parsed.value)) return search(form);
	const { value, submissionKey } = parsed;
	try {
		const merge = stored && (await mergeAppointment({ ...parsed, value }, stored));
		const confirmed = { moment: String(form.get(appointmentHidden.together) ?? "") };
		const edit = (current?: AppointmentValues) => (current && merge ? merge(current) : value);
		const saved = await save(edit, { submissionKey, confirmed });
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
		if (!isDangling(error)) return saveFailed(parsed, failure, error);
		const { families, puppies } = await formChoices(value);
		const isMissing = (list: readonly { value: string }[], id: number | null) =>
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
