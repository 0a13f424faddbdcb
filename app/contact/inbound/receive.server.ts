/**
 * What becomes of an email that was sent to a family's address on the site (platform/email/reply-address.server.ts):
 *
 * - An answer of a family is stored as its message, and passed on to the trainer.
 * - An answer of the trainer's own mail program is stored as her reply, and passed on to the family.
 * - Anything else is passed on to the trainer at once and not stored: nobody's words wait for the site.
 * - What a program answered is noted with the family of its sender and passed on to the trainer. It goes to nobody who
 *   could have a program answer it again.
 *
 * SendGrid repeats what could not be handled for three days; an email is stored once.
 */
import { facts } from "~/business/facts.ts";
import { bounceText } from "~/families/bounce-text.ts";
import { bouncesOf } from "~/families/bounced-addresses.server.ts";
import { addFamilyNote } from "~/families/commands.server.ts";
import { addressKey } from "~/families/families.server.ts";
import { sendReply } from "~/families/replies/commands.server.ts";
import { replyRecipient } from "~/families/replies/queries.server.ts";
import { threadHeaders } from "~/families/replies/thread.server.ts";
import { familyLimits } from "~/families/schema.ts";
import { command } from "~/platform/command.server.ts";
import { siteActor } from "~/platform/database/audit-log.server.ts";
import { database } from "~/platform/database/database.server.ts";
import { paragraphs } from "~/platform/email/html.ts";
import type { SentFile } from "~/platform/email/mailer.server.ts";
import { trainerAddress } from "~/platform/email/queue.server.ts";
import {
	familyOfAddress,
	isReplyAddress,
	replyAddress,
} from "~/platform/email/reply-address.server.ts";
import { sendAtOnce } from "~/platform/email/site-mailer.server.ts";
import { addOnce } from "~/platform/forms/submissions.server.ts";
import { hashOf } from "~/platform/secrets.server.ts";
import { storeMessage } from "../commands.server.ts";
import { type InboundMail, type Posted, readMail } from "./mail.server.ts";

/** The most bytes of files that go with an email; mail services refuse more. */
const FILES_MAX = 18 * 1024 * 1024;

/** The name under which an answer from the trainer's own mail program is recorded. */
const byEmail = { who: "email", via: "site" } as const;

const sizeOf = (files: readonly SentFile[]) =>
	files.reduce((size, { content }) => size + content.byteLength, 0);

/** The text with the names of the files that came with it, which the site doesn't keep. */
function withFiles(text: string, files: readonly SentFile[], where: string): string {
	if (files.length === 0) return text || "(No text)";
	const count = files.length === 1 ? "an attachment" : `${files.length} attachments`;
	const place = sizeOf(files) > FILES_MAX ? "which are too large to be passed on" : where;
	const names = files.map(({ name }) => name).join(", ");
	return [text, `[With ${count}, ${place}: ${names}]`].filter(Boolean).join("\n\n");
}

interface PassedOn {
	to: string;
	replyTo: string;
	subject: string;
	text: string;
	files: readonly SentFile[];
}

/** @throws if it could not be sent, so that SendGrid passes the email on again. */
async function passOn({ to, replyTo, subject, text, files }: PassedOn) {
	await sendAtOnce({
		recipient: to,
		replyTo,
		subject,
		text,
		html: paragraphs(text),
		headers: JSON.stringify({ "Auto-Submitted": "auto-generated" }),
		attachments: sizeOf(files) > FILES_MAX ? [] : files,
	});
}

/** Sends the trainer an email that is not stored, with what there is to say about it. */
const toTrainer = ({ from, name, subject, text, files }: InboundMail, remark: string) =>
	passOn({
		to: trainerAddress(),
		replyTo: from || trainerAddress(),
		subject: subject || `Email from ${name || from}`,
		text: [`${remark}\nFrom: ${name} <${from}>`, withFiles(text, files, "below")].join("\n\n"),
		files,
	});

const familyWith = async (address: string) =>
	(await database.familyAddress.findUnique({ where: { address }, select: { familyId: true } }))
		?.familyId;

/** Identifies an email that is passed on again. */
const keyOf = ({ messageId, from, text }: InboundMail) =>
	hashOf(JSON.stringify(["email", from, messageId ?? text]));

