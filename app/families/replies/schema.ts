/** What an answer to a family is made of, and the words for what is wrong with it. */
import { z } from "zod";
import { oneLine, several, tooLong, writtenText } from "~/platform/forms/written-text.ts";

/** Longest answers, in UTF-16 units as browsers count them, after trimming. */
export const replyLimits = { subject: 150, text: 10_000 } as const;

/** The controls that hold what the trainer wrote. */
export const replyFields = ["to", "subject", "text"] as const;

/** What the form sends beside them; nobody types these. */
export const replyHidden = {
	/** The message that is answered. */
	message: "message",
	/** The newest message that the form's page showed: later ones are not answered by it. */
	seen: "seen",
	/** The answer that was taken back and is rewritten. */
	takenBack: "taken",
	/** An address that bounced and is to be written to all the same. */
	anyway: "anyway",
} as const;

export const replySchema = z.object({
	to: writtenText("Please choose an address.")
		.overwrite(oneLine)
		.min(1, "Please choose an address."),
	subject: writtenText("Please write a subject.")
		.overwrite(oneLine)
		.min(1, "Please write a subject.")
		.max(replyLimits.subject, { error: tooLong("the subject", replyLimits.subject) }),
	text: writtenText("Please write your answer.")
		.overwrite(several)
		.min(1, "Please write your answer.")
		.max(replyLimits.text, { error: tooLong("your answer", replyLimits.text) }),
});

export type ReplyWords = z.output<typeof replySchema>;
