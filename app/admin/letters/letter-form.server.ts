/** Reads the form of a letter. */
import type { SubmissionResult } from "@conform-to/react";
import { type LetterTexts, letterSchema } from "~/families/letters/schema.ts";
import { parseForm } from "~/platform/forms/parse-form.server.ts";

/** Parses the form of a letter of this kind; includes the response to an invalid form. */
export const readLetterForm = (request: Request, kind: string) =>
	parseForm(request, { schema: letterSchema(kind), hidden: ["intent"] });

/** The subject and text of a form whose preview was requested. */
export function previewedTexts(form: FormData): Partial<LetterTexts> {
	const text = (name: string) => String(form.get(name) ?? "");
	return { subject: text("subject"), text: text("text") };
}

/** Whether the Preview button submitted the form. */
export const asksPreview = (form: FormData) => form.get("intent") === "preview";

/** The action data of a letter's page after a submission that wasn't saved. */
export interface LetterResponse {
	result?: SubmissionResult;
	previewed?: Partial<LetterTexts>;
}
