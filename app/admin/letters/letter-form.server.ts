/** Reads the form of a letter. */
import type { SubmissionResult } from "@conform-to/react";
import { type LetterWords, letterFields, letterSchema } from "~/families/letters/schema.ts";
import { parseForm } from "~/platform/forms/parse-form.server.ts";
import { REVISION } from "~/platform/forms/revision.ts";
import { SUBMISSION_KEY } from "~/platform/forms/submission-key.ts";

/** The longest answers, each character at its longest in a form, and some more. */
const MAX_BYTES = 128 * 1024;

/** The form of a letter of a kind, or the response that says what is wrong with it. */
export const readLetterForm = (request: Request, kind: string) =>
	parseForm(request, {
		schema: letterSchema(kind),
		fields: [...letterFields, REVISION, "intent", SUBMISSION_KEY],
		maxBytes: MAX_BYTES,
	});

/** The answers of a form that asks for a preview. */
export function previewedWords(form: FormData): Partial<LetterWords> {
	const of = (name: string) => String(form.get(name) ?? "");
	return { subject: of("subject"), text: of("text") };
}

/** Whether a form asks for its preview. */
export const asksPreview = (form: FormData) => form.get("intent") === "preview";

/** What a letter's page shows after its form was sent and not saved. */
export interface LetterAnswer {
	result?: SubmissionResult;
	previewed?: Partial<LetterWords>;
}
