/** Keeps a family's `searchText`, of which the database makes the search index, in step. */
import type { Client } from "~/platform/database/database.server.ts";
import { phoneNumbers, wordBeginnings } from "~/platform/database/word-search.ts";

/** Notes of one family that are read for its search text: the newest. */
const NOTES_MAX = 300;
/** Characters of it: writing it into the index must stay quick, however much is noted. */
const LENGTH_MAX = 100_000;

interface Searched {
	name: string;
	phoneNumber: string;
	addresses: readonly string[];
	/** Next step and wishes, then what was noted, the newest first. */
	texts?: readonly string[];
}

/**
 * The text of a family's `searchText` column: who they are, what they wish and what was noted.
 * What they wrote is found by the messages' own index, which every message enters as it comes.
 */
export function familySearchText({ name, phoneNumber, addresses, texts = [] }: Searched): string {
	const all = [name, ...addresses, ...phoneNumbers(phoneNumber), ...texts].join(" ");
	return wordBeginnings(all.slice(0, LENGTH_MAX).toWellFormed());
}

/** Writes the text again. Call it in the transaction that changes anything of it. */
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
