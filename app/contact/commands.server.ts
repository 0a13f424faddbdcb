/** What becomes of a message that somebody wrote to the trainer. */
import { createHash, randomUUID } from "node:crypto";
import { facts } from "~/business/facts.ts";
import { isDuplicate, transaction } from "~/platform/database.server.ts";
import { env } from "~/platform/env.ts";
import { emailText } from "./email-text.ts";
import { emailStored } from "./outbox.server.ts";
import { puppyAskedFor } from "./queries.server.ts";
import type { ContactMessage } from "./schema.ts";

interface Circumstances {
	/** Made with the form that sent the message; see `keyOf` for what stands in without one. */
	submissionKey?: string;
	/** Of the puppy that the form was opened for; one that there is not is passed over. */
	puppyPath?: string;
	/** Why the message looks like spam: it is kept, and no e-mail tells of it. */
	spamReason?: string;
}

/**
 * What makes a message the same as an earlier one: the form it came from and every word of it.
 * The form alone does not do, because a form that comes back from a cache, or by the Back
 * button, can carry another message. Words without a form (from a client that made its own) are
 * the same message for a day, so that a client that tries again is not stored twice.
 */
function keyOf(message: ContactMessage, { submissionKey, puppyPath }: Circumstances): string {
	const source = submissionKey ?? new Date().toISOString().slice(0, 10);
	return createHash("sha256")
		.update(JSON.stringify([source, puppyPath ?? "", message]))
		.digest("base64url");
}

/**
 * Stores a message and the e-mail that tells the trainer of it, both or neither, and has the
 * e-mail sent soon. The same message sent twice, even at the same moment, is stored once; both
 * calls succeed.
 * @throws whatever kept the database from storing it.
 */
export async function receiveMessage(
	message: ContactMessage,
	circumstances: Circumstances = {},
): Promise<void> {
	const { puppyPath, spamReason = "" } = circumstances;
	const receivedAt = new Date();
	const emailId = await transaction(async (client) => {
		const puppy = puppyPath ? await puppyAskedFor(puppyPath, client) : null;
		const puppyName = puppy?.name ?? "";
		const { emails } = await client.contact.create({
			data: {
				submissionKey: keyOf(message, circumstances),
				name: message.name,
				email: message.email,
				phoneNumber: message.phone_number,
				message: message.message,
				breedPreferences: message.breed_preferences,
				inspirationSource: message.inspiration_source,
				referralSource: message.referral_source,
				puppyId: puppy?.id,
				puppyName,
				spamReason,
				createdAt: receivedAt,
				emails: spamReason
					? undefined
					: {
							create: {
								key: randomUUID(),
								sender: env.mail.from ?? facts.email,
								recipient: env.mail.to ?? facts.email,
								replyTo: message.email,
								...emailText(message, { puppyName, receivedAt }),
							},
						},
			},
			select: { emails: { select: { id: true } } },
		});
		return emails[0]?.id;
	}).catch((error: unknown) => {
		if (isDuplicate(error)) return undefined;
		throw error;
	});
	if (emailId !== undefined) emailStored(emailId);
}
