import type { ShownFamily } from "~/families/queries.server.ts";
import { detailsAnswers, stepAnswers, type WrittenForm } from "./family-forms.ts";

const textIn = (form: FormData, control: string) =>
	String(form.get(control) ?? "").replaceAll("\r\n", "\n");

/**
 * What is being written in the forms of a family's page besides the one that was `saved`: without
 * JavaScript they are sent together. Undefined where they say what is stored.
 */
export function writtenBeside(
	form: FormData,
	saved: WrittenForm | undefined,
	family: ShownFamily,
): FormData | undefined {
	const stored: Record<WrittenForm, Record<string, string>> = {
		note: { text: "" },
		step: stepAnswers(family),
		details: detailsAnswers(family),
		// It comes with the address that is to be corrected.
		address: { right: textIn(form, "wrong") },
	};
	const written = new FormData();
	for (const [name, answers] of Object.entries(stored)) {
		if (name === saved) continue;
		const sent = Object.keys(answers).filter((control) => typeof form.get(control) === "string");
		if (sent.every((control) => textIn(form, control) === answers[control])) continue;
		for (const control of sent) written.set(control, textIn(form, control));
	}
	return [...written].length > 0 ? written : undefined;
}
