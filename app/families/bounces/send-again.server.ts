/** Sends answers that did not arrive once more, or notes that they were dealt with in another way. */
import { type Actor, recordChange } from "~/platform/database/audit-log.server.ts";
import { type Client, database, transaction } from "~/platform/database/database.server.ts";
import { emailStored } from "~/platform/email/outbox.server.ts";
import { HELD_FOR, queueEmail } from "~/platform/email/queue.server.ts";
import { addressKey } from "../families.server.ts";
import { replyText } from "../replies/reply-text.ts";
import { threadHeaders } from "../replies/thread.server.ts";
import { settle, settleMissing } from "./answers.server.ts";
import { bounceWords, mayBeAnswered, refusalOf } from "./bounce-words.ts";
import { bouncesOf } from "./bounces.server.ts";

/**
 * The former email of an answer, of which it isn't noted that it was sent, is not tried again beside
 * the new one. False where it is being sent at this moment.
 */
async function dropFormer(client: Client, id: number, now: Date): Promise<boolean> {
	const { emailId } = await client.reply.findUniqueOrThrow({
		where: { id },
		select: { emailId: true },
	});
	if (emailId === null) return true;
	const former = { id: emailId, status: "waiting" };
	// As one statement: no worker claims it in between.
	await client.outgoingEmail.deleteMany({
		where: { ...former, OR: [{ claimedUntil: null }, { claimedUntil: { lte: now } }] },
	});
	return (await client.outgoingEmail.count({ where: former })) === 0;
}

/** Where an answer goes now: the family's only address, where the one of then is corrected since. */
async function addressNow(client: Client, familyId: number, then: string): Promise<string> {
	const own = await client.familyAddress.findMany({
		where: { familyId },
		select: { address: true },
	});
	const [first, ...others] = own.map(({ address }) => address);
	return first === undefined || others.length > 0 ? then : first;
}

/** One more email for an answer that did not arrive, held as any answer is. Returns the email's id. */
async function queueAgain(client: Client, id: number, recipient: string, sendAt: Date) {
	const reply = await client.reply.findUniqueOrThrow({
		where: { id },
		select: {
			familyId: true,
			contactId: true,
			subject: true,
			text: true,
			contact: { select: { message: true, createdAt: true } },
		},
	});
	const { familyId, contactId, subject, text, contact } = reply;
	const emailId = await queueEmail(client, {
		kind: "reply",
		familyId,
		recipient,
		subject,
		...replyText(text, contact ?? undefined),
		headers: threadHeaders(familyId, contactId),
		sendAt,
	});
	const data = { recipient, emailId, missingSince: null };
	await client.reply.update({ where: { id }, data, select: { id: true } });
	return emailId;
}

const record = (client: Client, familyId: number, actor: Actor, action: string) =>
	recordChange(client, actor, {
		action,
		kind: "family",
		subjectId: familyId,
		subject: `family ${familyId}`,
	});

/** Sends every answer that an address did not get to another one. Call `emailStored` for each of those emails. */
export async function sendMissingTo(
	client: Client,
	{ familyId, from, to }: { familyId: number; from: string; to: string },
	actor: Actor,
) {
	const sendAt = new Date(Date.now() + HELD_FOR);
	const emails: { id: number; sendAt: Date }[] = [];
	for (const id of await settleMissing(client, familyId, from)) {
		// One that is being sent goes to the wrong address, so that the right one needs its own.
		await dropFormer(client, id, new Date());
		emails.push({ id: await queueAgain(client, id, to, sendAt), sendAt });
	}
	if (emails.length > 0) await record(client, familyId, actor, "sent an answer again to");
	return emails;
}

/**
 * What became of an answer that did not arrive; "over" where somebody dealt with it before, "sending"
 * where it is being sent at this moment.
 */
type SettleOutcome = "done" | "over" | "sending" | "missing";

/** Why an answer is not sent again where its reader wants no emails. */
interface Refused {
	/** What is known of the address. */
	words: string;
	/** Whether it may go there all the same: it answers what somebody asked, and nobody called us spam. */
	mayBeSent: boolean;
}

interface Missing {
	familyId: number;
	contactId: number | null;
	recipient: string;
}

/** The reason not to send an answer to an address again; undefined where there is none. */
async function refusalAt(
	client: Client,
	{ contactId }: Pick<Missing, "contactId">,
	address: string,
): Promise<Refused | undefined> {
	const bounce = (await bouncesOf([address], client))[addressKey(address)];
	const refusal = bounce && refusalOf(bounce);
	if (!refusal) return undefined;
	return {
		words: bounceWords(bounce),
		mayBeSent: mayBeAnswered(bounce, { isToMessage: contactId !== null }),
	};
}

/** The same of an answer that did not arrive, for its page. */
export async function refusalOfAnswer(missing: Missing): Promise<Refused | undefined> {
	const address = await addressNow(database, missing.familyId, missing.recipient);
	return refusalAt(database, missing, address);
}

async function whileMissing<Outcome>(
	id: number,
	work: (client: Client, reply: Missing) => Promise<Outcome>,
) {
	return transaction(async (client): Promise<SettleOutcome | Outcome> => {
		const reply = await client.reply.findUnique({
			where: { id },
			select: { familyId: true, contactId: true, recipient: true, missingSince: true },
		});
		if (!reply) return "missing";
		if (reply.missingSince === null) return "over";
		return work(client, reply);
	});
}

/**
 * Sends an answer once more to where it did not arrive; each press counts once. Where the reader
 * wants no emails, it says so instead; with `anyway` it is sent where that may be.
 */
export async function sendAgain(
	id: number,
	actor: Actor,
	{ anyway = false } = {},
): Promise<SettleOutcome | Refused> {
	const sendAt = new Date(Date.now() + HELD_FOR);
	let emailId: number | undefined;
	const outcome = await whileMissing<SettleOutcome | Refused>(id, async (client, reply) => {
		const address = await addressNow(client, reply.familyId, reply.recipient);
		const refusal = await refusalAt(client, reply, address);
		if (refusal && !(anyway && refusal.mayBeSent)) return refusal;
		if (!(await dropFormer(client, id, new Date()))) return "sending";
		emailId = await queueAgain(client, id, address, sendAt);
		await record(client, reply.familyId, actor, "sent an answer again to");
		return "done";
	});
	if (emailId !== undefined) emailStored(emailId, sendAt);
	return outcome;
}

/** The trainer dealt with it in another way, such as by phone. */
export const settleByHand = (id: number, actor: Actor) =>
	whileMissing<SettleOutcome>(id, async (client, { familyId }) => {
		await settle(client, [id]);
		await record(client, familyId, actor, "dealt with an answer that did not reach");
		return "done";
	});
