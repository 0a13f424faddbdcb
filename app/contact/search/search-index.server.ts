/** Keeps a message's `searchText`, the source of the database's search index, up to date with its notes. */
import type { Client } from "~/platform/database/database.server.ts";
import { searchText } from "./search-text.ts";

const searched = {
	name: true,
	email: true,
	phoneNumber: true,
	message: true,
	puppyName: true,
	breedPreferences: true,
	notes: { select: { text: true } },
} as const;

/** Updates a message's search text. Call it in the transaction that changes the message's notes. */
export async function updateSearchText(client: Client, id: number): Promise<void> {
	const { notes, ...message } = await client.contact.findUniqueOrThrow({
		where: { id },
		select: searched,
	});
	const data = { searchText: searchText(message, notes) };
	await client.contact.update({ where: { id }, data, select: { id: true } });
}
