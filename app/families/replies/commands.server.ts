/** Sends answers to families, and undoes an answer if it was not sent yet. Each change is recorded. */
import { command, type Work } from "~/platform/command.server.ts";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import type { Contact, Reply } from "~/platform/database/prisma/client.ts";
import { HELD_FOR, undoEmail } from "~/platform/email/queue.server.ts";
import { addOnce } from "~/platform/forms/submissions.server.ts";
import { bounceText, mayBeAnswered } from "../bounce-text.ts";
import { bouncesOf } from "../bounced-addresses.server.ts";
import { addressKey, recordFamily } from "../families.server.ts";
import { answerMessages, undoEffect } from "./effect.server.ts";
import { type Recipient, replyRecipient } from "./queries.server.ts";
import { replyText } from "./reply-text.ts";
import type { ReplyTexts } from "./schema.ts";
import { threadHeaders } from "./thread.server.ts";

interface Circumstances {
	submissionKey?: string;
	/** The id of the newest message that the page showed; later ones don't count as answered. */
	seen?: number;
	/** The id of the answer that was undone and that this one replaces. */
	undone?: number;
	/**
	 * The page of the agreement or receipt that it carries. It answers no message then: it quotes none, and a family that
	 * waits for an answer still waits.
	 */
	paper?: string;
}

/** Queues the email of an answer, held for `HELD_FOR`. Below the answer it quotes the message that is `answered`. */
export const queueReply = (
	work: Work,
	{ text, ...email }: Pick<Reply, "familyId" | "recipient" | "subject" | "text">,
	answered: Pick<Contact, "id" | "message" | "createdAt"> | null | undefined,
): Promise<number> =>
	work.email({
		kind: "reply",
		...email,
		...replyText(text, answered),
		headers: threadHeaders(email.familyId, answered?.id ?? null),
		sendAt: new Date(Date.now() + HELD_FOR),
	});

type SendReplyResult =
	| { outcome: "sent"; id: number }
	| { outcome: "gone" }
	/** The family no longer has that address. */
	| { outcome: "no address" }
	/** Its owner wants no emails. */
	| { outcome: "refused"; message: string };

/**
 * Sends an answer to a family. The email is held for `HELD_FOR`, during
 * which it can be undone. Submitting the same form twice sends one answer.
 */
export async function sendReply(
	to: Recipient,
	reply: ReplyTexts,
	actor: Actor,
	{ submissionKey, seen = 0, undone, paper = "" }: Circumstances = {},
): Promise<SendReplyResult> {
	return command(actor, async (work): Promise<SendReplyResult> => {
		const whom = await replyRecipient(to, work.db);
		if (!whom) return { outcome: "gone" };
		const recipient = whom.addresses.find((address) => address === addressKey(reply.to));
		if (recipient === undefined) return { outcome: "no address" };
		const bounce = (await bouncesOf([recipient], work.db))[recipient];
		const message = paper ? undefined : whom.message;
		const isToMessage = message !== undefined && addressKey(message.email) === recipient;
		if (bounce && !mayBeAnswered(bounce, { isToMessage })) {
			return { outcome: "refused", message: bounceText(bounce) };
		}
		const add = async () => {
			const { familyId } = whom;
			const { subject, text } = reply;
			const written = { familyId, recipient, subject, text };
			const known = Math.max(seen, message?.id ?? 0);
			const changed = paper ? undefined : await answerMessages(work, { familyId, seen: known });
			const effect = changed && JSON.stringify(changed);
			const emailId = await queueReply(work, written, message);
			const { id } = await work.db.reply.create({
				data: { ...written, contactId: message?.id, author: actor.who, emailId, effect, paper },
				select: { id: true },
			});
			if (undone !== undefined) {
				await work.db.reply.deleteMany({ where: { id: undone, familyId, emailId: null } });
			}
			const action = paper ? "emailed a paper" : "answered";
			await recordFamily(work, familyId, { action, after: { reply: id } });
			return id;
		};
		const submission = { key: submissionKey, kind: "reply", content: { to, reply } };
		// An answer that was undone still exists, so resubmitting its form doesn't send it.
		return { outcome: "sent", id: await addOnce(work, submission, work.db.reply, add) };
	});
}

type UndoResult =
	| { outcome: "undone"; familyId: number; paper: string }
	/** It was sent, or is being sent. */
	| { outcome: "late" }
	| { outcome: "gone" };

/**
 * Undoes an answer that certainly was not sent: deletes its email, keeps its text for the form of the next one,
 * and the family waits for an answer again.
 */
export function undoReply(id: number, actor: Actor): Promise<UndoResult> {
	return command(actor, async (work) => {
		const reply = await work.db.reply.findUnique({
			where: { id },
			select: { familyId: true, emailId: true, paper: true },
		});
		if (!reply) return { outcome: "gone" };
		const { familyId, emailId, paper } = reply;
		if (emailId === null) return { outcome: "undone", familyId, paper };
		if (!(await undoEmail(work.db, emailId))) return { outcome: "late" };
		await undoEffect(work, id, familyId);
		await recordFamily(work, familyId, { action: "undid an answer to" });
		return { outcome: "undone", familyId, paper };
	});
}
