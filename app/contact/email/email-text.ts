/** The email that notifies the trainer of a message. */
import { facts } from "~/business/facts.ts";
import { inBusinessZone } from "~/business/moments.ts";
import type { sentColumns } from "~/families/messages.server.ts";
import type { Prisma } from "~/platform/database/prisma/client.ts";
import { paragraphs } from "~/platform/email/html.ts";
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

/** The visitor's other values and the time of the message, and what else is told of it, each with its label. */
export function detailsText(message: Told, more: Rows = []): string {
	const rows: Rows = [
		["Name", message.name],
		["Email", message.email],
		["Phone number", message.phoneNumber],
		...(message.puppyName === "" ? [] : [["About", message.puppyName] as const]),
		["Breed preference", message.breedPreferences || NOT_GIVEN],
		["How they found us", message.referralSource || NOT_GIVEN],
		["What inspired them", message.inspirationSource || NOT_GIVEN],
		["Received", when().format(message.createdAt)],
		...more,
	];
	return rows.map(([label, value]) => `${label}: ${value}`).join("\n");
}

/**
 * The subject, text and HTML of the email. The subject becomes a header of the email, so it never contains
 * a line break, regardless of the caller. The HTML shows the visitor's text escaped.
 */
export function emailText(message: Told) {
	const { name, puppyName } = message;
	const subject = oneLine(`Message from ${name}${puppyName === "" ? "" : ` about ${puppyName}`}`);
	const text = [
		`${name} wrote through the contact form of ${facts.brand}.`,
		detailsText(message),
		message.message,
		"--",
		`Reply to this email to answer ${name}.`,
	].join("\n\n");
	return { subject, text, html: paragraphs(text) };
}
