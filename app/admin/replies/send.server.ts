/** Sends an answer or a paper, from the form of either. */
import { redirect } from "react-router";
import { NOT_TO_BE_SENT } from "~/families/bounce-text.ts";
import { sendReply } from "~/families/replies/commands.server.ts";
import type { Recipient } from "~/families/replies/queries.server.ts";
import { type ReplyTexts, replyHidden } from "~/families/replies/schema.ts";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import type { ParsedForm } from "~/platform/forms/parse-form.server.ts";
import { readId } from "~/platform/ids.ts";
import { saveFailed } from "../failures.server.ts";
import { sentReplyAddress } from "../families/addresses.ts";
import { notFound } from "../not-found.ts";

const NOT_SENT = "It could not be stored, and nothing was sent. Please try again.";

/**
 * Sends an answer, or a paper with the page that shows it, and leads to it in its family's timeline; or responds with
 * what is wrong.
 */
export async function send(
	to: Recipient,
	texts: ReplyTexts,
	parsed: ParsedForm<unknown>,
	actor: Actor,
	paper?: string,
) {
	const { form, submissionKey, reply } = parsed;
	const written = (name: string) => String(form.get(name) ?? "");
	try {
		const result = await sendReply(to, texts, actor, {
			submissionKey,
			seen: readId(written(replyHidden.seen)),
			undone: readId(written(replyHidden.undone)),
			paper,
		});
		if (result.outcome === "gone") throw notFound();
		if (result.outcome === "no address") {
			return reply({ fieldErrors: { to: ["This family no longer has that address."] } });
		}
		if (result.outcome === "refused") {
			return reply({ formErrors: [`${result.message} ${NOT_TO_BE_SENT}`] });
		}
		return redirect(sentReplyAddress(to.familyId, result.id), { status: 303 });
	} catch (error) {
		return saveFailed(parsed, NOT_SENT, error);
	}
}
