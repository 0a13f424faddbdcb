/** Trying emails that wait again before their time, as somebody asks for it. */
import { database } from "~/platform/database/database.server.ts";
import { env } from "~/platform/env.ts";
import { wakeOutbox } from "./outbox.server.ts";
import { HELD_FOR } from "./queue.server.ts";

/** Whether there is a key to send emails with. */
export const canSend = () => env.sendgrid.apiKey !== undefined;

/** An answer that can still be taken back; it goes out within seconds by itself. */
const isHeld = (now: Date) => ({
	kind: "reply",
	attempts: 0,
	nextAttemptAt: { gt: now, lte: new Date(now.getTime() + HELD_FOR) },
});

/**
 * Has what waits tried now, all of it or the email of an id, whatever its next try was set for.
 * Returns how many that are; one that is being sent at this moment is left alone, and so is an
 * answer that can still be taken back.
 */
export async function retryEmails(id?: number): Promise<number> {
	const now = new Date();
	const { count } = await database.outgoingEmail.updateMany({
		where: {
			id,
			status: "waiting",
			OR: [{ claimedUntil: null }, { claimedUntil: { lte: now } }],
			NOT: isHeld(now),
		},
		data: { nextAttemptAt: now },
	});
	wakeOutbox();
	return count;
}
