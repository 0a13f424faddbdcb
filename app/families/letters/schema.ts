import { z } from "zod";
import { fillText } from "~/business/fill-text.ts";
import { optionalText, requiredText, several } from "~/platform/forms/written-text.ts";
import { hasSubject, placeholdersOf } from "./letter-kinds.ts";
import { type Placeholder, sampleValues } from "./placeholders.ts";

/** Maximum lengths after trimming, in UTF-16 code units, as browsers count. */
export const letterLimits = { name: 60, subject: 150, text: 10_000 } as const;

export const letterLabels = { name: "Name", subject: "Subject", text: "Text" } as const;

function onlyKnown(placeholders: readonly Placeholder[]) {
	const values = sampleValues(placeholders);
	const [first] = placeholders;
	const example = first ? `, such as {${first.name}}` : "";
	return (text: string, context: z.RefinementCtx) => {
		for (const name of fillText(text, values).unknown) {
			const message = `{${name}} is not a placeholder. Please use one from the list${example}, or remove the braces.`;
			context.addIssue({ code: "custom", message });
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
