/** Reads an email as SendGrid's Inbound Parse passes it on: the raw email, and what SendGrid found out about it. */
import type PostalMime from "postal-mime";
import type { Attachment, Email } from "postal-mime";
import { z } from "zod";
import { addressKey } from "~/families/families.server.ts";
import { isOwnLoop, type SentFile } from "~/platform/email/mailer.server.ts";
import { oneLine } from "~/platform/forms/written-text.ts";
import { withLineBreaks } from "~/platform/text.ts";
import { withoutQuoted } from "./quoted-text.ts";

/** What SendGrid posts, as far as it matters here. */
export interface Posted {
	/** The raw email. */
	email: Buffer;
	/** The addresses of its delivery, as JSON. */
	envelope: string;
	/** Which signatures are valid, such as "{@example.com : pass}". */
	dkim: string;
	/** "pass" if the server that delivered it may send for the domain of the envelope's sender. */
	SPF: string;
}

const envelopeSchema = z.object({ to: z.array(z.string()), from: z.string().default("") });

/** Maximum lengths in UTF-16 code units. What is longer goes along as a file. */
const SUBJECT_MAX = 150;
const TEXT_MAX = 20_000;
const NAME_MAX = 100;
const NESTING_MAX = 20;

/** Imported only for the first email. */
async function parse(...email: Parameters<typeof PostalMime.parse>): Promise<Email> {
	const { default: parser } = await import("postal-mime");
	return parser.parse(...email);
}

const clean = (text: string) => withLineBreaks(text).replaceAll("\0", "").toWellFormed();

/** The text of an email that has only HTML. The parser makes text of HTML where both are mixed. */
async function textOfHtml(html: string): Promise<string> {
	const boundary = crypto.randomUUID();
	const part = (type: string, content: string) =>
		`--${boundary}\r\nContent-Type: ${type}; charset=utf-8\r\n\r\n${content}\r\n`;
	const mixed = `Content-Type: multipart/mixed; boundary="${boundary}"\r\n\r\n${part("text/plain", "")}${part("text/html", html)}--${boundary}--`;
	return (await parse(mixed)).text ?? "";
}

const bytesOf = (content: Attachment["content"]) =>
	typeof content === "string" ? Buffer.from(content) : Buffer.from(new Uint8Array(content));

/** The files of an email, without the pictures of its HTML, such as those of a signature. */
const filesOf = ({ attachments }: Email): SentFile[] =>
	attachments
		.filter(({ related }) => !related)
		.map(({ filename, mimeType, content }, index) => ({
			name: oneLine(clean(filename ?? "")).slice(0, NAME_MAX) || `file ${index + 1}`,
			type: mimeType,
			content: bytesOf(content),
		}));

const isAutomatic = (header: (name: string) => string, sender: string) =>
	!/^(no)?$/i.test(header("auto-submitted")) ||
	/^(bulk|junk|list|auto_reply)$/i.test(header("precedence")) ||
	header("x-autoreply") !== "" ||
	header("x-autorespond") !== "" ||
	header("return-path") === "<>" ||
	sender === "";

/** Whether the domain of an address signed the email, or let its server send it. */
function isVouchedFor(from: string, { dkim, SPF }: Posted, sender: string): boolean {
	const domainOf = (address: string) => address.slice(address.lastIndexOf("@") + 1).toLowerCase();
	const domain = domainOf(from);
	const signed = [...dkim.matchAll(/@([\w.-]+)\s*:\s*pass\b/g)].map(([, by = ""]) =>
		by.toLowerCase(),
	);
	const isSigned = signed.some((by) => by === domain || domain.endsWith(`.${by}`));
	return isSigned || (SPF.toLowerCase() === "pass" && domainOf(sender) === domain);
}

/** @throws if the email or its envelope can't be read. */
export async function readMail(posted: Posted) {
	const envelope = envelopeSchema.parse(JSON.parse(posted.envelope));
	const mail = await parse(posted.email, { maxNestingDepth: NESTING_MAX });
	const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value.trim() ?? "";
	const from = addressKey(clean(mail.from?.address ?? ""));
	const whole = clean(mail.text?.trim() ? mail.text : await textOfHtml(mail.html ?? ""));
	const text = withoutQuoted(whole);
	const rest = { name: "whole text.txt", type: "text/plain", content: Buffer.from(text) };
	return {
		/** The addresses that it was delivered to. */
		to: envelope.to,
		/** The sender's address in lower case. */
		from,
		name: oneLine(clean(mail.from?.name ?? "")).slice(0, NAME_MAX),
		/** Whether the sender's domain vouches for it, so that nobody else can have written it. */
		isAuthentic: isVouchedFor(from, posted, envelope.from),
		/** Whether a program answered, such as for somebody on vacation, so that it must not be answered. */
		isAutomatic: isAutomatic(header, envelope.from),
		/** Whether it is one of the site's own emails, which came back. */
		isOwn: isOwnLoop(header("x-loop")),
		messageId: mail.messageId,
		subject: oneLine(clean(mail.subject ?? "")).slice(0, SUBJECT_MAX),
		/** What the sender wrote, without the email that it answers. */
		text: text.slice(0, TEXT_MAX).toWellFormed(),
		files: [...filesOf(mail), ...(text.length > TEXT_MAX ? [rest] : [])],
	};
}

export type InboundMail = Awaited<ReturnType<typeof readMail>>;
