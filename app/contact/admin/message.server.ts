/** Finds messages: where one is shown, and which ones came from an address. */

import { type Client, database } from "~/platform/database/database.server.ts";
import { Prisma } from "~/platform/database/prisma/client.ts";
import { readIds } from "~/platform/database/search.server.ts";

/** What tells where a message is shown; null if there is no such message. */
export const messagePlace = (id: number) =>
	database.contact.findUnique({
		where: { id },
		select: { id: true, createdAt: true, familyId: true },
	});

/** The ids of the messages from an email address, in upper or lower case, newest first. */
export const contactsOfAddress = (client: Client, email: string): Promise<number[]> =>
	readIds(
		Prisma.sql`SELECT "id" FROM "Contact" WHERE lower("email") = ${email.toLowerCase()} ORDER BY "createdAt" DESC, "id" DESC`,
		client,
	);
