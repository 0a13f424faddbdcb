/** Validates text typed into the forms of pages: tidied, not too long, and without unknown placeholders. */
import { oneLine, several, tooLong, writtenText } from "~/platform/forms/written-text.ts";
import { reportUnknownPlaceholder } from "./fields/field.ts";

const written = (tidied: (text: string) => string, max: number, missing: string) =>
	writtenText(missing)
		.overwrite(tidied)
		.max(max, { error: tooLong("it", max) })
		.superRefine(reportUnknownPlaceholder);

/** A required text on one line; `missing` is the message if it is empty. */
export const neededLine = (max: number, missing: string) =>
	written(oneLine, max, missing).min(1, missing);

/** An optional text on one line. */
export const optionalLine = (max: number) => written(oneLine, max, "").default("");

/** An optional text of several lines. */
export const optionalText = (max: number) => written(several, max, "").default("");
