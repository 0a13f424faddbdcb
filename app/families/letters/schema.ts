/** What a letter is made of, its limits, and the words for what is wrong with it. */
import { z } from "zod";
import { fillText } from "~/business/fill-text.ts";
import { oneLine, several, tooLong, writtenText } from "~/platform/forms/written-text.ts";
import { hasSubject, placeholdersOf } from "./letter-kinds.ts";
import { type Placeholder, sampleValues } from "./placeholders.ts";

/** Longest answers, in UTF-16 units as browsers count them, after trimming. */
export const letterLimits = { name: 60, subject: 150, text: 10_000 } as const;
/** Templates of the trainer's own at most. */
export const OWN_MAX = 50;

export const letterFields = ["name", "subject", "text"] as const;

/** The message for unknown placeholders. */
function unknownWords(unknown: readonly string[], placeholders: readonly Placeholder[]): string {
	const named = unknown.map((name) => `{${name}}`).join(", ");
	const [first] = placeholders;
	const example = first ? ` such as {${first.name}}` : "";
	return unknown.length === 1
		? `${named} stands for nothing. Please use a placeholder of the list${example}, or take the braces away.`
		: `${named} stand for nothing. Please use placeholders of the list${example}, or take the braces away.`;
}

function onlyKnown(placeholders: readonly Placeholder[]) {
	const values = sampleValues(placeholders);
	return (text: string, context: z.RefinementCtx) => {
		const { unknown } = fillText(text, values);
		if (unknown.length > 0) {
			context.addIssue({ code: "custom", message: unknownWords(unknown, placeholders) });
		}
	};
}

/** The rules of a letter of a kind; one without a subject has an empty one. */
export function letterSchema(kind: string) {
	const known = onlyKnown(placeholdersOf(kind));
	const subject = writtenText("Please write a subject.")
		.overwrite(oneLine)
		.max(letterLimits.subject, { error: tooLong("the subject", letterLimits.subject) })
		.superRefine(known);
	return z.object({
		name: writtenText("Please name the letter.")
			.overwrite(oneLine)
			.min(1, "Please name the letter.")
			.max(letterLimits.name, { error: tooLong("the name", letterLimits.name) }),
		subject: hasSubject(kind) ? subject.min(1, "Please write a subject.") : subject.default(""),
		text: writtenText("Please write the letter.")
			.overwrite(several)
			.min(1, "Please write the letter.")
			.max(letterLimits.text, { error: tooLong("the letter", letterLimits.text) })
			.superRefine(known),
	});
}

export type LetterWords = z.output<ReturnType<typeof letterSchema>>;
