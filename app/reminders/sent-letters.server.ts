/** Records automatic letters, so that each is sent once, however many processes run. */
import { command } from "~/platform/command.server.ts";
import { siteActor } from "~/platform/database/audit-log.server.ts";
import type { Client } from "~/platform/database/database.server.ts";
import type { QueuedEmail } from "~/platform/email/queue.server.ts";

/** Whether the letter with this key was sent, or was found to need no email. */
export const wasSent = async (client: Client, key: string): Promise<boolean> =>
	(await client.sentLetter.count({ where: { key } })) > 0;

/**
 * Records a key and queues its email in one transaction. If `write` returns no email, only the key is
 * recorded, and nothing is sent. Returns false if the key was already recorded.
 */
export const sendOnce = (
	key: string,
	write: (client: Client) => Promise<QueuedEmail | undefined>,
): Promise<boolean> =>
	command(siteActor, async (work) => {
		if (await wasSent(work.db, key)) return false;
		await work.db.sentLetter.create({ data: { key }, select: { key: true } });
		const email = await write(work.db);
		if (email) await work.email(email);
		return true;
	});
