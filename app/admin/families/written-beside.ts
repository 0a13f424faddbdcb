import type { ShownFamily } from "~/families/queries.server.ts";
import type { Answers } from "~/platform/forms/two-editors.ts";
import { readShown } from "../two-editors.server.ts";
import { detailsAnswers, familyHidden, stepAnswers, type WrittenForm } from "./family-forms.ts";

const textIn = (form: FormData, control: string) =>
	String(form.get(control) ?? "").replaceAll("\r\n", "\n");

/**
 * What is being written in the forms of a family's page besides the one that was `saved`: without
 * JavaScript they are sent together. What nobody has touched is as the family is now, also where a
 * button, or another window, has just changed it. Undefined where nothing is being written.
 */
export function writtenBeside(
	form: FormData,
	saved: WrittenForm | undefined,
	family: ShownFamily,
): FormData | undefined {
	const details = detailsAnswers(family);
	// It comes with the address that is to be corrected.
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
	for (const [name, { shown, now }] of Object.entries(forms)) {
		const sent = Object.keys(now).filter((control) => typeof form.get(control) === "string");
		const isTouched = sent.some((control) => textIn(form, control) !== shown[control]);
		if (name === saved || !isTouched) continue;
		for (const control of sent) {
			const text = textIn(form, control);
			written.set(control, text === shown[control] ? (now[control] ?? "") : text);
		}
	}
	return [...written].length > 0 ? written : undefined;
}
