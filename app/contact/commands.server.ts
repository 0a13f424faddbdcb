/** What becomes of a message that somebody wrote to the trainer. */
import { createHash, randomUUID } from "node:crypto";
import { familyOfMessage } from "~/families/messages.server.ts";
import { confirmMessage } from "~/families/reminders/confirmation.server.ts";
import {
	database,
	isDangling,
	isDuplicate,
	transaction,
} from "~/platform/database/database.server.ts";
import { emailStored } from "~/platform/email/outbox.server.ts";
import { senderAddress, trainerAddress } from "~/platform/email/queue.server.ts";
import { log } from "~/platform/log/log.server.ts";
import { countMessages } from "./admin/counts.server.ts";
import { openDigest, writeDigest } from "./email/digest.server.ts";
import { emailText } from "./email/email-text.ts";
import { puppyAskedFor } from "./queries.server.ts";
import type { ContactMessage } from "./schema.ts";
import { searchText } from "./search/search-text.ts";
import { suspiciousWords } from "./spam.server.ts";

interface Circumstances {
	/** Made with the form that sent the message; see `keyOf` for what stands in without one. */
	submissionKey?: string;
	/** Of the puppy that the form was opened for; one that there is not is passed over. */
	puppyPath?: string;
	/** Why it looks like spam by the way it came: the digest tells of it, not an email of its own. */
	spamReason?: string;
}

/**
 * What makes a message the same as an earlier one: the form it came from and every word of it.
 * The form alone does not do, because a form that comes back from a cache, or by the Back
 * button, can carry another message. What looked like spam is another message than the same words
 * without what made it look so: only those are emailed at once. Words without a form (from a client that
 * made its own) are the same message for a day, so that a client that tries again is not stored
 * twice.
 */
function keyOf(message: ContactMessage, circumstances: Circumstances): string {
	const { submissionKey, puppyPath = "", spamReason = "" } = circumstances;
	const source = submissionKey ?? new Date().toISOString().slice(0, 10);
	return createHash("sha256")
		.update(JSON.stringify([source, puppyPath, spamReason, message]))
		.digest("base64url");
}

/** Whom a message asks about; a message is not lost because that can't be looked up. */
async function puppyOrNone(puppyPath: string) {
	return puppyAskedFor(puppyPath).catch((error: unknown) => {
		log.error({ err: error }, "the puppy that a message asks about could not be read");
		return null;
	});
}

const isStored = async (submissionKey: string) =>
	(await database.contact.count({ where: { submissionKey } })) > 0;

/**
 * Stores a message with its family, the text by which both are found and the email that tells the
 * trainer of it, all or nothing, and has the email sent soon. What looks like spam goes into a digest
 * instead, which is sent within the hour (digest.server.ts), and into no family. The same message sent twice, even at the same moment, is stored once; both calls succeed.
 * @throws whatever kept the database from storing it.
 */
export async function receiveMessage(
	message: ContactMessage,
	circumstances: Circumstances = {},
): Promise<void> {
	const { puppyPath } = circumstances;
	const spamReason = circumstances.spamReason || suspiciousWords(message);
	const receivedAt = new Date();
	const puppy = puppyPath ? await puppyOrNone(puppyPath) : null;
	const puppyName = puppy?.name ?? "";
	const stored = {
		name: message.name,
		email: message.email,
		phoneNumber: message.phone_number,
		message: message.message,
		breedPreferences: message.breed_preferences,
		inspirationSource: message.inspiration_source,
		referralSource: message.referral_source,
		puppyName,
		createdAt: receivedAt,
		isSpam: spamReason !== "",
	};
	const email = {
		key: randomUUID(),
		sender: senderAddress(),
		recipient: trainerAddress(),
		replyTo: message.email,
		...emailText(message, { puppyName, receivedAt }),
	};
	const row = {
		...stored,
		submissionKey: keyOf(message, { ...circumstances, spamReason }),
		spamReason,
		isIndexed: true,
		searchText: searchText(stored),
	};
	/** The id of the email that was made for it; undefined where a digest was open already. */
	const store = async (puppyId?: number) => {
		if (stored.isSpam) {
			return transaction(async (client) => {
				const { id: digestId, isNew } = await openDigest(client, receivedAt);
				const data = { ...row, puppyId, digestId };
				await client.contact.create({ data, select: { id: true } });
				await writeDigest(client, digestId);
				return isNew ? digestId : undefined;
			});
		}
		return transaction(async (client) => {
			const familyId = await familyOfMessage(client, stored);
			const { id, emails } = await client.contact.create({
				data: { ...row, puppyId, familyId, emails: { create: email } },
				select: { id: true, emails: { select: { id: true } } },
			});
			await countMessages(client, [stored], 1);
			await confirmMessage(client, { ...stored, id, familyId }, receivedAt);
			return emails[0]?.id;
		});
	};
	const emailId = await store(puppy?.id)
		// The puppy was deleted since it was looked up; its name outlives it.
		.catch((error: unknown) => (isDangling(error) ? store() : Promise.reject(error)))
		.catch(async (error: unknown) => {
			// Stored already; any other value that is there twice is no reason to acknowledge it.
			const { submissionKey } = row;
			if (isDuplicate(error) && (await isStored(submissionKey))) return undefined;
			throw error;
		});
	if (emailId !== undefined) emailStored(emailId);
}
