import { z } from "zod";
import { fillText } from "~/business/fill-text.ts";
import { optionalText, requiredText, several } from "~/platform/forms/written-text.ts";
import { hasSubject, placeholdersOf } from "./letter-kinds.ts";
import { type Placeholder, sampleValues } from "./placeholders.ts";

/** Maximum lengths after trimming, in UTF-16 code units, as browsers count. */
export const letterLimits = { name: 60, subject: 150, text: 10_000 } as const;

export const letterLabels = { name: "Name", subject: "Subject", text: "Text" } as const;

function unknownMessage(unknown: readonly string[], placeholders: readonly Placeholder[]): string {
	const named = unknown.map((name) => `{${name}}`).join(", ");
	const [first] = placeholders;
	const example = first ? `, such as {${first.name}}` : "";
	return unknown.length === 1
		? `${named} is not a placeholder. Please use one from the list${example}, or remove the braces.`
		: `${named} stand for nothing. Please use placeholders from the list${example}, or remove the braces.`;
}

function onlyKnown(placeholders: readonly Placeholder[]) {
	const values = sampleValues(placeholders);
	return (text: string, context: z.RefinementCtx) => {
		const { unknown } = fillText(text, values);
		if (unknown.length > 0) {
			context.addIssue({ code: "custom", message: unknownMessage(unknown, placeholders) });
		}
	};
}

/** The schema for letters of a kind. If the kind has no subject, the subject is empty. */
export function letterSchema(kind: string) {
	const known = onlyKnown(placeholdersOf(kind));
	const { name, subject, text } = letterLimits;
	const written = hasSubject(kind) ? requiredText : optionalText;
	return z.object({
		name: requiredText("Please name the letter.", "the name", name),
		subject: written("Please write a subject.", "the subject", subject).superRefine(known),
		text: requiredText("Please write the letter.", "the letter", text, several).superRefine(known),
	});
}

export type LetterTexts = z.output<ReturnType<typeof letterSchema>>;
