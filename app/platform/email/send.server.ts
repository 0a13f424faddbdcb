/** Sends an email through SendGrid. */
import { facts } from "~/business/facts.ts";
import type { OutgoingEmail } from "~/platform/database/prisma/client.ts";
import { emailHeaders } from "./queue.server.ts";

/** Maximum number of bytes that are read of SendGrid's response. */
const MAX_RESPONSE = 64 * 1024;

/**
 * The part of an error that may be stored and logged, such as 'HTTP 500' or 'ECONNREFUSED'. The error
 * itself contains the API key and what the visitor wrote.
 */
function codeOf(error: unknown): string {
	const code = typeof error === "object" && error !== null && "code" in error ? error.code : "";
	if (typeof code === "number") return `HTTP ${code}`;
	return typeof code === "string" && /^[A-Z][A-Z0-9_]{2,40}$/.test(code) ? code : "unknown error";
}

type Email = Pick<
	OutgoingEmail,
	"key" | "sender" | "recipient" | "replyTo" | "subject" | "text" | "html" | "headers"
>;

/** Sends one email to SendGrid; returns why it was not accepted, or undefined if it was. */
export async function send(
	{ key, sender, recipient, replyTo, subject, text, html, headers }: Email,
	{ apiKey, baseUrl, timeout }: { apiKey: string; baseUrl: string; timeout: number },
): Promise<string | undefined> {
	const signal = AbortSignal.timeout(timeout);
	try {
		// Imported only when the first email is sent, because it takes 29 MB of memory.
		const { MailService } = await import("@sendgrid/mail");
		const mailer = new MailService();
		mailer.setApiKey(apiKey);
		mailer.client.setDefaultRequest({
			baseUrl,
			signal,
			maxRedirects: 0,
			maxContentLength: MAX_RESPONSE,
		});
		await mailer.send({
			from: { email: sender, name: facts.brand },
			to: recipient,
			replyTo,
			subject,
			text,
			html,
			headers: emailHeaders(headers),
			customArgs: { outgoing_email: key },
			trackingSettings: { clickTracking: { enable: false }, openTracking: { enable: false } },
		});
		return undefined;
	} catch (error) {
		return signal.aborted ? "timeout" : codeOf(error);
	}
}
