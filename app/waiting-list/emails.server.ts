/** The emails of the waiting list to families. Each has a link to leave the list. */

import { href } from "react-router";
import { facts } from "~/business/facts.ts";
import { absoluteAddress } from "~/business/head.ts";
import type { Work } from "~/platform/command.server.ts";
import { escapeHtml } from "~/platform/email/html.ts";
import { oneLine } from "~/platform/forms/written-text.ts";
import { CONFIRM_DAYS } from "./schema.ts";
import { type LinkOwner, manageToken } from "./tokens.server.ts";

/** A paragraph: text, or a link with its text and address. */
type Paragraph = string | { label: string; address: string };

interface Letter {
	subject: string;
	paragraphs: readonly Paragraph[];
}

/** The recipient of an email. */
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

/** Queues an email, with the headers for the "unsubscribe" button of mail apps (RFC 8058). */
async function send(work: Work, to: Recipient, letter: Letter): Promise<number> {
	const leave = leaveAddress(to);
	const { paragraphs, subject } = letter;
	const foot = { label: "Leave the waiting list", address: leave };
	return work.email({
		kind: "waiting list",
		familyId: to.familyId ?? undefined,
		recipient: to.email,
		subject: oneLine(subject),
		text: [...paragraphs, facts.brand, "--", foot].map(textOf).join("\n\n"),
		html: [...[...paragraphs, facts.brand].map(htmlOf), "<hr>", htmlOf(foot)].join("\n"),
		headers: {
			"List-Unsubscribe": `<${leave}>`,
			"List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
		},
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
			`Hello ${name},`,
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

/** The puppy that an email is about. */
export interface EmailedPuppy {
	name: string;
	breed: string;
	profilePath: string;
}

export const emailAboutPuppy = (work: Work, to: Recipient, name: string, puppy: EmailedPuppy) =>
	send(work, to, {
		subject: `${puppy.name} is looking for a home`,
		paragraphs: [
			`Hello ${name},`,
			`You are on our waiting list, and now there is a puppy that could be yours: ${[puppy.name, puppy.breed].filter(Boolean).join(", ")}.`,
			{
				label: `Meet ${puppy.name}`,
				address: absoluteAddress(
					href("/trained-puppies-for-sale/:profilePath", { profilePath: puppy.profilePath }),
				),
			},
			`We told every family on the list that could be a match for ${puppy.name}, and it’s first come, first served. Answer this email, or call or text ${facts.trainer} at ${facts.phone}.`,
			"Not the right one? You don’t need to do anything. You keep your place.",
			change(to),
		],
	});
