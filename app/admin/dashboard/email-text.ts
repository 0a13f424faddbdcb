/** Describes the delivery status of an email. */

import { momentInWords } from "~/business/moments.ts";
import { problemText } from "~/contact/email/email-problems.ts";
import type { OutgoingEmail } from "~/platform/database/prisma/client.ts";

/** "Tried twice" */
export function triesInWords(attempts: number): string {
	if (attempts === 0) return "Not tried yet";
	if (attempts === 1) return "Tried once";
	return attempts === 2 ? "Tried twice" : `Tried ${attempts.toLocaleString("en-US")} times`;
}

/** Why the last try failed, with the error code; empty if no try failed. */
export function failureInWords({ lastError }: Pick<OutgoingEmail, "lastError">): string {
	const text = problemText(lastError);
	return text && `${text} (${lastError})`;
}

/** When the email was sent, or when it will be tried next. */
export function whenInWords(
	email: Pick<OutgoingEmail, "nextAttemptAt" | "sentAt">,
	canSend: boolean,
	now: Date,
): string {
	if (email.sentAt) return `Sent ${momentInWords(email.sentAt)}`;
	if (!canSend) return "Waiting until email is set up";
	if (email.nextAttemptAt <= now) return "Will be tried any moment now";
	return `Next try ${momentInWords(email.nextAttemptAt)}`;
}
