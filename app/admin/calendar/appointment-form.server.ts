/** What adding an appointment and changing one have in common: choices, reading the form, refusals. */
import { href } from "react-router";
import { dayInWords } from "~/business/days.ts";
import { kindLabel } from "~/families/calendar/kinds.ts";
import { familyChoices, puppyChoices } from "~/families/calendar/queries.server.ts";
import {
	type AppointmentValues,
	appointmentFields,
	appointmentSchema,
} from "~/families/calendar/schema.ts";
import { isDangling } from "~/platform/database/database.server.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { parseForm } from "~/platform/forms/parse-form.server.ts";
import { readSubmissionKey, SUBMISSION_KEY } from "~/platform/forms/submission-key.ts";
import { unsaved } from "../failures.server.ts";
import { dayAddress } from "./view.ts";

/** The longest answers, each character at its longest in a form, and some more. */
const MAX_BYTES = 32 * 1024;
const rules = {
	schema: appointmentSchema,
	fields: [...appointmentFields, "intent", SUBMISSION_KEY],
	maxBytes: MAX_BYTES,
};

const FAMILY_GONE = "That family was deleted meanwhile. Please choose another one.";
const PUPPY_GONE = "That puppy was deleted meanwhile. Please choose another one.";

type Chosen = Partial<Pick<AppointmentValues, "familyId" | "puppyId">>;

/** What the form offers to choose from. */
export async function formChoices({ familyId, puppyId }: Chosen) {
	const [families, puppies] = await Promise.all([familyChoices(familyId), puppyChoices(puppyId)]);
	return { ...families, puppies };
}

interface Saving {
	request: Request;
	/** What is said when it can't be stored (business/failures.ts). */
	failure: string;
	/** Stores the appointment; false where it is not there any more. */
	save: (values: AppointmentValues, submissionKey?: string) => Promise<boolean>;
}

/** Saves what the form says, or says what is wrong. */
export async function answerAppointmentForm({ request, failure, save }: Saving) {
	const parsed = await parseForm(request, rules);
	if (parsed.response) return parsed.response;
	const { value, form } = parsed;
	try {
		const words = `${kindLabel(value.kind)} on ${dayInWords(value.day)}`;
		if (await save(value, readSubmissionKey(form.get(SUBMISSION_KEY)))) {
			return await redirectWithToast(dayAddress(value.day), `${words} was saved.`);
		}
		return await redirectWithToast(href("/admin/calendar"), "It was deleted meanwhile.", 404);
	} catch (error) {
		if (!isDangling(error)) return unsaved(parsed, failure, error);
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
