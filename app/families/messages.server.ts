/** Links messages to families, and keeps track of how long a family has waited for an answer. */
import type { Work } from "~/platform/command.server.ts";
import type { ChangeOfSubject } from "~/platform/database/audit-log.server.ts";
import type { Client } from "~/platform/database/database.server.ts";
import type { Prisma } from "~/platform/database/prisma/client.ts";
import { familyOf, moveForward, recordFamily } from "./families.server.ts";

const aboutEmail = { status: true, recipient: true, sentAt: true, nextAttemptAt: true } as const;

/** The columns that hold what was sent. */
export const sentColumns = {
	id: true,
	name: true,
	email: true,
	phoneNumber: true,
	referralSource: true,
	createdAt: true,
	message: true,
	breedPreferences: true,
	inspirationSource: true,
	puppyName: true,
	spamReason: true,
} satisfies Prisma.ContactSelect;

/** The columns of a message that the admin shows, with the puppy and the newest email about it. */
export const shownMessage = {
	...sentColumns,
	familyId: true,
	puppy: { select: { id: true, name: true } },
	status: true,
	isSpam: true,
	emails: { select: aboutEmail, orderBy: { id: "desc" }, take: 1 },
	digest: { select: aboutEmail },
} satisfies Prisma.ContactSelect;

export type ShownMessage = Prisma.ContactGetPayload<{ select: typeof shownMessage }>;

/** Records a change of a message, without the person's data. */
export const recordMessage = (work: Work, id: number, change: ChangeOfSubject) =>
	work.record({ kind: "contact", subjectId: id, subject: `message ${id}`, ...change });

/** The query condition for a family's messages, without those that look like spam. */
export const familyMessages = (familyId: number) => ({ familyId, isSpam: false });

/**
 * The query condition for messages that are neither answered nor archived. It is written as a
 * negation so that SQLite uses the index on the family. With the index on the status it would scan
 * every unanswered message (87 ms instead of 0.1 ms with 1,000,000 messages).
 */
export const unansweredMessages = (familyId: number) => ({
	...familyMessages(familyId),
	status: { notIn: ["replied", "archived"] },
});

/**
 * Recalculates when a family wrote first and last, and since when it has waited for an answer: since
 * the oldest message that is neither answered nor archived. Call it in the transaction that changes
 * the status of a message.
 */
export async function updateWaiting(client: Client, id: number): Promise<void> {
	const moment = { createdAt: true } as const;
	const all = { where: familyMessages(id), _min: moment, _max: moment };
	const { _min: first, _max: last } = await client.contact.aggregate(all);
	const open = { where: unansweredMessages(id), _min: moment };
	const { _min: unanswered } = await client.contact.aggregate(open);
	await client.family.updateMany({
		where: { id },
		data: {
			firstMessageAt: first.createdAt,
			lastMessageAt: last.createdAt,
			waitsSince: unanswered.createdAt,
		},
	});
}

/**
 * Recalculates when a family was first answered after messages of it went, or aren't answered after all: at the same
 * moment if a message from before it still counts as answered, or else with its first answer by email. Call it after
 * `updateWaiting`.
 */
export async function updateFirstAnswer(client: Client, id: number): Promise<void> {
	const { firstAnswerAt, firstMessageAt } = await client.family.findUniqueOrThrow({
		where: { id },
		select: { firstAnswerAt: true, firstMessageAt: true },
	});
	if (!firstAnswerAt) return;
	const written = { ...familyMessages(id), status: "replied", createdAt: { lte: firstAnswerAt } };
	if ((await client.contact.count({ where: written })) > 0) return;
	const after = firstMessageAt ? { createdAt: { gte: firstMessageAt } } : {};
	const reply = await client.reply.findFirst({
		where: { familyId: id, effect: { not: "" }, emailId: { not: null }, ...after },
		orderBy: { id: "asc" },
		select: { createdAt: true },
	});
	const data = { firstAnswerAt: reply?.createdAt ?? null };
	await client.family.update({ where: { id }, data, select: { id: true } });
}

/**
 * Updates a family after messages of it were answered, by email or in any other way. Call it in the transaction that
 * marks them as answered. Returns whether that was its first answer, and the stage that it left, if it did.
 */
export async function answered(work: Work, id: number) {
	const { stage, firstAnswerAt } = await work.db.family.findUniqueOrThrow({
		where: { id },
		select: { stage: true, firstAnswerAt: true },
	});
	await updateWaiting(work.db, id);
	const isFirst =
		firstAnswerAt === null && (await work.db.contact.count({ where: { familyId: id } })) > 0;
	if (isFirst) {
		const data = { firstAnswerAt: new Date() };
		await work.db.family.update({ where: { id }, data, select: { id: true } });
	}
	return { isFirst, stageBefore: (await moveForward(work, id, "talking")) ? stage : null };
}

/**
 * Puts a stored message into the family with its address, or into a new one, which waits for an answer from then on.
 * Returns the family's id.
 */
export async function assignFamily(work: Work, contactId: number): Promise<number> {
	const { referralSource: source, ...person } = await work.db.contact.findUniqueOrThrow({
		where: { id: contactId },
		select: { name: true, email: true, phoneNumber: true, referralSource: true },
	});
	const familyId = await familyOf(work, { ...person, source });
	await work.db.contact.updateMany({ where: { id: contactId }, data: { familyId } });
	// Out of "not now".
	await moveForward(work, familyId, "new");
	await updateWaiting(work.db, familyId);
	return familyId;
}

/**
 * Updates a family after some of its messages were marked as spam or erased: it no longer waits for
 * an answer to them. Removes the family if it has nothing else. Returns whether it was removed.
 */
export async function messagesWent(work: Work, id: number): Promise<boolean> {
	if (await removeIfEmpty(work, id)) return true;
	await updateWaiting(work.db, id);
	await updateFirstAnswer(work.db, id);
	return false;
}

const nothing = { none: {} } as const;

/**
 * Removes a family that has only contact details: no messages, notes, answers, reservations, waiting
 * list entries, appointments, next step or wishes. Returns whether it was removed.
 */
async function removeIfEmpty(work: Work, id: number): Promise<boolean> {
	const { count } = await work.db.family.deleteMany({
		where: {
			id,
			contacts: nothing,
			notes: nothing,
			replies: nothing,
			reservations: nothing,
			waitingEntries: nothing,
			appointments: nothing,
			nextStep: "",
			wishBreeds: "",
			wishSize: "",
			wishSex: "",
			wishWhen: "",
			wishBudget: null,
		},
	});
	if (count === 0) return false;
	await forgetInRecord(work.db, id);
	await recordFamily(work, id, {
		action: "removed",
	});
	return true;
}

/** Removes the personal data about a family from the record of changes. */
export async function forgetInRecord(client: Client, id: number): Promise<void> {
	await client.change.updateMany({
		where: { kind: "family", subjectId: id },
		data: { before: "{}", after: "{}" },
	});
}
