/** The emails of the waiting list to families. Each has a link to leave the list. */

import { href } from "react-router";
import { facts } from "~/business/facts.ts";
import { absoluteAddress } from "~/business/head.ts";
import { priceShown } from "~/business/price-shown.ts";
import { mailDocument } from "~/content/documents/mail.ts";
import { publishedContent } from "~/content/published.server.ts";
import { firstWord } from "~/families/letters/placeholders.ts";
import { photoAddress } from "~/photos/sizes.ts";
import type { Work } from "~/platform/command.server.ts";
import type { Puppy } from "~/platform/database/prisma/client.ts";
import { escapeHtml } from "~/platform/email/html.ts";
import { HELD_FOR } from "~/platform/email/queue.server.ts";
import { oneLine } from "~/platform/forms/written-text.ts";
import { profileUrl } from "~/puppies/addresses.ts";
import { CONFIRM_DAYS } from "./schema.ts";
import { type LinkOwner, manageToken } from "./tokens.server.ts";

/** A paragraph: text, or a link with its text and address. */
type Paragraph = string | { label: string; address: string };

export interface Letter {
	subject: string;
	paragraphs: readonly Paragraph[];
	/** Above the paragraphs of the HTML version. */
	picture?: { address: string; alt: string };
}

export interface Recipient extends LinkOwner {
	email: string;
	familyId: number | null;
}

export const leaveAddress = (owner: LinkOwner) =>
	absoluteAddress(href("/waiting-list/leave/:token", { token: manageToken(owner) }));
export const manageAddress = (owner: LinkOwner) =>
	absoluteAddress(href("/waiting-list/manage/:token", { token: manageToken(owner) }));

const textOf = (paragraph: Paragraph) =>
	typeof paragraph === "string" ? paragraph : `${paragraph.label}:\n${paragraph.address}`;

function htmlOf(paragraph: Paragraph): string {
	if (typeof paragraph === "string") return `<p>${escapeHtml(paragraph)}</p>`;
	const { label, address } = paragraph;
	return `<p><a href="${escapeHtml(address)}">${escapeHtml(label)}</a></p>`;
}

/** The postal address of the business, as the trainer wrote it; undefined if she hasn't. */
export const postalAddress = (): string | undefined =>
	publishedContent(mailDocument).postal || undefined;

/** Queues an email, with the headers for the "unsubscribe" button of mail apps (RFC 8058). */
async function send(work: Work, to: Recipient, letter: Letter, sendAt?: Date): Promise<number> {
	const leave = leaveAddress(to);
	const { subject, picture } = letter;
	const paragraphs = [...letter.paragraphs, facts.brand];
	const foot = [postalAddress() ?? [], { label: "Leave the waiting list", address: leave }].flat();
	const photo = picture
		? `<p><img src="${escapeHtml(picture.address)}" alt="${escapeHtml(picture.alt)}" width="480"></p>`
		: "";
	return work.email({
		kind: "waiting list",
		familyId: to.familyId ?? undefined,
		recipient: to.email,
		subject: oneLine(subject),
		text: [...paragraphs, "--", ...foot].map(textOf).join("\n\n"),
		html: [photo, ...paragraphs.map(htmlOf), "<hr>", ...foot.map(htmlOf)].join("\n").trim(),
		headers: {
			"List-Unsubscribe": `<${leave}>`,
			"List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
		},
		sendAt,
	});
}

const change = (to: LinkOwner): Paragraph => ({
	label: "Change what you wish for",
	address: manageAddress(to),
});

/** Asks the owner of an address to confirm. It repeats nothing from the form, which anybody may have sent. */
export const askToConfirm = (work: Work, to: Recipient, token: string) =>
	send(work, to, {
		subject: `Please confirm: the waiting list of ${facts.brand}`,
		paragraphs: [
			"Hello,",
			`Someone, hopefully you, asked us to put this address on our waiting list for a ${facts.product.toLowerCase()}. Please open this page within ${CONFIRM_DAYS} days and press its button. Only then are you on the list:`,
			{
				label: "Confirm your place",
				address: absoluteAddress(href("/waiting-list/confirm/:token", { token })),
			},
			"If it wasn’t you, you don’t need to do anything. Unless you confirm, we won’t write to this address again, and we will delete it.",
		],
	});

/** Welcomes a family to the list, after it confirmed or was added by the trainer. */
export const welcome = (work: Work, to: Recipient, name: string) =>
	send(work, to, {
		subject: `You are on the waiting list of ${facts.brand}`,
		paragraphs: [
			`Hi ${firstWord(name)},`,
			`You are on our waiting list. ${facts.trainer} will write to you when there is a puppy that could be yours, and only once about each puppy.`,
			change(to),
			"If you have a question, just answer this email.",
		],
	});

/**
 * Tells somebody who asks for a place that they already have one. The form's own response never
 * reveals who is on the list.
 */
export const alreadyWaiting = (work: Work, to: Recipient) =>
	send(work, to, {
		subject: `You are already on the waiting list of ${facts.brand}`,
		paragraphs: [
			"Hello,",
			"Someone, hopefully you, asked us to put this address on our waiting list. It is already there, with the wishes you told us before.",
			change(to),
		],
	});

export interface EmailedPuppy extends Pick<Puppy, "name" | "breed" | "price" | "profilePath"> {
	/** Its main photo, if it has one. */
	photos: readonly { name: string; alt: string }[];
}

/** What a family is told about a puppy. */
export function letterAboutPuppy(name: string, puppy: EmailedPuppy): Letter {
	const { name: puppyName, breed, price, profilePath, photos } = puppy;
	const who = [puppyName, breed, priceShown(price)].filter(Boolean).join(", ");
	const [photo] = photos;
	return {
		subject: `${puppyName} is looking for a home`,
		...(photo && {
			picture: {
				address: absoluteAddress(photoAddress(photo.name, "jpg", "medium")),
				alt: photo.alt || puppyName,
			},
		}),
		paragraphs: [
			`Hi ${firstWord(name)},`,
			`You are on our waiting list, and now there is a puppy that could be yours: ${who}.`,
			{ label: `Meet ${puppyName}`, address: profileUrl(profilePath) },
			`Other families on the list may hear of ${puppyName} too, and it’s first come, first served. Answer this email, or call or text ${facts.trainer} at ${facts.phone}.`,
			"Not the right one? You don’t need to do anything. You keep your place.",
		],
	};
}

/** Tells a family about a puppy. The email is held for `HELD_FOR`, during which it can be undone. */
export function emailAboutPuppy(work: Work, to: Recipient, name: string, puppy: EmailedPuppy) {
	const letter = letterAboutPuppy(name, puppy);
	const whole = { ...letter, paragraphs: [...letter.paragraphs, change(to)] };
	return send(work, to, whole, new Date(Date.now() + HELD_FOR));
}
