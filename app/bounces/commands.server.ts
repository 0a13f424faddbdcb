/** What the trainer does about addresses that emails don't get through to, and about answers that did not arrive. */

import { bounceText, refusalOf } from "~/families/bounce-text.ts";
import { bouncesOf, clearBounce, forgetBounces } from "~/families/bounced-addresses.server.ts";
import {
	addressesOf,
	addressKey,
	recordFamily,
	updateFamilySearch,
} from "~/families/families.server.ts";
import { queueReply } from "~/families/replies/commands.server.ts";
import { settle } from "~/families/replies/missing.server.ts";
import { command, type Work } from "~/platform/command.server.ts";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { type Client, database } from "~/platform/database/database.server.ts";
import type { Reply } from "~/platform/database/prisma/client.ts";
import { moveToAddress } from "~/waiting-list/commands.server.ts";

/**
 * Forgets which available puppies a family was told about, so that it can be told again: those emails
 * did not get through.
 */
const clearNotices = (client: Client, familyId: number) =>
	client.waitingNotice.deleteMany({
		where: { entry: { familyId }, puppy: { available: true } },
	});

/**
 * Replaces one of a family's addresses, on the waiting list too. Answers that did not arrive at the wrong address can be
 * sent again to the right one.
 * @returns whether the right one has to confirm its place on the waiting list; "same" if it is the wrong one, "taken" if
 * another family or another place on the list has it, "missing" if the family doesn't have the wrong one.
 */
export async function correctAddress(
	id: number,
	{ wrong, right }: { wrong: string; right: string },
	actor: Actor,
): Promise<{ isAsked: boolean } | "same" | "taken" | "missing"> {
	const [from, to] = [addressKey(wrong), addressKey(right)];
	return command(actor, async (work) => {
		const own = await addressesOf(work.db, id);
		// A form that is sent again, for example after a lost response, finds the address corrected.
		if (!own.includes(from)) return own.includes(to) ? { isAsked: false } : "missing";
		if (from === to) return "same";
		const other = await work.db.familyAddress.findUnique({
			where: { address: to },
			select: { familyId: true },
		});
		const entry = await work.db.waitingEntry.findUnique({
			where: { email: from },
			select: { id: true, email: true, status: true, tokenExpires: true },
		});
		const placeOfOther = await work.db.waitingEntry.findUnique({
			where: { email: to },
			select: { familyId: true },
		});
		if (other && other.familyId !== id) return "taken";
		if (placeOfOther && (entry || placeOfOther.familyId !== id)) return "taken";
		await work.db.familyAddress.delete({ where: { address: from }, select: { address: true } });
		if (!other) {
			const data = { address: to, familyId: id };
			await work.db.familyAddress.create({ data, select: { address: true } });
		}
		const isAsked = entry !== null && (await moveToAddress(work, entry, to));
		await forgetBounces(work.db, [from]);
		await clearNotices(work.db, id);
		await updateFamilySearch(work.db, id);
		await recordFamily(work, id, { action: "corrected an address of" });
		return { isAsked };
	});
}

/** Marks a family's address as working again. Returns false if the family has no such address. */
export function markAddressAsWorking(id: number, address: string, actor: Actor): Promise<boolean> {
	return command(actor, async (work) => {
		const where = { address: addressKey(address), familyId: id };
		if ((await work.db.familyAddress.count({ where })) === 0) return false;
		const { count } = await clearBounce(work.db, address);
		if (count > 0) {
			await clearNotices(work.db, id);
			await recordFamily(work, id, { action: "believes an address of" });
		}
		return true;
	});
}

/**
 * Deletes an answer's previous email if it isn't recorded as sent, so that it is not retried in
 * addition to the new one. Returns false if it is being sent at this moment.
 */
async function dropFormer(client: Client, id: number, now: Date): Promise<boolean> {
	const { emailId } = await client.reply.findUniqueOrThrow({
		where: { id },
		select: { emailId: true },
	});
	if (emailId === null) return true;
	const former = { id: emailId, status: "waiting" };
	// A single statement, so that no worker can claim it in between.
	await client.outgoingEmail.deleteMany({
		where: { ...former, OR: [{ claimedUntil: null }, { claimedUntil: { lte: now } }] },
	});
	return (await client.outgoingEmail.count({ where: former })) === 0;
}

/** Queues a new email for an answer that did not arrive, held like any answer. */
async function queueAgain(work: Work, id: number, recipient: string) {
	const { contact, ...reply } = await work.db.reply.findUniqueOrThrow({
		where: { id },
		select: {
			familyId: true,
			subject: true,
			text: true,
			contact: { select: { id: true, message: true, createdAt: true } },
		},
	});
	const emailId = await queueReply(work, { ...reply, recipient }, contact);
	const data = { recipient, emailId, missingSince: null };
	await work.db.reply.update({ where: { id }, data, select: { id: true } });
}

const SEVERAL =
	"This family has several other addresses. Please write the answer again, to the right one.";

type Missing = Pick<Reply, "familyId" | "recipient">;

/**
 * Where an answer that did not arrive is sent now: to the address it was sent to before, or to the family's only one if
 * that was corrected; and why it isn't sent there, as a sentence, if that wants no emails or there are several.
 */
async function destination(client: Client, { familyId, recipient }: Missing) {
	const addresses = await addressesOf(client, familyId);
	const [first = recipient, second] = addresses;
	const address = addresses.includes(recipient) ? recipient : first;
	if (address !== recipient && second !== undefined) return { address, refusal: SEVERAL };
	const bounce = (await bouncesOf([address], client))[addressKey(address)];
	return { address, refusal: bounce && refusalOf(bounce) && bounceText(bounce) };
}

/** The reason not to send an answer that did not arrive again, for its page. Undefined if there is none. */
export const refusalOfReply = async (missing: Missing): Promise<string | undefined> =>
	(await destination(database, missing)).refusal;

/**
 * Sends an answer that did not arrive again, or records that the trainer dealt with it in another way, such as by phone.
 * Pressing the button twice sends it once.
 * @returns the reason if the recipient wants no emails, "over" if somebody dealt with it before, "sending" if it is being
 * sent at this moment, "missing" if it doesn't exist.
 */
export function settleReply(
	id: number,
	how: "again" | "settled",
	actor: Actor,
): Promise<"done" | "over" | "sending" | "missing" | { refusal: string }> {
	return command(actor, async (work) => {
		const reply = await work.db.reply.findUnique({
			where: { id },
			select: { familyId: true, recipient: true, missingSince: true },
		});
		if (!reply) return "missing";
		if (reply.missingSince === null) return "over";
		if (how === "settled") {
			await settle(work.db, [id]);
			const action = "dealt with an answer that did not reach";
			await recordFamily(work, reply.familyId, { action });
			return "done";
		}
		const { address, refusal } = await destination(work.db, reply);
		if (refusal) return { refusal };
		if (!(await dropFormer(work.db, id, new Date()))) return "sending";
		await queueAgain(work, id, address);
		await recordFamily(work, reply.familyId, { action: "sent an answer again to" });
		return "done";
	});
}
