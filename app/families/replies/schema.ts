/** What an answer to a family is made of, and the words for what is wrong with it. */
import { z } from "zod";
import { oneLine, several } from "~/platform/written-text.ts";

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
	/** The answer that was taken back and is written anew. */
	takenBack: "taken",
} as const;

const text = (missing: string) =>
	z.string({ error: missing }).refine((value) => !value.includes("\0"), {
		error: "Please remove the characters that can't be shown.",
		abort: true,
	});

const tooLong = (what: string, max: number) =>
	`Please keep ${what} to ${max.toLocaleString("en-US")} characters.`;

export const replySchema = z.object({
	to: text("Please choose an address.").overwrite(oneLine).min(1, "Please choose an address."),
	subject: text("Please write a subject.")
		.overwrite(oneLine)
		.min(1, "Please write a subject.")
		.max(replyLimits.subject, tooLong("the subject", replyLimits.subject)),
	text: text("Please write your answer.")
		.overwrite(several)
		.min(1, "Please write your answer.")
		.max(replyLimits.text, tooLong("your answer", replyLimits.text)),
});

export type ReplyWords = z.output<typeof replySchema>;
