/** The messages of families: which family one belongs to, and since when a family waits. */
import { type Actor, recordChange, siteActor } from "~/platform/database/audit-log.server.ts";
import type { Client } from "~/platform/database/database.server.ts";
import { familyOf, moveForward } from "./families.server.ts";

/** What a message says of who wrote it, and when. */
interface Message {
	name: string;
	email: string;
	phoneNumber: string;
	referralSource: string;
	createdAt: Date;
}

/**
 * The id of the family that a new message belongs to: the one that its address belongs to, or a
 * new one, which waits for an answer from then on. Call it in the transaction that stores the message.
 */
export const familyOfMessage = (client: Client, message: Message): Promise<number> =>
	familyOf(
		client,
		{ ...message, source: message.referralSource, writtenAt: message.createdAt },
		siteActor,
	);

/** What a family wrote, apart from what looks like spam. */
export const messagesOf = (familyId: number) => ({ familyId, isSpam: false });

/**
 * Messages that are neither answered nor archived. Written as a negation, so that SQLite uses the
 * index of the family: by status it would look through every unanswered message there is (87 ms of
 * 1,000,000 messages, 0.1 by the family).
 */
export const unansweredOf = (familyId: number) => ({
	...messagesOf(familyId),
	status: { notIn: ["replied", "archived"] },
});

/**
 * Reads again when a family wrote first and last, and since when it waits for an answer: since the
 * oldest message that is neither answered nor archived. Call it in the transaction that changes
 * what has become of a message.
 */
export async function updateWaiting(client: Client, id: number): Promise<void> {
	const ofFamily = messagesOf(id);
	const moment = { select: { createdAt: true } } as const;
	const oldest = [{ createdAt: "asc" as const }, { id: "asc" as const }];
	const newest = [{ createdAt: "desc" as const }, { id: "desc" as const }];
	const [first, last, unanswered] = [
		await client.contact.findFirst({ where: ofFamily, orderBy: oldest, ...moment }),
		await client.contact.findFirst({ where: ofFamily, orderBy: newest, ...moment }),
		await client.contact.findFirst({
			where: unansweredOf(id),
			orderBy: oldest,
			...moment,
		}),
	];
	await client.family.update({
		where: { id },
		data: {
			firstMessageAt: first?.createdAt ?? null,
			lastMessageAt: last?.createdAt ?? null,
			waitsSince: unanswered?.createdAt ?? null,
		},
		select: { id: true },
	});
}

/**
 * What an answer to a family's messages changes of it, whichever way it was given. Call it in the
 * transaction that marks the message as answered.
 */
export async function answered(client: Client, id: number, actor: Actor): Promise<void> {
	await updateWaiting(client, id);
	await client.family.updateMany({
		where: { id, firstAnswerAt: null },
		data: { firstAnswerAt: new Date() },
	});
	await moveForward(client, id, "talking", actor);
}

/** Puts a stored message into its family, as one that was taken for spam until now. */
export async function joinFamily(client: Client, contactId: number): Promise<void> {
	const message = await client.contact.findUniqueOrThrow({
		where: { id: contactId },
		select: {
			name: true,
			email: true,
			phoneNumber: true,
			referralSource: true,
			createdAt: true,
		},
	});
	const familyId = await familyOfMessage(client, message);
	await client.contact.update({
		where: { id: contactId },
		data: { familyId },
		select: { id: true },
	});
	await updateWaiting(client, familyId);
}

/**
 * After messages of a family were taken away, as spam or for good: it waits no longer for an answer
 * to them. A family that has nothing else goes as well; whether it did.
 */
export async function messagesWent(client: Client, id: number, actor: Actor): Promise<boolean> {
	if (await removeIfEmpty(client, id, actor)) return true;
	await updateWaiting(client, id);
	return false;
}

const nothing = { none: {} } as const;

/** Removes a family of which there is nothing but its name and addresses. */
async function removeIfEmpty(client: Client, id: number, actor: Actor): Promise<boolean> {
	const { count } = await client.family.deleteMany({
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
	await forgetInRecord(client, id);
	await recordChange(client, actor, {
		action: "removed",
		kind: "family",
		subjectId: id,
		subject: forgottenSubject(id),
	});
	return true;
}

/** What the record of changes calls a family that is gone. */
export const forgottenSubject = (id: number) => `family ${id}`;

/** Takes what the record of changes says about a family's people out of it. */
export async function forgetInRecord(client: Client, id: number): Promise<void> {
	await client.change.updateMany({
		where: { kind: "family", subjectId: id },
		data: { subject: forgottenSubject(id), before: "{}", after: "{}" },
	});
}
