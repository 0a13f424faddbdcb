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
	origin: string,
	words: string,
	{ key = randomUUID(), signal }: { key?: string; signal?: AbortSignal } = {},
): Promise<Response> {
	return fetch(`${origin}/contact-us`, {
		method: "POST",
		redirect: "manual",
		body: new URLSearchParams({ ...messageOf(words), submission_key: key }),
		signal,
	});
}
