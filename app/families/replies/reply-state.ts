/** How far an answer got. Pure. */
import { refusals } from "~/platform/email/refusals.ts";

/** What is read of an answer's email. */
export const replyEmailColumns = {
	id: true,
	status: true,
	attempts: true,
	nextAttemptAt: true,
	claimedUntil: true,
	sentAt: true,
	lastError: true,
} as const;

export interface ReplyEmail {
	status: string;
	attempts: number;
	nextAttemptAt: Date;
	claimedUntil: Date | null;
	sentAt: Date | null;
	lastError: string;
}

export type ReplyState =
	/** It has no email: it was taken back, and its words are kept until they are sent or discarded. */
	| "taken back"
	/** It goes out in a few seconds. */
	| "held"
	/** It waits for its turn. */
	| "waiting"
	/** There is nothing to send it with. */
	| "no key"
	| "failed"
	| "sent";

export function replyState(
	email: ReplyEmail | null,
	{ now, canSend }: { now: Date; canSend: boolean },
): ReplyState {
	if (!email) return "taken back";
	if (email.status === "sent") return "sent";
	if (!canSend) return "no key";
	if (email.lastError !== "") return "failed";
	return email.nextAttemptAt > now ? "held" : "waiting";
}

/** Whether it surely was not sent and nobody is about to: then it can be taken back. */
export const canTakeBack = (email: ReplyEmail | null): boolean =>
	email !== null &&
	email.status === "waiting" &&
	email.claimedUntil === null &&
	(email.attempts === 0 || refusals.includes(email.lastError));