/** Stores a family's answer as its message. */
async function storeAnswer(mail: InboundMail) {
	const message = withFiles(mail.text, mail.files, "in your mailbox");
	const name = mail.name || mail.from;
	const stored = {
		name,
		email: mail.from,
		phoneNumber: "",
		message,
		breedPreferences: "",
		inspirationSource: "",
		referralSource: "",
		puppyName: "",
		createdAt: new Date(),
		spamReason: "",
	};
	const text = [message, "--", `Reply to this email to answer ${name}.`].join("\n\n");
	const email = (familyId: number) => ({
		subject: mail.subject || `Message from ${name}`,
		text,
		html: paragraphs(text),
		headers: { ...threadHeaders(familyId, null), "Auto-Submitted": "auto-generated" },
	});
	const submission = { key: keyOf(mail), kind: "message", content: null };
	await command(siteActor, (work) =>
		addOnce(work, submission, work.db.contact, async () => {
			return (await storeMessage(work, stored, email)).id;
		}),
	);
	if (mail.files.length > 0) {
		await toTrainer({ ...mail, text: "" }, `What ${name} attached to the answer:`);
	}
}

/** Notes what a family's program answered: nobody has to answer it. */
function noteAutomatic(mail: InboundMail, familyId: number) {
	const text = withFiles(mail.text, mail.files, "in your mailbox");
	const note = [`Automatic reply from ${mail.from}: ${mail.subject}`, text].join("\n\n");
	const kept = note.slice(0, familyLimits.note).toWellFormed();
	return addFamilyNote(familyId, kept, siteActor, keyOf(mail));
}

/** Sends a family what the trainer answered from her own mail program. */
async function sendAnswer(mail: InboundMail, familyId: number) {
	const refuse = (reason: string) => toTrainer(mail, `Your answer was not sent. ${reason}`);
	const { addresses = [] } = (await replyRecipient({ familyId })) ?? {};
	const bounces = await bouncesOf(addresses);
	const to = addresses.find((address) => !bounces[addressKey(address)]);
	if (!to) {
		const [bounce] = Object.values(bounces);
		return refuse(bounce ? bounceText(bounce) : "There is no family with an address for it.");
	}
	const result = await sendReply(
		{ familyId },
		{
			to,
			subject: mail.subject || `Email from ${facts.brand}`,
			text: withFiles(mail.text, mail.files, "in an email of their own"),
		},
		byEmail,
		{ submissionKey: keyOf(mail) },
	);
	if (result.outcome !== "sent") {
		return refuse("message" in result ? result.message : "The family has changed meanwhile.");
	}
	if (mail.files.length === 0) return;
	const text = withFiles("", mail.files, "below");
	const replyTo = replyAddress(familyId) ?? trainerAddress();
	await passOn({ to, replyTo, subject: mail.subject || facts.brand, text, files: mail.files });
}

/** Decides by its sender what becomes of an email. */
async function handle(mail: InboundMail, familyId: number | undefined) {
	const isHers = mail.from === addressKey(trainerAddress());
	if (mail.isOwn || (isHers && mail.isAutomatic)) return;
	if (isHers && familyId !== undefined && mail.isAuthentic) return sendAnswer(mail, familyId);
	if (isHers)
		return toTrainer(mail, "This was not sent: nothing shows that you wrote it, or for whom.");
	const senderId = await familyWith(mail.from);
	if (mail.isAutomatic) {
		if (senderId !== undefined) await noteAutomatic(mail, senderId);
		return toTrainer(mail, "A program answered an email of your site:");
	}
	if (senderId !== undefined) return storeAnswer(mail);
	const hint = `If it was you: only what you write from ${trainerAddress()} is sent to the family.`;
	return toTrainer(mail, `Somebody whom your site doesn’t know answered an email of it. ${hint}`);
}

/**
 * Handles an email from SendGrid. One that can't be read is passed on to the trainer as a file.
 * @throws if it could not be stored or passed on.
 */
export async function receiveMail(posted: Posted): Promise<void> {
	const mail = await readMail(posted).catch(() => undefined);
	if (!mail) {
		const file = { name: "email.eml", type: "application/octet-stream", content: posted.email };
		const text = "An email to your site can’t be read. It is attached.";
		const to = trainerAddress();
		return passOn({ to, replyTo: to, subject: "An email to your site", text, files: [file] });
	}
	const to = mail.to.filter(isReplyAddress);
	if (to.length === 0) return;
	await handle(
		mail,
		to.map(familyOfAddress).find((id) => id !== undefined),
	);
}
