/** Keeps a family's `searchText`, of which the database makes the search index, in step. */
import type { Client } from "~/platform/database/database.server.ts";
import { phoneNumbers, wordBeginnings } from "~/platform/database/word-search.ts";

/** Messages and notes of one family that go into its search text: the newest. */
const TEXTS_MAX = 300;

const newest = { orderBy: { id: "desc" }, take: TEXTS_MAX } as const;

/**
 * Writes the text again by which a family is found: who they are, what they wish, what they wrote
 * and what was noted. Call it in the transaction that changes any of it.
 */
export async function updateFamilySearch(client: Client, id: number): Promise<void> {
	const family = await client.family.findUniqueOrThrow({
		where: { id },
		select: {
			name: true,
			phoneNumber: true,
			nextStep: true,
			wishBreeds: true,
			wishSize: true,
			wishSex: true,
			wishWhen: true,
			addresses: { select: { address: true } },
			contacts: { ...newest, select: { name: true, message: true, puppyName: true } },
			notes: { ...newest, select: { text: true } },
		},
	});
	const { addresses, contacts, notes, phoneNumber, ...fields } = family;
	const texts = [
		...Object.values(fields),
		...addresses.map(({ address }) => address),
		...phoneNumbers(phoneNumber),
		...contacts.flatMap(({ name, message, puppyName }) => [name, puppyName, message]),
		...notes.map(({ text }) => text),
	];
	await client.family.update({
		where: { id },
		data: { searchText: wordBeginnings(texts.join(" ")) },
		select: { id: true },
	});
}
