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

export const canSend = () => siteMailer !== undefined;

/** Milliseconds that an email may take that is sent at once: the files that come with it may be large. */
const TIMEOUT = 30_000;

type Content = Omit<Parameters<Mailer["send"]>[0], "key" | "sender">;

const send = (mailer: Mailer, email: Content): Promise<Sent> =>
	mailer.send({ ...email, key: randomUUID(), sender: senderAddress() }, TIMEOUT);

/**
 * Sends an email at once, without storing it in the outbox.
 * @throws if it is not accepted.
 */
export async function sendAtOnce(email: Content): Promise<void> {
	const problem = siteMailer ? (await send(siteMailer, email)).problem : "no mailer";
	if (problem !== undefined) throw new Error(`An email could not be sent: ${problem}`);
}

/** Sends the trainer a message at once, without the outbox. */
export function sendTestMessage(mailer: Mailer): Promise<Sent> {
	const text = `This is a test message from the site of ${facts.brand}. Emails arrive here.`;
	return send(mailer, {
		recipient: trainerAddress(),
		replyTo: trainerAddress(),
		subject: "Test message",
		text,
		html: `<p>${escapeHtml(text)}</p>`,
		headers: "{}",
	});
}
