/** The form that answers a family: loading it, inserting a template, sending, and errors. */

import { redirect } from "react-router";
import { NOT_TO_BE_SENT } from "~/families/bounce-text.ts";
import { sendReply } from "~/families/replies/commands.server.ts";
import { type Recipient, replyForm } from "~/families/replies/queries.server.ts";
import { type ReplyTexts, replyHidden, replySchema } from "~/families/replies/schema.ts";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { canSend } from "~/platform/email/site-mailer.server.ts";
import { asWritten, type ParsedForm, parseForm } from "~/platform/forms/parse-form.server.ts";
import { readId } from "~/platform/ids.ts";
import { saveFailed } from "../failures.server.ts";
import { sentReplyAddress } from "../families/addresses.ts";
import { found, notFound } from "../not-found.ts";
import { withLetter } from "./insert-letter.ts";

const NOT_SENT = "It could not be stored, and nothing was sent. Please try again.";

const rules = { schema: replySchema, hidden: [...Object.values(replyHidden), "intent", "letter"] };

/** Loads the form. In the query, `taken` is an answer that was taken back. */
export async function loadReplyForm(to: Recipient, query: URLSearchParams) {
	const form = found(await replyForm(to, readId(query.get("taken"))));
	const { taken, subject, addresses } = form;
	return {
		...form,
		values: {
			to: taken?.recipient ?? addresses[0] ?? "",
			subject: taken?.subject ?? subject,
			text: taken?.text ?? "",
		},
		canSend: canSend(),
	};
}

export type LoadedReplyForm = Awaited<ReturnType<typeof loadReplyForm>>;

/** Returns the form with a template inserted into the answer. */
async function insert(to: Recipient, form: FormData) {
	const { templates } = found(await replyForm(to));
	const chosen = templates.find(({ address }) => address === form.get("letter"));
	const written = String(form.get("text") ?? "");
	const texts = templates.map(({ text }) => text);
	const text = chosen ? withLetter(written, chosen.text, texts) : written;
	return asWritten(form, replySchema, { text });
}

/** Sends the answer; or inserts a template, however much of the answer is written; or responds with what is wrong. */
export async function handleReplyForm(request: Request, to: Recipient, actor: Actor) {
	const parsed = await parseForm(request, rules);
	if (parsed.form.has("letter")) return insert(to, parsed.form);
	if (parsed.response) return parsed.response;
	return send(to, parsed.value, parsed, actor);
}

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
			undoneReply: readId(written(replyHidden.undoneReply)),
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
