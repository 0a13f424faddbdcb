/** Stores a message that somebody wrote to the trainer, and has its email sent. */
import { assignFamily } from "~/families/messages.server.ts";
import { command, type Work } from "~/platform/command.server.ts";
import { siteActor } from "~/platform/database/audit-log.server.ts";
import { type Client, isDangling } from "~/platform/database/database.server.ts";
import type { QueuedEmail } from "~/platform/email/queue.server.ts";
import { replyAddress } from "~/platform/email/reply-address.server.ts";
import { suspiciousText } from "~/platform/forms/spam.server.ts";
import { addOnce } from "~/platform/forms/submissions.server.ts";
import { throttle } from "~/platform/http/throttle.server.ts";
import { log } from "~/platform/log/log.server.ts";
import { confirmMessage } from "~/reminders/confirmation.server.ts";
import { countMessages } from "./admin/counts.server.ts";
import { openDigest, writeDigest } from "./email/digest.server.ts";
import { emailText, type SentMessage } from "./email/email-text.ts";
import { puppyAskedFor } from "./queries.server.ts";
import type { ContactMessage } from "./schema.ts";
import { searchText } from "./search/search-text.ts";

/**
 * Limits the messages from one network, by the form or the API. The limit is more than any household or
 * office writes, and low enough that a robot fills neither the trainer's mailbox nor the disk.
 */
export const messageLimit = throttle({ name: "send contact", tries: 20, seconds: 600 });

interface Circumstances {
	/** Rendered into the form that sent the message. */
	submissionKey?: string;
	/** The profile path of the puppy that the form was opened for; ignored if there is no such puppy. */
	puppyPath?: string;
	/** Why the way it was sent looks like spam. Such a message has no email of its own but joins the digest. */
	spamReason?: string;
	/** The form had no token of this site, so its sender gets no confirmation: a program may have typed any address. */
	isUnsigned?: boolean;
}

type NewMessage = Omit<SentMessage, "id"> & { puppyId?: number | undefined };

/** Stores a message with its search text. Returns its id. */
async function insertMessage(client: Client, message: NewMessage, digestId?: number) {
	const isSpam = digestId !== undefined;
	const data = { ...message, isSpam, digestId, searchText: searchText(message) };
	return (await client.contact.create({ data, select: { id: true } })).id;
}

/**
 * Stores a message with the email that notifies the trainer, puts it into its family and counts it. Call it in the
 * transaction of whatever else it brings. Returns its id and its family's.
 */
export async function storeMessage(
	work: Work,
	message: NewMessage,
	email: (familyId: number) => Pick<QueuedEmail, "subject" | "text" | "html" | "headers">,
) {
	const id = await insertMessage(work.db, message);
	const familyId = await assignFamily(work, id);
	await work.email({
		kind: "message",
		contactId: id,
		replyTo: replyAddress(familyId) ?? message.email,
		...email(familyId),
	});
	await countMessages(work.db, [message], 1);
	return { id, familyId };
}

/** Why the text of a message looks like spam; empty for an ordinary message. */
export const spamReasonOf = ({ name, message, inspiration_source }: ContactMessage): string =>
	suspiciousText(name, `${message}\n${inspiration_source}`);

/**
 * Stores a message in one transaction with its family, its search text and the email that notifies the
 * trainer, and has that email sent soon. A message that looks like spam belongs to no family and goes into
 * a digest instead, which is sent within the hour (digest.server.ts). If it is sent twice, even at the same
 * moment, it is stored once, and both calls succeed; without the signs of spam, it is another message.
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
	const stored = {
		name: message.name,
		email: message.email,
		phoneNumber: message.phone_number,
		message: message.message,
		breedPreferences: message.breed_preferences,
		inspirationSource: message.inspiration_source,
		referralSource: message.referral_source,
		puppyName: puppy?.name ?? "",
		createdAt: receivedAt,
		spamReason,
	};
	const submission = {
		// Without a form, a client's retry is the same message for a day (UTC).
		key: circumstances.submissionKey ?? receivedAt.toISOString().slice(0, 10),
		kind: "message",
		content: [puppyPath, spamReason, message],
	};
	const store = (puppyId?: number) =>
		command(siteActor, (work) =>
			addOnce(work, submission, work.db.contact, async () => {
				const row = { ...stored, puppyId };
				if (spamReason) {
					const digestId = await openDigest(work, receivedAt);
					const id = await insertMessage(work.db, row, digestId);
					await writeDigest(work.db, digestId);
					return id;
				}
				const { id, familyId } = await storeMessage(work, row, () => emailText(stored));
				if (!isUnsigned) await confirmMessage(work, { ...stored, id, familyId }, receivedAt);
				return id;
			}),
		);
	// If the puppy was deleted after it was looked up, the message is stored with its name only.
	await store(puppy?.id).catch((error: unknown) => {
		if (!isDangling(error)) throw error;
		return store();
	});
}
