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

/** The text for a message's `searchText` column. */
export function searchText(message: Searched): string {
	const { name, email, phoneNumber, puppyName, breedPreferences } = message;
	const texts = [name, email, ...phoneTerms(phoneNumber), puppyName, breedPreferences];
	return wordBeginnings([...texts, message.message].join(" "));
}
