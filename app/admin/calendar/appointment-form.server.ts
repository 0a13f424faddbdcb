/** What adding an appointment and changing one have in common: choices, reading the form, refusals. */
import { data, href } from "react-router";
import { z } from "zod";
import { dayInWords } from "~/business/days.ts";
import { kindLabel } from "~/families/calendar/kinds.ts";
import { timeInWords } from "~/families/calendar/month.ts";
import { appointmentById, puppyChoices } from "~/families/calendar/queries.server.ts";
import {
	type AppointmentValues,
	appointmentFields,
	appointmentHidden,
	appointmentSchema,
	FAMILY_SEARCH_MAX,
} from "~/families/calendar/schema.ts";
import type { Outcome } from "~/families/commands.server.ts";
import { familyChoices } from "~/families/reservations/choices.server.ts";
import { isDangling } from "~/platform/database/database.server.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { madeFromNow } from "~/platform/forms/joined-editors.server.ts";
import { parseForm } from "~/platform/forms/parse-form.server.ts";
import { readRevision } from "~/platform/forms/revision.ts";
import { readSubmissionKey, SUBMISSION_KEY } from "~/platform/forms/submission-key.ts";
import { readLine } from "~/platform/list-parameters.ts";
import { saveFailed } from "../failures.server.ts";
import { dayAddress } from "./view.ts";

/** The longest answers, each character at its longest in a form, and some more. */
const MAX_BYTES = 32 * 1024;
/** A search for a family takes the form as it stands. */
const anyAnswers = z.object({}).loose();
const rules = {
	schema: (form: FormData): z.ZodType<object> => (searchIn(form) ? anyAnswers : appointmentSchema),
	fields: [...appointmentFields, ...Object.values(appointmentHidden), "intent", SUBMISSION_KEY],
	maxBytes: MAX_BYTES,
};

/**
 * The words of a family that is looked for; empty where none is. The Enter key looks for one where
 * words stand in the search; "Save" saves.
 */
function searchIn(form: FormData): string {
	if (form.get("intent") === "save") return "";
	const words = form.get(appointmentHidden.search);
	return typeof words === "string" ? readLine(words, FAMILY_SEARCH_MAX) : "";
}

const OVERTAKEN =
	"This appointment was changed meanwhile, perhaps in another window. Nothing was saved: take over what you want to keep, and save again.";
const FAMILY_GONE = "That family was deleted meanwhile. Please choose another one.";
const PUPPY_GONE = "That puppy was deleted meanwhile. Please choose another one.";

type Chosen = Partial<Pick<AppointmentValues, "familyId" | "puppyId">>;

/** What the form offers to choose from. */
export async function formChoices({ familyId, puppyId }: Chosen) {
	const [{ families }, puppies] = await Promise.all([
		familyChoices("", familyId),
		puppyChoices(puppyId),
	]);
	return { families, puppies };
}

interface Saving {
	request: Request;
	/** The message when it can't be stored (business/failures.ts). */
	failure: string;
	/** Stores the appointment. */
	save: (
		values: AppointmentValues,
		how: { submissionKey?: string; revision: number },
	) => Promise<Outcome>;
	/** The appointment that is changed. */
	id?: number;
}

/** An appointment as another window saved it, in words. */
async function otherOne(id: number | undefined) {
	const stored = id === undefined ? null : await appointmentById(id);
	if (!stored) return undefined;
	const { kind, title, day, time, lastDay, note, family, puppy, revision } = stored;
	const words = [
		title ? `${kindLabel(kind)}, “${title}”` : kindLabel(kind),
		lastDay ? `from ${dayInWords(day)} to ${dayInWords(lastDay)}` : `on ${dayInWords(day)}`,
		...(time ? [`at ${timeInWords(time)}`] : []),
		...(family ? [`with ${family.name}`] : []),
		...(puppy ? [`for ${puppy.name}`] : []),
	].join(" ");
	return { words: note ? `${words}. Note: ${note}` : `${words}.`, revision };
}

/** The form as it stands, with the families that a search has found. */
async function search(form: FormData) {
	const written = (name: string) => String(form.get(name) ?? "");
	const words = searchIn(form);
	const { families } = await familyChoices(words);
	const [only, ...more] = families;
	const chosen = only && more.length === 0 ? only.value : written("familyId");
	const names = [...appointmentFields, appointmentHidden.revision];
	const initialValue = Object.fromEntries(names.map((name) => [name, written(name)]));
	return {
		result: { status: "success" as const, initialValue: { ...initialValue, familyId: chosen } },
		found: { words, families, chosen },
	};
}

const isValues = (value: object): value is AppointmentValues =>
	appointmentFields.every((name) => name in value);

/** Saves what the form says, or says what is wrong. */
export async function answerAppointmentForm({ request, failure, save, id }: Saving) {
	const parsed = await parseForm(request, rules);
	if (parsed.response) return parsed.response;
	const { value, form } = parsed;
	if (searchIn(form) || !isValues(value)) return search(form);
	try {
		const words = `${kindLabel(value.kind)} on ${dayInWords(value.day)}`;
		const submissionKey = readSubmissionKey(form.get(SUBMISSION_KEY));
		const outcome = await save(value, { submissionKey, revision: readRevision(form) });
		if (outcome === "overtaken") {
			const theirs = await otherOne(id);
			const refused = parsed.result({ formErrors: [OVERTAKEN] });
			const result = theirs
				? madeFromNow(refused, { [appointmentHidden.revision]: String(theirs.revision) })
				: refused;
			return data({ result, theirs: theirs?.words }, 409);
		}
		if (outcome === "done") {
			return await redirectWithToast(dayAddress(value.day), `${words} was saved.`);
		}
		return await redirectWithToast(href("/admin/calendar"), "It was deleted meanwhile.", 404);
	} catch (error) {
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
