/** The status of an email in words: sent, waiting or failed. */
import { momentInWords } from "~/business/moments.ts";
import { problemWords } from "~/contact/email/email-problems.ts";

interface EmailState {
	status: string;
	attempts: number;
	lastError: string;
	nextAttemptAt: Date;
	sentAt: Date | null;
}

/** "Tried twice" */
export function triesInWords(attempts: number): string {
	if (attempts === 0) return "Not tried yet";
	if (attempts === 1) return "Tried once";
	return attempts === 2 ? "Tried twice" : `Tried ${attempts.toLocaleString("en-US")} times`;
}

/** Why the last try failed, with its code; empty where none did. */
export function failureInWords({ lastError }: EmailState): string {
	const words = problemWords(lastError);
	return words && `${words} (${lastError})`;
}

/** When it was sent, or is tried next. */
export function whenInWords(email: EmailState, canSend: boolean, now: Date): string {
	if (email.sentAt) return `Sent ${momentInWords(email.sentAt)}`;
	if (!canSend) return "Waits for a SendGrid key";
	if (email.nextAttemptAt <= now) return "Tried any moment now";
	return `Tried next ${momentInWords(email.nextAttemptAt)}`;
}
