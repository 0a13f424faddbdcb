/** What is typed into the forms of pages: tidied, short enough, and without braces around what stands for nothing. */
import type { z } from "zod";
import { unknownPlaceholders } from "~/business/placeholders.ts";
import { oneLine, several, tooLong, writtenText } from "~/platform/forms/written-text.ts";

/** Refuses braces around what stands for nothing. */
export function onlyKnown(text: string, context: z.RefinementCtx) {
	const [unknown] = unknownPlaceholders(text);
	if (unknown === undefined) return;
	context.addIssue({
		code: "custom",
		message: `{${unknown}} stands for nothing. Please use a placeholder of the list, such as {trainer}, or take the braces away.`,
	});
}

const written = (tidied: (text: string) => string, max: number, missing: string) =>
	writtenText(missing)
		.overwrite(tidied)
		.max(max, { error: tooLong("it", max) })
		.superRefine(onlyKnown);

/** Words on one line that are needed; `missing` is said where there are none. */
export const neededLine = (max: number, missing: string) =>
	written(oneLine, max, missing).min(1, missing);

/** Words on one line, or none. */
export const optionalLine = (max: number) => written(oneLine, max, "").default("");

/** Words of several lines, or none. */
export const optionalText = (max: number) => written(several, max, "").default("");
