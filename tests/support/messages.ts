/** Messages in the form in which the contact form sends them. */
import { randomUUID } from "node:crypto";

/** Returns the fields of a message that can be recognized by its text. */
export const messageOf = (words: string) => ({
	name: "Dana Whitfield",
	email: "dana@example.com",
	phone_number: "(828) 555-0199",
	message: words,
});

/** Returns a random address, because the number of messages from one address is limited. */
export const anyAddress = () => `10.${[...crypto.getRandomValues(new Uint8Array(3))].join(".")}`;

/**
 * Sends a message through the web form, as a visitor with an address of their own, to a server that trusts
 * its proxy. Doesn't follow the redirect.
 */
export function sendMessage(
	address: string,
	words: string,
	{
		key = randomUUID(),
		origin = address,
		from = anyAddress(),
	}: { key?: string; origin?: string; from?: string } = {},
): Promise<Response> {
	return fetch(`${address}/contact-us`, {
		method: "POST",
		redirect: "manual",
		headers: { Origin: origin, "X-Forwarded-For": from },
		body: new URLSearchParams({ ...messageOf(words), submission_key: key }),
	});
}
