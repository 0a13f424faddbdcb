/** Reads one message, and what is stored about its sender, for the admin. */

import { type Client, database } from "~/platform/database/database.server.ts";
import { Prisma } from "~/platform/database/prisma/client.ts";
import { readIds } from "~/platform/database/search.server.ts";
import { readPhone } from "~/platform/phone-number.server.ts";
import { storedMessageColumns } from "../stored-message.ts";

const shown = {
	...storedMessageColumns,
	puppy: { select: { id: true, name: true } },
	family: { select: { id: true, name: true, stage: true } },
	status: true,
	isSpam: true,
	emails: {
		select: {
			id: true,
			status: true,
			subject: true,
			recipient: true,
			text: true,
			attempts: true,
			lastError: true,
			nextAttemptAt: true,
			sentAt: true,
		},
		orderBy: { id: "desc" },
		take: 1,
	},
	digest: { select: { status: true, recipient: true, sentAt: true, nextAttemptAt: true } },
	notes: {
		select: { id: true, text: true, author: true, createdAt: true },
		orderBy: { id: "asc" },
	},
} as const;

/** A message with everything attached to it, and its phone number as read; null if there is none. */
export async function contactById(id: number) {
	const contact = await database.contact.findUnique({ where: { id }, select: shown });
	return contact && { ...contact, phone: readPhone(contact.phoneNumber) };
}

/** The ids of the messages from an email address, in upper or lower case, newest first. */
export const contactsOfAddress = (client: Client, email: string): Promise<number[]> =>
	readIds(
		Prisma.sql`SELECT "id" FROM "Contact" WHERE lower("email") = ${email.toLowerCase()} ORDER BY "createdAt" DESC, "id" DESC`,
		client,
	);

/** What is stored about the sender of message `id`; undefined if there is no such message. */
export async function storedAboutPerson(id: number, take = 50) {
	const contact = await database.contact.findUnique({
		where: { id },
		select: { email: true, familyId: true },
	});
	if (!contact) return undefined;
	const ids = await contactsOfAddress(database, contact.email);
	const all = ids.includes(id) ? ids : [id, ...ids];
	const messages = await database.contact.findMany({
		where: { id: { in: all.slice(0, take) } },
		select: {
			id: true,
			createdAt: true,
			message: true,
			status: true,
			isSpam: true,
		},
		orderBy: [{ createdAt: "desc" }, { id: "desc" }],
	});
	return { ...contact, total: all.length, messages };
}
