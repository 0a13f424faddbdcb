import { facts } from "~/business/facts.ts";
import type { Env } from "../env.ts";
import { loopHeader, type Mailer, messageId } from "./mailer.server.ts";
import { emailHeaders } from "./queue.server.ts";

/** The part of nodemailer's error that may be stored and logged, such as 'SMTP 550' or 'ESOCKET'. */
function codeOf(error: object): string {
	const code = "code" in error && typeof error.code === "string" ? error.code : "";
	// A server that doesn't know STARTTLS has a response code, too.
	if (code !== "ETLS" && "responseCode" in error && typeof error.responseCode === "number") {
		return `SMTP ${error.responseCode}`;
	}
	if (code === "ETIMEDOUT") return "timeout";
	return /^[A-Z][A-Z0-9_]{2,40}$/.test(code) ? code : "unknown error";
}

/** A mailer for an SMTP server, which is sent nothing without encryption unless the settings allow it. */
export const smtp = (server: NonNullable<Env["SMTP_URL"]>): Mailer => ({
	name: server.host,
	async send(email, timeout) {
		const { key, sender, recipient, replyTo, subject, text, html, headers } = email;
		// Imported only when the first email is sent; the limit begins after that.
		const { createTransport } = await import("nodemailer");
		const signal = AbortSignal.timeout(timeout);
		const { host, port, isSecure, isPlain, user, password } = server;
		try {
			const transport = createTransport({
				host,
				port,
				secure: isSecure,
				requireTLS: !isSecure && !isPlain,
				ignoreTLS: isPlain,
				...(user ? { auth: { user, pass: password } } : {}),
				disableFileAccess: true,
				disableUrlAccess: true,
			});
			const { response } = await transport.sendMail({
				from: { address: sender, name: facts.brand },
				to: { address: recipient, name: "" },
				replyTo: { address: replyTo, name: "" },
				envelope: { from: sender, to: [recipient] },
				messageId: messageId(key),
				headers: { ...emailHeaders(headers), ...loopHeader() },
				subject,
				text,
				html,
				attachments: (email.attachments ?? []).map(({ name, type, content }) => ({
					filename: name,
					contentType: type,
					content,
				})),
				signal,
			});
			return { response: response };
		} catch (error) {
			if (signal.aborted) return { problem: "timeout", response: "timeout" };
			if (!(error instanceof Error)) return { problem: "unknown error", response: "unknown error" };
			const response = "response" in error ? error.response : undefined;
			return {
				problem: codeOf(error),
				response: typeof response === "string" ? response : error.message,
			};
		}
	},
});
