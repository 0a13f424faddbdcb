import { z } from "zod";
import { oneLine, requiredText, several, writtenText } from "~/platform/forms/written-text.ts";

/** Maximum lengths after trimming, in UTF-16 code units, as browsers count. */
export const replyLimits = { subject: 150, text: 10_000 } as const;

/** The names of the other fields of the form. */
export const replyHidden = {
	/** The id of the newest message that the form's page showed; later ones don't count as answered. */
	seen: "seen",
	/** The id of the answer that was undone and is being rewritten. */
	undone: "undone",
} as const;

export const replySchema = z.object({
	to: writtenText("Please choose an address.")
		.overwrite(oneLine)
		.min(1, "Please choose an address."),
	subject: requiredText("Please write a subject.", "the subject", replyLimits.subject),
	text: requiredText("Please write your answer.", "your answer", replyLimits.text, several),
});

export type ReplyTexts = z.output<typeof replySchema>;

/** The form that emails a paper: a message, which the paper follows. */
export const paperEmailSchema = z.object({
	to: replySchema.shape.to,
	message: requiredText("Please write a few words.", "the message", replyLimits.text, several),
});
