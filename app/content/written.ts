/** Validates text typed into the forms of pages: tidied, not too long, and without unknown placeholders. */
import type { z } from "zod";
import { unknownPlaceholders } from "~/business/placeholders.ts";
import { oneLine, several, tooLong, writtenText } from "~/platform/forms/written-text.ts";

/** Reports the first unknown placeholder of a text: braces around a word that is not a placeholder. */
export function onlyKnown(text: string, context: z.RefinementCtx) {
	const [unknown] = unknownPlaceholders(text);
	if (unknown === undefined) return;
	context.addIssue({
		code: "custom",
		message: `{${unknown}} is not a placeholder. Please use one from the list, such as {trainer}, or remove the braces.`,
	});
}

const written = (tidied: (text: string) => string, max: number, missing: string) =>
	writtenText(missing)
		.overwrite(tidied)
		.max(max, { error: tooLong("it", max) })
		.superRefine(onlyKnown);

/** A required text on one line; `missing` is the message if it is empty. */
export const neededLine = (max: number, missing: string) =>
	written(oneLine, max, missing).min(1, missing);

/** An optional text on one line. */
export const optionalLine = (max: number) => written(oneLine, max, "").default("");

/** An optional text of several lines. */
export const optionalText = (max: number) => written(several, max, "").default("");
