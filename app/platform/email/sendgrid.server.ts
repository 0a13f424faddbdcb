import { z } from "zod";
import { facts } from "~/business/facts.ts";
import { loopHeader, type Mailer, messageId } from "./mailer.server.ts";
import { emailHeaders } from "./queue.server.ts";

/** Maximum number of bytes that are read of SendGrid's response. */
const MAX_RESPONSE = 64 * 1024;

/** The error of a response, as the library passes it on. */
const refusedSchema = z.object({
	response: z.object({ body: z.object({ errors: z.array(z.object({ message: z.string() })) }) }),
});

/**
 * The part of an error that may be stored and logged, such as 'HTTP 500' or 'ECONNREFUSED'. The error
 * itself contains the API key and what the visitor wrote.
 */
function codeOf(error: unknown): string {
	const code = typeof error === "object" && error !== null && "code" in error ? error.code : "";
	if (typeof code === "number") return `HTTP ${code}`;
	return typeof code === "string" && /^[A-Z][A-Z0-9_]{2,40}$/.test(code) ? code : "unknown error";
}

export const sendGrid = ({ apiKey, baseUrl }: { apiKey: string; baseUrl: string }): Mailer => ({
	name: "SendGrid",
	async send(email, timeout) {
		const { key, sender, recipient, replyTo, subject, text, html, headers } = email;
		const attachments = email.attachments?.map(({ name, type, content }) => ({
			filename: name,
			type,
			content: content.toString("base64"),
			disposition: "attachment",
		}));
		// Imported only when the first email is sent, because it takes 29 MB of memory; the limit begins after that.
		const { MailService } = await import("@sendgrid/mail");
		const signal = AbortSignal.timeout(timeout);
		try {
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
				// SendGrid refuses an empty list.
				...(attachments?.length ? { attachments } : {}),
				headers: { ...emailHeaders(headers), ...loopHeader(), "Message-ID": messageId(key) },
				customArgs: { outgoing_email: key },
				trackingSettings: { clickTracking: { enable: false }, openTracking: { enable: false } },
			});
			return { response: "Accepted" };
		} catch (error) {
			const problem = signal.aborted ? "timeout" : codeOf(error);
			const refused = refusedSchema.safeParse(error).data?.response.body.errors ?? [];
			return { problem, response: [problem, ...refused.map(({ message }) => message)].join(": ") };
		}
	},
});
