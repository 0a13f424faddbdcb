/** Loads the data of the answer form, and answers that were sent. */
import { facts } from "~/business/facts.ts";
import { fillText } from "~/business/fill-text.ts";
import { type Client, database } from "~/platform/database/database.server.ts";
import { bouncesOf } from "../bounced-addresses.server.ts";
import { addressKey } from "../families.server.ts";
import { familyValues } from "../letters/placeholders.ts";
import { replyTemplates } from "../letters/queries.server.ts";
import { familyMessages, unansweredMessages } from "../messages.server.ts";
import { replyEmailColumns } from "./reply-state.ts";

/** Whom an answer is for, and the message that it answers if it is a certain one. */
export interface Recipient {
	familyId: number;
	messageId?: number;
}

const messageColumns = {
	id: true,
	email: true,
	message: true,
	puppyName: true,
	createdAt: true,
} as const;

const newestFirst = [{ createdAt: "desc" as const }, { id: "desc" as const }];

/** The message that is answered: the requested one, else the newest unanswered one, else the newest. */
async function messageOf(client: Client, familyId: number, messageId: number | undefined) {
	const own = familyMessages(familyId);
	const find = (where: object) =>
		client.contact.findFirst({
			where,
			orderBy: newestFirst,
			select: messageColumns,
		});
	const requested = messageId === undefined ? null : await find({ ...own, id: messageId });
	return requested ?? (await find(unansweredMessages(familyId))) ?? (await find(own));
}

/** The name of the puppy that a family reserved or bought last; empty if there is none. */
async function reservedPuppy(client: Client, familyId: number): Promise<string> {
	const held = await client.reservation.findFirst({
		where: { familyId, status: { in: ["active", "home"] } },
		orderBy: { id: "desc" },
		select: { puppy: { select: { name: true } } },
	});
	return held?.puppy.name ?? "";
}

const withoutRe = (subject: string) => subject.replace(/^(\s*re:\s*)+/i, "");

/** The subject that continues the last email to the family, so that mail apps keep the thread together. */
async function subjectFor(client: Client, familyId: number, puppyName: string | undefined) {
	const last = await client.outgoingEmail.findFirst({
		where: { familyId, kind: { in: ["reply", "confirmation"] } },
		orderBy: { id: "desc" },
		select: { subject: true },
	});
	if (last) return `Re: ${withoutRe(last.subject)}`;
	if (puppyName === undefined) return `Hello from ${facts.brand}`;
	return `Re: Your message to ${facts.brand}${puppyName ? ` about ${puppyName}` : ""}`;
}

/** Whom an answer goes to, and which message it answers. Undefined if there is no such family. */
export async function replyRecipient(
	{ familyId, messageId }: Recipient,
	client: Client = database,
) {
	const family = await client.family.findUnique({
		where: { id: familyId },
		select: {
			name: true,
			addresses: { select: { address: true }, orderBy: { address: "asc" } },
		},
	});
	if (!family) return undefined;
	const message = await messageOf(client, familyId, messageId);
	const addresses = family.addresses.map(({ address }) => address);
	const own = message && addressKey(message.email);
	return {
		familyId,
		name: family.name,
		message: message ?? undefined,
		// The address that wrote the message comes first.
		addresses: addresses.toSorted((a, b) => Number(b === own) - Number(a === own)),
		puppy: message?.puppyName || (await reservedPuppy(client, familyId)),
	};
}

/** The last answer to a family that was undone and not sent since, or the last email with the paper at a page. */
export const undoneReply = (familyId: number, paper = "") =>
	database.reply.findFirst({
		where: { familyId, paper, emailId: null },
		orderBy: { id: "desc" },
		select: { id: true, recipient: true, subject: true, text: true },
	});

/** The id of a family's newest message; 0 if it never wrote. Messages after it don't count as answered. */
export async function newestMessageOf(familyId: number): Promise<number> {
	const row = await database.contact.findFirst({
		where: familyMessages(familyId),
		orderBy: { id: "desc" },
		select: { id: true },
	});
	return row?.id ?? 0;
}

/** Everything that the answer form shows. Undefined if there is nobody to answer. */
export async function replyForm(to: Recipient) {
	const whom = await replyRecipient(to);
	if (!whom) return undefined;
	const { familyId, name, message, addresses, puppy } = whom;
	const values = familyValues({ name, puppy });
	const [seen, templates, subject, undone, bounces] = await Promise.all([
		newestMessageOf(familyId),
		replyTemplates(),
		subjectFor(database, familyId, message?.puppyName),
		undoneReply(familyId),
		bouncesOf(addresses),
	]);
	return {
		familyId,
		name,
		addresses,
		bounces,
		message,
		/** The address that wrote the message. It may be answered even if it unsubscribed. */
		messageFrom: message && addressKey(message.email),
		seen,
		values: {
			to: undone?.recipient ?? addresses[0] ?? "",
			subject: undone?.subject ?? subject,
			text: undone?.text ?? "",
		},
		templates: templates.map((letter) => ({
			address: letter.address,
			name: letter.name,
			text: fillText(letter.text, values).text,
		})),
		undone,
	};
}

/** The columns of an answer that the timeline shows. */
export const replyColumns = {
	id: true,
	familyId: true,
	contactId: true,
	recipient: true,
	subject: true,
	text: true,
	paper: true,
	author: true,
	createdAt: true,
	missingSince: true,
	bounceReason: true,
	email: { select: replyEmailColumns },
} as const;

/** One answer; null if there is no such answer. */
export const replyById = (id: number) =>
	database.reply.findUnique({ where: { id }, select: replyColumns });
