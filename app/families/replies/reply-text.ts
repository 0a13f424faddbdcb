/** Renders an answer as an email: the trainer's text, then the quoted message. Pure functions. */

import { dayInWords } from "~/business/days.ts";
import { dayOf } from "~/business/moments.ts";
import type { Contact } from "~/platform/database/prisma/client.ts";
import { paragraphs, quotation } from "~/platform/email/html.ts";

/** The plain text and HTML of the email. The HTML escapes everything that people wrote. */
export function replyText(
	text: string,
	answered: Pick<Contact, "message" | "createdAt"> | null | undefined,
) {
	if (!answered) return { text, html: paragraphs(text) };
	const { message, createdAt } = answered;
	const intro = `On ${dayInWords(dayOf(createdAt))} you wrote:`;
	const quoted = message
		.split("\n")
		.map((line) => (line === "" ? ">" : `> ${line}`))
		.join("\n");
	return {
		text: `${text}\n\n${intro}\n${quoted}`,
		html: [paragraphs(text), paragraphs(intro), quotation(message)].join("\n"),
	};
}
