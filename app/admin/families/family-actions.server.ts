/** Runs the actions of the buttons and forms of a family's page. */

import type { z } from "zod";
import { correctAddress, markAddressAsWorking } from "~/bounces/commands.server.ts";
import { dayInWords } from "~/business/days.ts";
import {
	addFamilyNote,
	deleteFamilyNote,
	moveFamily,
	type NextStep,
	saveDetails,
	setNextStep,
} from "~/families/commands.server.ts";
import {
	detailsLabels,
	detailsSchema,
	type FamilyDetails,
	nextStepSchema,
} from "~/families/schema.ts";
import { splitFamily } from "~/families/split.server.ts";
import { type Stage, stageLabel } from "~/families/stages.ts";
import { command } from "~/platform/command.server.ts";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { canSend } from "~/platform/email/site-mailer.server.ts";
import { mergeForm } from "~/platform/forms/merge-form.server.ts";
import type { ParsedForm } from "~/platform/forms/parse-form.server.ts";
import { readId } from "~/platform/ids.ts";
import {
	type addressForm,
	detailsValues,
	type FamilyForm,
	type stepForm,
	stepLabels,
	stepValues,
} from "./family-forms.ts";

/** The result of an action for the toast. */
export interface ActionResult {
	message: string;
	statusCode: number;
	/** The family whose page is shown next, if it is another one. */
	family?: number;
}

const done = (message: string): ActionResult => ({ message, statusCode: 200 });
/** What a button was about is no longer there, though its family may be. */
const gone = (message: string): ActionResult => ({ message, statusCode: 409 });

/** Added to the message if the place on the waiting list is not confirmed yet. */
const askedToConfirm = () =>
	canSend()
		? "Their place on the waiting list is not confirmed yet: a new confirmation link is on its way there."
		: "Their place on the waiting list is not confirmed yet. Email is not set up, so please confirm it there yourself.";

/** Moves a family, unless somebody else moved it first. */
async function move(
	id: number,
	{ to, from }: { to: Stage; from: string },
	actor: Actor,
): Promise<ActionResult | undefined> {
	const outcome = await moveFamily(id, { from, to }, actor);
	if (outcome === "missing") return undefined;
	if (outcome === "done") return done(`Moved to ${stageLabel(to)}.`);
	return {
		message: `This family was changed in the meantime, perhaps in another window. It is no longer in ${stageLabel(from)}, and was left where it is now.`,
		statusCode: 409,
	};
}

const nothing = { nextStep: "", nextStepOn: null };

/**
 * Does what a form of the page asks for. Returns a response if the form was refused after all, or
 * undefined if there is no such family.
 */
export async function runForm(
	id: number,
	parsed: ParsedForm<FamilyForm>,
	actor: Actor,
	key: string | undefined,
) {
	const { value, reply } = parsed;
	switch (value.intent) {
		case "note":
			return (await addFamilyNote(id, value.text, actor, key))
				? done("The note was added.")
				: undefined;
		case "details":
			return saveFamily(id, parsed, actor);
		case "step":
			return saveStep(id, { ...parsed, value }, actor);
		case "address":
			return saveAddress(id, { value, reply }, actor);
		case "stage":
			return move(id, value, actor);
		case "step-done":
			return (await setNextStep(id, () => nothing, actor))
				? done("The next step is done.")
				: undefined;
		case "postpone": {
			const putOff = (step: NextStep) =>
				step.nextStep ? { ...step, nextStepOn: value.day } : step;
			const step = await setNextStep(id, putOff, actor, "postponed");
			return step?.nextStep
				? done(`Put off until ${dayInWords(value.day)}.`)
				: gone("There is no next step any more, so nothing was put off.");
		}
		case "works":
			return (await markAddressAsWorking(id, value.address, actor))
				? done(`${value.address} counts as working again.`)
				: gone("This family no longer has that address.");
		case "split": {
			const family = await splitFamily(id, value.address, actor);
			return family === undefined
				? gone("This family no longer has that address and another one.")
				: { ...done(`${value.address} is a family of its own now.`), family };
		}
		case "delete-note": {
			const note = readId(value.note);
			const isGone = note !== undefined && (await deleteFamilyNote(id, note, actor));
			return isGone ? done("The note was deleted.") : gone("That note was already deleted.");
		}
	}
}

async function saveAddress(
	id: number,
	{ value, reply }: Pick<ParsedForm<z.output<typeof addressForm>>, "value" | "reply">,
	actor: Actor,
) {
	const { wrong, right } = value;
	const refuse = (message: string, status = 400) => ({
		response: reply({ fieldErrors: { right: [message] } }, status),
	});
	const corrected = await correctAddress(id, { wrong, right }, actor);
	if (corrected === "missing") {
		return gone(`This family no longer has ${wrong}, so ${right} did not replace it.`);
	}
	if (corrected === "same") return refuse(NOT_ANOTHER);
	if (corrected === "taken") return refuse(TAKEN, 409);
	const message = "The address was corrected.";
	return done(corrected.isAsked ? `${message} ${askedToConfirm()}` : message);
}

const NOT_ANOTHER = "That is the address that doesn't work. Please write the right one.";
const TAKEN =
	"That address belongs to another family, or to another place on the waiting list. If they are the same people, merge the two families.";

/** Saves a family's details, merged with what somebody else changed. */
async function saveFamily(id: number, parsed: ParsedForm<unknown>, actor: Actor) {
	const merge = mergeForm(parsed, { schema: detailsSchema, labels: detailsLabels });
	const edit = (stored: FamilyDetails) => merge(detailsValues(stored));
	const isSaved = await command(actor, (work) => saveDetails(work, id, edit));
	return isSaved ? done("The family is saved.") : undefined;
}

/** Plans the next step, merged with what somebody else planned. */
async function saveStep(id: number, parsed: ParsedForm<z.output<typeof stepForm>>, actor: Actor) {
	const { form, value } = parsed;
	if (value.day) form.set("nextStepOn", value.day);
	const merge = mergeForm(parsed, {
		schema: nextStepSchema,
		labels: stepLabels,
		inWords: (name, text) => (name === "nextStepOn" ? dayInWords(text) : text),
	});
	const edit = (stored: NextStep) => {
		const { nextStep, nextStepOn } = merge(stepValues(stored));
		return { nextStep, nextStepOn: nextStepOn || null };
	};
	const saved = await setNextStep(id, edit, actor);
	if (!saved) return undefined;
	const when = saved.nextStepOn ? `, for ${dayInWords(saved.nextStepOn)}` : "";
	return done(`The next step is saved${when}.`);
}
