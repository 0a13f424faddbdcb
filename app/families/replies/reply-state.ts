/** The delivery state of an answer. Pure functions. */
import type { Prisma } from "~/platform/database/prisma/client.ts";
import { refusals } from "~/platform/email/refusals.ts";

/** The columns of an answer's email that its state depends on. */
export const replyEmailColumns = {
	id: true,
	status: true,
	attempts: true,
	nextAttemptAt: true,
	claimedUntil: true,
	sentAt: true,
	lastError: true,
} as const;

export type ReplyEmail = Prisma.OutgoingEmailGetPayload<{ select: typeof replyEmailColumns }>;

export type ReplyState =
	/** It will be sent in a few seconds. */
	| "held"
	/** It is waiting for its turn in the outbox. */
	| "waiting"
	/** The site has no email key, so it can't be sent. */
	| "no key"
	| "failed"
	| "sent";

export function replyState(
	email: ReplyEmail | null,
	{ now, canSend }: { now: Date; canSend: boolean },
): ReplyState {
	if (!email || email.status === "sent") return "sent";
	if (!canSend) return "no key";
	if (email.lastError !== "") return "failed";
	return email.nextAttemptAt > now ? "held" : "waiting";
}

/** Whether an answer can be undone: it certainly was not sent, and no worker is sending it. */
export const canUndo = (email: ReplyEmail | null): boolean =>
	email !== null &&
	email.status === "waiting" &&
	email.claimedUntil === null &&
	(email.attempts === 0 || refusals.includes(email.lastError));
