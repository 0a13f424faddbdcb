/** Records the automatic letters: each is sent once, however many processes there are. */
import { type Client, isDuplicate, transaction } from "~/platform/database/database.server.ts";
import { emailStored } from "~/platform/email/outbox.server.ts";
import { type QueuedEmail, queueEmail } from "~/platform/email/queue.server.ts";

/** Whether what is known by a key was sent, or needed no email. */
export const wasSent = async (client: Client, key: string): Promise<boolean> =>
	(await client.sentLetter.count({ where: { key } })) > 0;

/**
 * Notes a key and stores its email, both or nothing; without an email, that there was nothing to
 * say. False where another one was quicker.
 */
export async function sendOnce(
	key: string,
	write: (client: Client) => Promise<QueuedEmail | undefined>,
): Promise<boolean> {
	let emailId: number | undefined;
	try {
		await transaction(async (client) => {
			await client.sentLetter.create({ data: { key }, select: { key: true } });
			const email = await write(client);
			if (email) emailId = await queueEmail(client, email);
		});
	} catch (error) {
		if (isDuplicate(error)) return false;
		throw error;
	}
	if (emailId !== undefined) emailStored(emailId);
	return true;
}
