/** The text by which a message is found. */
import { phoneNumbers, wordBeginnings } from "~/platform/database/word-search.ts";

interface Searched {
	name: string;
	email: string;
	phoneNumber: string;
	message: string;
	puppyName: string;
	breedPreferences: string;
}

/** The text of a message's `searchText` column, with what its notes say. */
export function searchText(message: Searched, notes: readonly { text: string }[] = []): string {
	const { name, email, phoneNumber, puppyName, breedPreferences } = message;
	const texts = [name, email, ...phoneNumbers(phoneNumber), puppyName, breedPreferences];
	return wordBeginnings([...texts, message.message, ...notes.map(({ text }) => text)].join(" "));
}
