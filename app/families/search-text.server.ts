/** Keeps a family's `searchText` up to date; the database builds the search index from it. */
import type { Client } from "~/platform/database/database.server.ts";
import { phoneTerms, wordBeginnings } from "~/platform/database/word-search.server.ts";

/** Maximum number of notes in a family's search text, the newest ones. */
const NOTES_MAX = 300;
/** Maximum characters of source text: updating the index must stay quick, however many notes there are. */
const LENGTH_MAX = 100_000;

interface Searched {
	name: string;
	phoneNumber: string;
	addresses: readonly string[];
	/** Next step and wishes, then the notes, newest first. */
	texts?: readonly string[];
}

/**
 * The content of a family's `searchText` column: who they are, what they wish for, and the notes.
 * Messages are not part of it; they have an index of their own, to which each is added on arrival.
 */
export function familySearchText({ name, phoneNumber, addresses, texts = [] }: Searched): string {
	const all = [name, ...addresses, ...phoneTerms(phoneNumber), ...texts].join(" ");
	return wordBeginnings(all.slice(0, LENGTH_MAX).toWellFormed());
}

/** Rebuilds the search text. Call it in the transaction that changes any of the data in it. */
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
			notes: { orderBy: { id: "desc" }, take: NOTES_MAX, select: { text: true } },
		},
	});
	const { name, phoneNumber, addresses, notes, ...fields } = family;
	const searchText = familySearchText({
		name,
		phoneNumber,
		addresses: addresses.map(({ address }) => address),
		texts: [...Object.values(fields), ...notes.map(({ text }) => text)],
	});
	await client.family.update({ where: { id }, data: { searchText }, select: { id: true } });
}
