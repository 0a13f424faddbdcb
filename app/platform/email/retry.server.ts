/** Sends waiting emails before their next scheduled try, when somebody requests it. */
import { database } from "~/platform/database/database.server.ts";
import { HELD_FOR, wakeOutbox } from "./queue.server.ts";

/** Matches a reply that can still be undone; it is sent by itself within seconds. */
const isHeld = (now: Date) => ({
	kind: "reply",
	attempts: 0,
	nextAttemptAt: { gt: now, lte: new Date(now.getTime() + HELD_FOR) },
});

/**
 * Makes the outbox try waiting emails now, all of them or the one with this id, no matter when their next
 * try is scheduled. An email that is being sent at the moment is left alone, and so is a reply that can
 * still be undone.
 * @returns how many emails are tried.
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
