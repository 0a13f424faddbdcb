/** Messages as the contact form sends them. */
import { randomUUID } from "node:crypto";

/** The fields of a message that is told apart by its words. */
export const messageOf = (words: string) => ({
	name: "Dana Whitfield",
	email: "dana@example.com",
	phone_number: "(828) 555-0199",
	message: words,
});

/** Sends a message by the web form; the answer's redirect is not followed. */
export function sendMessage(
	address: string,
	words: string,
	{ key = randomUUID(), origin = address }: { key?: string; origin?: string } = {},
): Promise<Response> {
	return fetch(`${address}/contact-us`, {
		method: "POST",
		redirect: "manual",
		headers: { Origin: origin },
		body: new URLSearchParams({ ...messageOf(words), submission_key: key }),
	});
}
