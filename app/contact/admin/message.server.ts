/** One message, and the person who wrote it, as the admin reads them. */

import { type Client, database } from "~/platform/database/database.server.ts";
import { Prisma } from "~/platform/database/prisma/client.ts";
import { readIds } from "~/platform/database/search.server.ts";
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

/** A message with all that belongs to it; null where there is none. */
export const contactById = (id: number) =>
	database.contact.findUnique({ where: { id }, select: shown });

/** The messages of an email address, however its letters are written, the newest first. */
export const contactsOfAddress = (client: Client, email: string): Promise<number[]> =>
	readIds(
		Prisma.sql`SELECT "id" FROM "Contact" WHERE lower("email") = ${email.toLowerCase()} ORDER BY "createdAt" DESC, "id" DESC`,
		client,
	);

/** What is kept of the person who wrote message `id`; undefined where there is no such message. */
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
