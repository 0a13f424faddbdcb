/** Makes the text in which the search looks for a message. */
import { phoneTerms, wordBeginnings } from "~/platform/database/word-search.server.ts";

interface Searched {
	name: string;
	email: string;
	phoneNumber: string;
	message: string;
	puppyName: string;
	breedPreferences: string;
}

/** The text for a message's `searchText` column, including its notes. */
export function searchText(message: Searched, notes: readonly { text: string }[] = []): string {
	const { name, email, phoneNumber, puppyName, breedPreferences } = message;
	const texts = [name, email, ...phoneTerms(phoneNumber), puppyName, breedPreferences];
	return wordBeginnings([...texts, message.message, ...notes.map(({ text }) => text)].join(" "));
}
