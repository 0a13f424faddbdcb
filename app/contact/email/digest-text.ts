/** The email that tells the trainer of messages which look like spam, several at once. */
import { facts } from "~/business/facts.ts";
import type { ContactMessage } from "../schema.ts";
import { answerRows, type EmailText, escapeHtml, tableOf, textOf } from "./email-text.ts";

/** A message as the digest tells it. */
interface Suspect {
	message: ContactMessage;
	puppyName: string;
	receivedAt: Date;
	/** Why it looks like spam. */
	reason: string;
	/** Address of its page in the admin. */
	address: string;
}

/** "One message that looks like spam", as the subject marks it. */
const counted = (count: number) =>
	count === 1
		? "One message that looks like spam"
		: `${count.toLocaleString("en-US")} messages that look like spam`;

/**
 * Subject, text and HTML of a digest.
 * @param told the messages that it tells in full; the visitors' words stand in the HTML as text only.
 * @param total how many there are; the others are only counted.
 * @param list address of the admin's list of them.
 */
export function digestText(told: readonly Suspect[], total: number, list: string): EmailText {
	const intro = `${counted(total)} came through the contact form of ${facts.brand}. If one of them is from a family, answer it by its address below, and say in the admin that it is not spam.`;
	const more = total - told.length;
	const others =
		more > 0 ? `${more.toLocaleString("en-US")} more: ${list}` : `All of them: ${list}`;
	const rowsOf = (suspect: Suspect) =>
		[
			...answerRows(suspect.message, suspect),
			["Why it looks like spam", suspect.reason],
			["In the admin", suspect.address],
		] as const;
	const text = [
		intro,
		...told.flatMap((suspect) => ["----", textOf(rowsOf(suspect)), suspect.message.message]),
		"----",
		others,
	].join("\n\n");
	const html = [
		`<p>${escapeHtml(intro)}</p>`,
		...told.map((suspect) => `<hr>\n${tableOf(rowsOf(suspect), suspect.message.message)}`),
		`<hr><p>${escapeHtml(others)}</p>`,
	].join("\n");
	return { subject: counted(total), text, html };
}
