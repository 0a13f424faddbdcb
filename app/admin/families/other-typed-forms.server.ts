import type { ShownFamily } from "~/families/queries.server.ts";
import { readShown } from "~/platform/forms/joined-editors.server.ts";
import type { Answers } from "~/platform/forms/two-editors.ts";
import {
	changesStep,
	detailsAnswers,
	familyHidden,
	stepAnswers,
	type WrittenForm,
	writtenForms,
} from "./family-forms.ts";

const textIn = (form: FormData, control: string) => String(form.get(control) ?? "");

/** The hidden fields that record which stored answers a form was rendered from. */
const hiddenOf: Partial<Record<WrittenForm, (madeFrom: Answers) => Answers>> = {
	step: ({ nextStep, nextStepOn }) => ({ shownStep: nextStep, shownOn: nextStepOn }),
	details: (madeFrom) => ({ [familyHidden.shownDetails]: JSON.stringify(madeFrom) }),
};

/**
 * What is being written in a family's forms other than the one that was `saved`: without JavaScript
 * they are submitted together. Untouched fields get the family's current values, even if a button or
 * another window has just changed them. Undefined if nothing else is being written.
 */
export function otherTypedForms(
	form: FormData,
	saved: WrittenForm | undefined,
	family: ShownFamily,
): FormData | undefined {
	const details = detailsAnswers(family);
	// The field is prefilled with the address that is to be corrected.
	const address = { right: textIn(form, "wrong") };
	const forms: Record<WrittenForm, { shown: Answers; now: Answers }> = {
		note: { shown: { text: "" }, now: { text: "" } },
		step: {
			shown: { nextStep: textIn(form, "shownStep"), nextStepOn: textIn(form, "shownOn") },
			now: stepAnswers(family),
		},
		details: { shown: readShown(form, details, familyHidden.shownDetails), now: details },
		address: { shown: address, now: address },
	};
	const written = new FormData();
	for (const name of writtenForms) {
		const { shown, now } = forms[name];
		const controls = Object.keys(now).filter((control) => typeof form.get(control) === "string");
		const isUntouched = (control: string) => textIn(form, control) === (shown[control] ?? "");
		if (name === saved || controls.every(isUntouched)) continue;
		// A user whose own button changed the step knows its new text, so that is no conflict.
		const isKnown = name === "step" && changesStep(form.get("intent"));
		const madeFrom: Record<string, string | undefined> = { ...now };
		for (const control of controls) {
			if (isUntouched(control)) written.set(control, now[control] ?? "");
			else {
				written.set(control, textIn(form, control));
				if (!isKnown) madeFrom[control] = shown[control];
			}
		}
		for (const [hidden, value] of Object.entries(hiddenOf[name]?.(madeFrom) ?? {})) {
			written.set(hidden, value ?? "");
		}
	}
	return [...written].length > 0 ? written : undefined;
}
