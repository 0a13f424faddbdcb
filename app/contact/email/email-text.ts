/** The email that notifies the trainer of a message. */
import { facts } from "~/business/facts.ts";
import { inBusinessZone } from "~/business/moments.ts";
import type { sentColumns } from "~/families/messages.server.ts";
import type { Prisma } from "~/platform/database/prisma/client.ts";
import { escapeHtml } from "~/platform/email/html.ts";
import { oneLine } from "~/platform/forms/written-text.ts";

/** What was sent, as it is stored. The puppy's name is empty unless the visitor asked about a certain one. */
export type SentMessage = Prisma.ContactGetPayload<{ select: typeof sentColumns }>;

type Told = Omit<SentMessage, "id" | "spamReason">;

const NOT_GIVEN = "not given";

const when = inBusinessZone("en-US", {
	dateStyle: "full",
	timeStyle: "short",
});

type Rows = readonly (readonly [label: string, value: string])[];

/** The visitor's other values and the time of the message, each with its label. */
export const messageRows = (message: Told): Rows => [
	["Name", message.name],
	["Email", message.email],
	["Phone number", message.phoneNumber],
	...(message.puppyName === "" ? [] : [["About", message.puppyName] as const]),
	["Breed preference", message.breedPreferences || NOT_GIVEN],
	["How they found us", message.referralSource || NOT_GIVEN],
	["What inspired them", message.inspirationSource || NOT_GIVEN],
	["Received", when().format(message.createdAt)],
];

export const textOf = (rows: Rows) => rows.map(([label, value]) => `${label}: ${value}`).join("\n");

/** The rows and the message as HTML, with the visitor's text escaped. */
export function tableOf(rows: Rows, message: string): string {
	const cells = rows.map(
		([label, value]) =>
			`<tr><td valign="top"><b>${label}</b></td><td>${escapeHtml(value)}</td></tr>`,
	);
	return [
		`<table cellpadding="4" cellspacing="0">${cells.join("")}</table>`,
		`<p style="white-space:pre-wrap">${escapeHtml(message).replaceAll("\n", "<br>")}</p>`,
	].join("\n");
}

/**
 * The subject, text and HTML of the email. The subject becomes a header of the email, so it never contains
 * a line break, regardless of the caller. The HTML shows the visitor's text escaped.
 */
export function emailText(message: Told) {
	const { puppyName } = message;
	const subject = oneLine(
		`Message from ${message.name}${puppyName === "" ? "" : ` about ${puppyName}`}`,
	);
	const intro = `${message.name} wrote through the contact form of ${facts.brand}.`;
	const closing = `Reply to this email to answer ${message.name}.`;
	const rows = messageRows(message);
	const text = [intro, textOf(rows), message.message, "--", closing].join("\n\n");
	const html = [
		`<p>${escapeHtml(intro)}</p>`,
		tableOf(rows, message.message),
		`<hr><p>${escapeHtml(closing)}</p>`,
	].join("\n");

	return { subject, text, html };
}
