/** The form that answers a family: loading it, sending, and errors. */

import { randomUUID } from "node:crypto";
import { redirect } from "react-router";
import { NOT_TO_BE_SENT } from "~/families/bounce-text.ts";
import { sendReply } from "~/families/replies/commands.server.ts";
import { type Recipient, replyForm } from "~/families/replies/queries.server.ts";
import { type ReplyTexts, replyHidden } from "~/families/replies/schema.ts";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { canSend } from "~/platform/email/site-mailer.server.ts";
import type { ParsedForm } from "~/platform/forms/parse-form.server.ts";
import { readId } from "~/platform/ids.ts";
import { paperEmail } from "~/sales/paper.server.ts";
import { saveFailed } from "../failures.server.ts";
import { sentReplyAddress } from "../families/addresses.ts";
import { found, notFound } from "../not-found.ts";
import { storedPayment } from "../reservations/forms.server.ts";

const NOT_SENT = "It could not be stored, and nothing was sent. Please try again.";

const idIn = (value: FormDataEntryValue | null) =>
	readId(typeof value === "string" ? value : undefined);

/** The addresses that the user confirmed although emails didn't get through to them. */
function confirmedIn(form: FormData): readonly string[] {
	const addresses = form.get(replyHidden.anyway);
	return typeof addresses === "string" ? addresses.split(" ") : [];
}

/** The email with the paper at an address; undefined if it is none, or no receipt yet. */
async function paperAt(path: string) {
	const parts = /^\/admin\/reservations\/(\d+)\/(?:agreement|receipt\/(\d+))$/.exec(path);
	if (!parts) return undefined;
	const { reservation, payment } = await storedPayment({ id: parts[1], paymentId: parts[2] });
	return payment?.receivedOn === null ? undefined : paperEmail(reservation, payment);
}

/**
 * Loads the form. In the query, `taken` is an answer that was taken back, `letter` a template, and `paper` the page of
 * an agreement or a receipt: its email answers no message.
 */
export async function loadReplyForm(to: Recipient, query: URLSearchParams) {
	const form = found(await replyForm(to, readId(query.get("taken"))));
	const { taken, subject, addresses, templates } = form;
	const letter = templates.find(({ address }) => address === query.get("letter"));
	const paper = query.get("paper") ?? taken?.paper ?? "";
	const email = taken ? undefined : await paperAt(paper);
	return {
		...form,
		...(paper && { message: undefined, messageFrom: undefined }),
		paper,
		values: {
			to: taken?.recipient ?? addresses[0] ?? "",
			subject: taken?.subject ?? email?.subject ?? subject,
			text: letter?.text ?? taken?.text ?? email?.text ?? "",
		},
		submissionKey: randomUUID(),
		canSend: canSend(),
	};
}

export type LoadedReplyForm = Awaited<ReturnType<typeof loadReplyForm>>;

interface Sending {
	parsed: ParsedForm<unknown>;
	actor: Actor;
}

/** Sends an answer or a paper, and leads to it in its family's timeline; or responds with what is wrong. */
export async function send(to: Recipient, texts: ReplyTexts, { parsed, actor }: Sending) {
	const { form, submissionKey, reply } = parsed;
	try {
		const result = await sendReply(to, texts, actor, {
			submissionKey,
			seen: idIn(form.get(replyHidden.seen)),
			undoneReplyText: idIn(form.get(replyHidden.undoneReplyText)),
			anyway: confirmedIn(form),
			paper: String(form.get(replyHidden.paper) ?? ""),
		});
		if (result.outcome === "gone") throw notFound();
		if (result.outcome === "no address") {
			return reply({ fieldErrors: { to: ["This family no longer has that address."] } });
		}
		if (result.outcome === "bounced") {
			const ask = "To send it there anyway, check the box below the address.";
			return reply({ formErrors: [`${result.message} ${ask}`] });
		}
		if (result.outcome === "refused") {
			return reply({ formErrors: [`${result.message} ${NOT_TO_BE_SENT}`] });
		}
		return redirect(sentReplyAddress(to.familyId, result.id), { status: 303 });
	} catch (error) {
		return saveFailed(parsed, NOT_SENT, error);
	}
}
