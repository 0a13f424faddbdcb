/** Stores a message that somebody wrote to the trainer, and has its email sent. */
import { familyOfMessage } from "~/families/messages.server.ts";
import { command } from "~/platform/command.server.ts";
import { siteActor } from "~/platform/database/audit-log.server.ts";
import { isDangling } from "~/platform/database/database.server.ts";
import { replyAddress } from "~/platform/email/reply-address.server.ts";
import { suspiciousText } from "~/platform/forms/spam.server.ts";
import { throttle } from "~/platform/http/throttle.server.ts";
import { log } from "~/platform/log/log.server.ts";
import { hashOf } from "~/platform/secrets.server.ts";
import { confirmMessage } from "~/reminders/confirmation.server.ts";
import { countMessages } from "./admin/counts.server.ts";
import { openDigest, writeDigest } from "./email/digest.server.ts";
import { emailText } from "./email/email-text.ts";
import { puppyAskedFor } from "./queries.server.ts";
import type { ContactMessage } from "./schema.ts";
import { searchText } from "./search/search-text.ts";

/**
 * Limits the messages from one network, by the form or the API. The limit is more than any household or
 * office writes, and low enough that a robot fills neither the trainer's mailbox nor the disk.
 */
export const messageLimit = throttle({ name: "send contact", tries: 20, seconds: 600 });

interface Circumstances {
	/** Rendered into the form that sent the message; `keyOf` describes what is used without one. */
	submissionKey?: string;
	/** The profile path of the puppy that the form was opened for; ignored if there is no such puppy. */
	puppyPath?: string;
	/** Why the way it was sent looks like spam. Such a message has no email of its own but joins the digest. */
	spamReason?: string;
	/** The form had no token of this site, so its sender gets no confirmation: a program may have typed any address. */
	isUnsigned?: boolean;
}

/**
 * A key that two messages share if they are the same: if they came from the same form with exactly the
 * same content. The form alone is not enough, because a form that comes from a cache or by the Back button
 * can carry another message. A message that looked like spam differs from the same text without the signs
 * of spam, because only the latter is emailed at once. The same text without a form (from a client with a
 * form of its own) is the same message for a day (UTC), so that a client's retry is not stored twice.
 */
function keyOf(message: ContactMessage, circumstances: Circumstances): string {
	const { submissionKey, puppyPath = "", spamReason = "" } = circumstances;
	const source = submissionKey ?? new Date().toISOString().slice(0, 10);
	return hashOf(JSON.stringify([source, puppyPath, spamReason, message]));
}

/** Why the text of a message looks like spam; empty for an ordinary message. */
export const spamReasonOf = ({ name, message, inspiration_source }: ContactMessage): string =>
	suspiciousText(name, `${message}\n${inspiration_source}`);

/**
 * Stores a message in one transaction with its family, its search text and the email that notifies the
 * trainer, and has that email sent soon. A message that looks like spam belongs to no family and goes into
 * a digest instead, which is sent within the hour (digest.server.ts). The same message sent twice, even at
 * the same moment, is stored once, and both calls succeed.
 * @throws the database's error if the message could not be stored.
 */
export async function receiveMessage(
	message: ContactMessage,
	circumstances: Circumstances = {},
): Promise<void> {
	const { puppyPath, isUnsigned } = circumstances;
	const spamReason = circumstances.spamReason || spamReasonOf(message);
	const receivedAt = new Date();
	const puppy = await puppyAskedFor(puppyPath).catch((error: unknown) => {
		// The message must not be lost.
		log.error({ err: error }, "the puppy that a message asks about could not be read");
		return null;
	});
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
	const submissionKey = keyOf(message, { ...circumstances, spamReason });
	const row = { ...stored, submissionKey, spamReason, searchText: searchText(stored) };
	const store = (puppyId?: number) =>
		command(siteActor, async (work) => {
			if ((await work.db.contact.count({ where: { submissionKey } })) > 0) return;
			if (stored.isSpam) {
				const digestId = await openDigest(work, receivedAt);
				const data = { ...row, puppyId, digestId };
				await work.db.contact.create({ data, select: { id: true } });
				await writeDigest(work.db, digestId);
				return;
			}
			const familyId = await familyOfMessage(work, stored);
			const data = { ...row, puppyId, familyId };
			const { id } = await work.db.contact.create({ data, select: { id: true } });
			await work.email({
				kind: "message",
				contactId: id,
				replyTo: replyAddress(familyId) ?? message.email,
				...emailText(stored),
			});
			await countMessages(work.db, [stored], 1);
			if (!isUnsigned) await confirmMessage(work, { ...stored, id, familyId }, receivedAt);
		});
	// If the puppy was deleted after it was looked up, the message is stored with its name only.
	await store(puppy?.id).catch((error: unknown) => {
		if (!isDangling(error)) throw error;
		return store();
	});
}
