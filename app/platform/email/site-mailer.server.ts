/** How emails leave the site: through SendGrid or an SMTP server, whichever the settings name. */
import { randomUUID } from "node:crypto";
import { facts } from "~/business/facts.ts";
import { env } from "../env.ts";
import { escapeHtml } from "./html.ts";
import type { Mailer, Sent } from "./mailer.server.ts";
import { senderAddress, trainerAddress } from "./queue.server.ts";
import { sendGrid } from "./sendgrid.server.ts";
import { smtp } from "./smtp.server.ts";

const { SENDGRID_API_KEY: apiKey, SENDGRID_BASE_URL: baseUrl } = env;

/** The site's mailer; undefined if the settings name none. */
export const siteMailer: Mailer | undefined = env.SMTP_URL
	? smtp(env.SMTP_URL)
	: apiKey === undefined
		? undefined
		: sendGrid({ apiKey, baseUrl });

/** Whether there is something to send emails with. */
export const canSend = () => siteMailer !== undefined;

/** Milliseconds that a test message may take. */
const TEST_TIMEOUT = 10_000;

/** Sends the trainer a message at once, without the outbox. */
export function sendTestMessage(mailer: Mailer): Promise<Sent> {
	const text = `This is a test message from the site of ${facts.brand}. Emails arrive here.`;
	const email = {
		key: randomUUID(),
		sender: senderAddress(),
		recipient: trainerAddress(),
		replyTo: trainerAddress(),
		subject: "Test message",
		text,
		html: `<p>${escapeHtml(text)}</p>`,
		headers: "{}",
	};
	return mailer.send(email, TEST_TIMEOUT);
}
