/** The digest: one email that tells the trainer about several messages that look like spam. */
import { facts } from "~/business/facts.ts";
import type { ContactMessage } from "../schema.ts";
import { type EmailText, escapeHtml, messageRows, tableOf, textOf } from "./email-text.ts";

/** A message as the digest shows it. */
interface Suspect {
	message: ContactMessage;
	puppyName: string;
	receivedAt: Date;
	/** Why it looks like spam. */
	reason: string;
	/** The address of its page in the admin. */
	address: string;
}

/** The number of messages in words, as in the subject: "One message that looks like spam". */
const counted = (count: number) =>
	count === 1
		? "One message that looks like spam"
		: `${count.toLocaleString("en-US")} messages that look like spam`;

/**
 * The subject, text and HTML of a digest. The HTML shows the visitors' text escaped.
 * @param told the messages that it shows in full.
 * @param total how many messages there are; the others are only counted.
 * @param list the address of the admin's list of suspected spam.
 */
export function digestText(told: readonly Suspect[], total: number, list: string): EmailText {
	const intro = `${counted(total)} came through the contact form of ${facts.brand}. If one of them is from a family, reply to the email address below and mark the message as not spam in the admin.`;
	const more = total - told.length;
	const others =
		more > 0 ? `${more.toLocaleString("en-US")} more: ${list}` : `All of them: ${list}`;
	const rowsOf = (suspect: Suspect) =>
		[
			...messageRows(suspect.message, suspect),
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
