/** Messages as the contact form sends them. */
import { randomUUID } from "node:crypto";

/** The fields of a message that is told apart by its words. */
export const messageOf = (words: string) => ({
	name: "Dana Whitfield",
	email: "dana@example.com",
	phone_number: "(828) 555-0199",
	message: words,
});

/** An address that nobody else has: how much is taken from one is limited. */
export const anyAddress = () => `10.${[...crypto.getRandomValues(new Uint8Array(3))].join(".")}`;

/**
 * Sends a message by the web form, as a visitor from a network of their own to a server that
 * believes its proxy; the answer's redirect is not followed.
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
