/** Which messages hold the words of a search, by the index of words. */
import { type Client, database } from "~/platform/database/database.server.ts";
import { addressWord, beginningWith } from "./words.ts";

/** Entries of a word from which on it is a frequent one. */
const RARE_MAX = 500;

/** Of these messages, those that hold all words. */
export async function matchesAmong(
	words: readonly string[],
	contactIds: readonly number[],
): Promise<Set<number>> {
	let ids = new Set(contactIds);
	for (const word of words) {
		if (ids.size === 0) break;
		const rows = await database.contactWord.findMany({
			where: { contactId: { in: [...ids] }, word: beginningWith(word) },
			select: { contactId: true },
		});
		ids = new Set(rows.map(({ contactId }) => contactId));
	}
	return ids;
}

/**
 * The messages that hold all words, where one of the words is rare enough to begin with it;
 * otherwise "many".
 */
export async function narrowed(words: readonly string[]): Promise<number[] | "many"> {
	for (const word of words) {
		const rows = await database.contactWord.findMany({
			where: { word: beginningWith(word) },
			select: { contactId: true },
			take: RARE_MAX + 1,
		});
		if (rows.length > RARE_MAX) continue;
		const others = words.filter((other) => other !== word);
		const ids = new Set(rows.map(({ contactId }) => contactId));
		return [...(await matchesAmong(others, [...ids]))];
	}
	return "many";
}

/** The messages of an e-mail address, however its letters are written, the newest first. */
export async function contactsOfAddress(client: Client, email: string) {
	const words = await client.contactWord.findMany({
		where: { word: addressWord(email) },
		select: { contact: { select: { id: true, email: true, createdAt: true } } },
	});
	return words
		.map(({ contact }) => contact)
		.filter((contact) => contact.email.toLowerCase() === email.toLowerCase())
		.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || b.id - a.id)
		.map(({ id }) => id);
}
