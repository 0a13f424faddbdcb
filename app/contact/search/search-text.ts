/** Makes the text in which the search looks for a message. */
import type { Contact } from "~/platform/database/prisma/client.ts";
import { phoneTerms, wordBeginnings } from "~/platform/database/word-search.server.ts";

type Searched = Pick<
	Contact,
	"name" | "email" | "phoneNumber" | "message" | "puppyName" | "breedPreferences"
>;

/** The text for a message's `searchText` column. */
export function searchText(message: Searched): string {
	const { name, email, phoneNumber, puppyName, breedPreferences } = message;
	const texts = [name, email, ...phoneTerms(phoneNumber), puppyName, breedPreferences];
	return wordBeginnings([...texts, message.message].join(" "));
}
