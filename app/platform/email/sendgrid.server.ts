/** Sends emails through SendGrid's API. */
import { z } from "zod";
import { facts } from "~/business/facts.ts";
import { type Mailer, messageId } from "./mailer.server.ts";
import { emailHeaders } from "./queue.server.ts";

/** Maximum number of characters of SendGrid's response that are read. */
const RESPONSE_MAX = 64 * 1024;

/** The body of a refusal. */
const refusedSchema = z.object({ errors: z.array(z.object({ message: z.string() })) });

/** What SendGrid says about a refusal, in its own words; empty if its response is something else. */
async function wordsOf({ body }: Response): Promise<string[]> {
	let text = "";
	for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? []) {
		text += part;
		if (text.length > RESPONSE_MAX) return [];
	}
	try {
		return refusedSchema.parse(JSON.parse(text)).errors.map(({ message }) => message);
	} catch {
		return [];
	}
}

/** The part of an error that may be stored and logged, such as 'ECONNREFUSED'. */
function codeOf(error: unknown): string {
	const cause = error instanceof Error ? error.cause : undefined;
	const code = typeof cause === "object" && cause && "code" in cause ? String(cause.code) : "";
	return /^[A-Z][A-Z0-9_]{2,40}$/.test(code) ? code : "unknown error";
}

/** A mailer for an account at SendGrid. */
export const sendGrid = ({ apiKey, baseUrl }: { apiKey: string; baseUrl: string }): Mailer => ({
	name: "SendGrid",
	async send({ key, sender, recipient, replyTo, subject, text, html, headers }, timeout) {
		const signal = AbortSignal.timeout(timeout);
		const mail = {
			from: { email: sender, name: facts.brand },
			personalizations: [{ to: [{ email: recipient }] }],
			reply_to: { email: replyTo },
			subject,
			content: [
				{ type: "text/plain", value: text },
				{ type: "text/html", value: html },
			],
			headers: { ...emailHeaders(headers), "Message-ID": messageId(key) },
			custom_args: { outgoing_email: key },
			tracking_settings: { click_tracking: { enable: false }, open_tracking: { enable: false } },
		};
		try {
			const response = await fetch(`${baseUrl}/v3/mail/send`, {
				method: "POST",
				headers: { Authorization: `Bearer ${apiKey}`, "Content-Type": "application/json" },
				body: JSON.stringify(mail),
				redirect: "manual",
				signal,
			});
			if (response.ok) {
				await response.body?.cancel();
				return { response: "Accepted" };
			}
			const problem = `HTTP ${response.status}`;
			return { problem, response: [problem, ...(await wordsOf(response))].join(": ") };
		} catch (error) {
			const problem = signal.aborted ? "timeout" : codeOf(error);
			return { problem, response: problem };
		}
	},
});
