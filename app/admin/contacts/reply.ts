/** Links by which the trainer answers: email, call, text. */

import { dayInWords } from "~/business/days.ts";
import { facts } from "~/business/facts.ts";
import { dayOf } from "~/business/moments.ts";

/** As much of a message as is quoted: programs refuse links that are much longer. */
const QUOTED_LINES = 8;
const QUOTED_LENGTH = 500;

interface OriginalMessage {
	name: string;
	email: string;
	message: string;
	puppyName: string;
	createdAt: Date;
}

/** The first lines of a message, each marked as quoted. */
function quoted(message: string): string {
	const beginning = message.slice(0, QUOTED_LENGTH).toWellFormed();
	const lines = beginning.split("\n").slice(0, QUOTED_LINES);
	const isWhole = lines.join("\n").length === message.length;
	return [...lines, ...(isWhole ? [] : ["…"])].map((line) => `> ${line}`).join("\n");
}

/** A line break of a mail link is CR LF; everything but the address's own @ is encoded. */
const encoded = (text: string) => encodeURIComponent(text.replaceAll("\n", "\r\n"));

/** A link that opens a reply: addressed, with a subject and what it answers. */
export function replyLink({ name, email, message, puppyName, createdAt }: OriginalMessage): string {
	const about = puppyName ? ` about ${puppyName}` : "";
	const subject = `Re: your message to ${facts.brand}${about}`;
	const body = `Hi ${name},\n\n\n\n${facts.trainer}\n\nOn ${dayInWords(dayOf(createdAt))} you wrote:\n${quoted(message)}\n`;
	const address = email.split("@").map(encodeURIComponent).join("@");
	return `mailto:${address}?subject=${encoded(subject)}&body=${encoded(body)}`;
}

/** A number as it is dialled; undefined where there are too few digits to dial. */
export function dialled(phone: string): string | undefined {
	const [main = ""] = phone.normalize("NFKC").split(/\s*(?:ext|x|#)/i);
	const digits = main.replace(/\D/g, "");
	if (digits.length < 3) return undefined;
	return main.trim().startsWith("+") ? `+${digits}` : digits;
}
