/** Links for answering a message by email, call or text. */

import { dayInWords } from "~/business/days.ts";
import { facts } from "~/business/facts.ts";
import { dayOf } from "~/business/moments.ts";
import { mailtoLink } from "../families/addresses.ts";

/** Limits of the quoted part of a message, because programs refuse links that are much longer. */
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

/** Encodes text for a mailto link, where a line break is CR LF. */
const encoded = (text: string) => encodeURIComponent(text.replaceAll("\n", "\r\n"));

/** A mailto link that opens a reply with recipient, subject and the quoted message. */
export function replyLink({ name, email, message, puppyName, createdAt }: OriginalMessage): string {
	const about = puppyName ? ` about ${puppyName}` : "";
	const subject = `Re: your message to ${facts.brand}${about}`;
	const body = `Hi ${name},\n\n\n\n${facts.trainer}\n\nOn ${dayInWords(dayOf(createdAt))} you wrote:\n${quoted(message)}\n`;
	return `${mailtoLink(email)}?subject=${encoded(subject)}&body=${encoded(body)}`;
}
