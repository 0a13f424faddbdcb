/**
 * The side effects of an answer on messages and family: recorded when it is sent, and undone when it
 * is taken back.
 */
import { z } from "zod";
import { type Actor, recordChange } from "~/platform/database/audit-log.server.ts";
import type { Client } from "~/platform/database/database.server.ts";
import { reopenMissing, settleMissing } from "../bounces/answers.server.ts";
import { familySubject, moveForward, setStage } from "../families.server.ts";
import { unansweredOf, updateWaiting } from "../messages.server.ts";
import { type Stage, stageKeys } from "../stages.ts";

/** What an answer changed, stored with it so that it can be undone. */
const effectSchema = z.object({
	messages: z.array(z.number()),
	/** The stage that the family left because of the answer; null if it didn't move. */
	stageBefore: z.enum(stageKeys).nullable(),
	isFirst: z.boolean(),
	/** Ids of earlier answers that did not arrive and that this one settles. */
	madeUp: z.array(z.number()).default([]),
});
type Effect = z.output<typeof effectSchema>;

const asStage = (stage: string): Stage | null => stageKeys.find((key) => key === stage) ?? null;

async function setMessages(client: Client, ids: readonly number[], status: string, actor: Actor) {
	const before = { status: status === "new" ? "replied" : "new" };
	for (const id of ids) {
		await client.contact.update({ where: { id }, data: { status }, select: { id: true } });
		await recordChange(client, actor, {
			action: "changed",
			kind: "contact",
			subjectId: id,
			subject: `message ${id}`,
			before,
			after: { status },
		});
	}
}

/**
 * Marks a family's messages up to the id `seen` as answered, and moves the family on to "talking". Returns what was
 * changed.
 */
export async function answerMessages(
	client: Client,
	{ familyId, seen }: { familyId: number; seen: number },
	actor: Actor,
): Promise<Effect> {
	const open = await client.contact.findMany({
		where: { ...unansweredOf(familyId), id: { lte: seen } },
		select: { id: true },
		orderBy: { id: "asc" },
	});
	const messages = open.map(({ id }) => id);
	const family = await client.family.findUniqueOrThrow({
		where: { id: familyId },
		select: { stage: true, firstAnswerAt: true },
	});
	await setMessages(client, messages, "replied", actor);
	await updateWaiting(client, familyId);
	const isFirst =
		family.firstAnswerAt === null && (await client.contact.count({ where: { familyId } })) > 0;
	if (isFirst) {
		const data = { firstAnswerAt: new Date() };
		await client.family.update({ where: { id: familyId }, data, select: { id: true } });
	}
	const moved = await moveForward(client, familyId, "talking", actor);
	return {
		messages,
		madeUp: await settleMissing(client, familyId),
		stageBefore: moved ? asStage(family.stage) : null,
		isFirst,
	};
}

/** Does the same for an answer that the site sends, and stores the effect with it, so that it can be undone. */
export async function noteAnswer(
	client: Client,
	{ familyId, replyId, seen }: { familyId: number; replyId: number; seen: number },
	actor: Actor,
) {
	const effect = await answerMessages(client, { familyId, seen }, actor);
	const data = { effect: JSON.stringify(effect) };
	await client.reply.update({ where: { id: replyId }, data, select: { id: true } });
	await recordChange(client, actor, {
		action: "answered",
		kind: "family",
		subjectId: familyId,
		subject: familySubject(familyId),
		after: { reply: replyId },
	});
}

/** Undoes the effect of an answer: the family waits again, unless a later answer was sent since. */
export async function undoEffect(client: Client, replyId: number, familyId: number, actor: Actor) {
	const reply = await client.reply.findUnique({
		where: { id: replyId },
		select: { effect: true },
	});
	const others = await client.reply.findMany({
		where: { familyId, emailId: { not: null } },
		select: { id: true, createdAt: true },
		orderBy: { id: "asc" },
	});
	if (!reply?.effect) return;
	const effect = effectSchema.parse(JSON.parse(reply.effect));
	if (!others.some(({ id }) => id > replyId)) {
		const answered = await client.contact.findMany({
			where: { id: { in: effect.messages }, familyId, isSpam: false, status: "replied" },
			select: { id: true },
		});
		await setMessages(
			client,
			answered.map(({ id }) => id),
			"new",
			actor,
		);
	}
	await updateWaiting(client, familyId);
	await reopenMissing(client, familyId, effect.madeUp);
	const [first] = others;
	if (effect.isFirst) {
		const data = { firstAnswerAt: first?.createdAt ?? null };
		await client.family.update({ where: { id: familyId }, data, select: { id: true } });
	}
	if (effect.stageBefore === null || first) return;
	const { stage } = await client.family.findUniqueOrThrow({
		where: { id: familyId },
		select: { stage: true },
	});
	if (stage === "talking") await setStage(client, familyId, effect.stageBefore, actor);
}
