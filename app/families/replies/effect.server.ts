/**
 * The side effects of an answer on messages and family: recorded when it is sent, and undone when it
 * is undone.
 */

import { z } from "zod";
import type { Work } from "~/platform/command.server.ts";
import { setStage } from "../families.server.ts";
import {
	answered,
	recordMessage,
	unansweredMessages,
	updateFirstAnswer,
	updateWaiting,
} from "../messages.server.ts";
import { stageKeys } from "../stages.ts";
import { reopenMissing, settleMissing } from "./missing.server.ts";

/** What an answer changed, stored with it so that it can be undone. */
const effectSchema = z.object({
	messages: z.array(z.number()),
	/** The stage that the family left because of the answer; null if it didn't move. */
	stageBefore: z.enum(stageKeys).nullable().catch(null),
	isFirst: z.boolean(),
	/** Ids of earlier answers that did not arrive and that this one settles. */
	madeUp: z.array(z.number()).default([]),
});
type Effect = z.output<typeof effectSchema>;

async function setMessages(work: Work, ids: readonly number[], status: string) {
	const before = { status: status === "new" ? "replied" : "new" };
	for (const id of ids) {
		await work.db.contact.update({ where: { id }, data: { status }, select: { id: true } });
		await recordMessage(work, id, { action: "changed", before, after: { status } });
	}
}

/**
 * Marks a family's messages up to the id `seen` as answered, and moves the family on to "talking". Returns what was
 * changed.
 */
export async function answerMessages(
	work: Work,
	{ familyId, seen }: { familyId: number; seen: number },
): Promise<Effect> {
	const open = await work.db.contact.findMany({
		where: { ...unansweredMessages(familyId), id: { lte: seen } },
		select: { id: true },
		orderBy: { id: "asc" },
	});
	const messages = open.map(({ id }) => id);
	await setMessages(work, messages, "replied");
	const { isFirst, stageBefore } = await answered(work, familyId);
	const madeUp = await settleMissing(work.db, familyId);
	return effectSchema.parse({ messages, madeUp, stageBefore, isFirst });
}

/** Undoes the effect of an answer: the family waits again, unless a later answer was sent since. */
export async function undoEffect(work: Work, replyId: number, familyId: number) {
	const reply = await work.db.reply.findUniqueOrThrow({
		where: { id: replyId },
		select: { effect: true },
	});
	// A paper that was emailed has no effect and answers nothing.
	if (!reply.effect) return;
	const effect = effectSchema.parse(JSON.parse(reply.effect));
	const others = await work.db.reply.findMany({
		where: { familyId, emailId: { not: null }, effect: { not: "" } },
		select: { id: true },
	});
	if (!others.some(({ id }) => id > replyId)) {
		const answered = await work.db.contact.findMany({
			where: { id: { in: effect.messages }, familyId, isSpam: false, status: "replied" },
			select: { id: true },
		});
		await setMessages(
			work,
			answered.map(({ id }) => id),
			"new",
		);
	}
	await updateWaiting(work.db, familyId);
	await reopenMissing(work.db, familyId, effect.madeUp);
	if (effect.isFirst) await updateFirstAnswer(work.db, familyId);
	if (effect.stageBefore === null || others.length > 0) return;
	await setStage(work, familyId, effect.stageBefore, (stage) => stage === "talking");
}
