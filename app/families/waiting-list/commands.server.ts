/** What a family does with its place on the waiting list: asks for it, confirms, changes, leaves. */
import {
	type Actor,
	differences,
	recordChange,
	siteActor,
} from "~/platform/database/audit-log.server.ts";
import { type Client, transaction } from "~/platform/database/database.server.ts";
import { emailStored } from "~/platform/email/outbox.server.ts";
import {
	addedBefore,
	addOnce,
	type Submission,
	submissionHash,
} from "~/platform/forms/submissions.server.ts";
import { clearBounce, hasBounced } from "../bounces/bounces.server.ts";
import { addressKey } from "../families.server.ts";
import { alreadyWaiting, askToConfirm, welcome } from "./emails.server.ts";
import { copyWishes, joinFamily } from "./family.server.ts";
import { type LinkState, linkStateOf } from "./link-state.ts";
import { CONFIRM_DAYS, type JoinAnswers, type WishAnswers } from "./schema.ts";
import { confirmToken, readManageToken, tokenHash } from "./tokens.server.ts";
import { type Wishes, wishColumns, wishesOf } from "./wishes.ts";

const DAY = 86_400_000;

const entryColumns = {
	id: true,
	email: true,
	name: true,
	phoneNumber: true,
	status: true,
	linkVersion: true,
	familyId: true,
	tokenExpires: true,
	message: true,
	...wishColumns,
} as const;

/** Stores a new token for an entry and sends the email with its link; returns the email's id. */
async function sendLink(client: Client, id: number, now: Date): Promise<number> {
	const token = confirmToken();
	const entry = await client.waitingEntry.update({
		where: { id },
		data: {
			tokenHash: tokenHash(token),
			tokenExpires: new Date(now.getTime() + CONFIRM_DAYS * DAY),
		},
		select: entryColumns,
	});
	return askToConfirm(client, entry, token);
}

/**
 * Another address for a place: the links that went to the one before are somebody else's now, and
 * what waits to be sent there is not sent. Where the place is still to be confirmed, the new address
 * is asked, unless emails don't get through to it; returns that email's id.
 */
export async function moveToAddress(
	client: Client,
	entry: { id: number; email: string; status: string; tokenExpires: Date | null },
	email: string,
	now = new Date(),
): Promise<number | undefined> {
	await client.outgoingEmail.deleteMany({
		where: { recipient: entry.email, kind: "waiting list", status: "waiting", claimedUntil: null },
	});
	await client.waitingEntry.update({
		where: { id: entry.id },
		data: { email, linkVersion: { increment: 1 }, tokenHash: null },
		select: { id: true },
	});
	// Who left, or found a puppy, and asked again long ago without confirming it, asks no more.
	const isAsking = entry.tokenExpires !== null && entry.tokenExpires > now;
	const isPending = entry.status === "unconfirmed" || isAsking;
	if (!isPending || (await hasBounced(client, email))) return undefined;
	return sendLink(client, entry.id, now);
}

const submissionOf = (answers: JoinAnswers, key: string | undefined): Submission => ({
	key,
	kind: "waiting entry",
	actor: siteActor,
	content: answers,
});

/** What a form that asks for a place is counted by (limits.server.ts). */
export const joinFormHash = (answers: JoinAnswers, submissionKey?: string): string | undefined =>
	submissionHash(submissionOf(answers, submissionKey));

/** Whether the same form asked for a place before. */
export const wasAsked = async (answers: JoinAnswers, submissionKey?: string): Promise<boolean> =>
	(await addedBefore(submissionOf(answers, submissionKey))) !== undefined;

/**
 * Takes down who asks for a place, and sends the link that confirms it. To an address that has a
 * place goes an email that says so: what the form answers is the same. The same form sent twice
 * counts once.
 */
export async function askForPlace(
	answers: JoinAnswers,
	submissionKey?: string,
	now = new Date(),
): Promise<void> {
	const email = addressKey(answers.email);
	const { name, phone_number: phoneNumber, message } = answers;
	let emailId: number | undefined;
	await transaction(async (client) => {
		async function add(): Promise<number> {
			const entry = await client.waitingEntry.findUnique({
				where: { email },
				select: entryColumns,
			});
			if (entry?.status === "waiting") {
				emailId = await alreadyWaiting(client, entry);
				return entry.id;
			}
			const wishes = { ...wishesOf(answers), message };
			// Who was on the list before is known by the name they had, until they confirm.
			const data =
				entry && entry.status !== "unconfirmed" ? wishes : { ...wishes, name, phoneNumber };
			const { id } = entry
				? await client.waitingEntry.update({ where: { id: entry.id }, data, select: { id: true } })
				: await client.waitingEntry.create({
						data: { ...wishes, name, phoneNumber, email, createdAt: now },
						select: { id: true },
					});
			emailId = await sendLink(client, id, now);
			return id;
		}
		const isThere = async (id: number) => (await client.waitingEntry.count({ where: { id } })) > 0;
		await addOnce(client, submissionOf(answers, submissionKey), { add, isThere });
	});
	if (emailId !== undefined) emailStored(emailId);
}

const byToken = (client: Client, token: string) => {
	const hash = tokenHash(token);
	return hash === undefined
		? null
		: client.waitingEntry.findUnique({ where: { tokenHash: hash }, select: entryColumns });
};

/** Confirms a place by the link of the email; returns the outcome. */
export async function confirmPlace(token: string, now = new Date()): Promise<LinkState> {
	let emailId: number | undefined;
	const state = await transaction(async (client) => {
		const entry = await byToken(client, token);
		const before = linkStateOf(entry, now);
		if (!entry || before !== "open") return before;
		// Who presses the link has got its email.
		await clearBounce(client, entry.email, now);
		emailId = await putOnList(client, entry, siteActor, now);
		return "confirmed";
	});
	if (emailId !== undefined) emailStored(emailId);
	return state;
}

/** Puts an entry on the list and welcomes its family; returns the email's id. */
export async function putOnList(
	client: Client,
	entry: { id: number; status: string },
	actor: Actor,
	now: Date,
): Promise<number> {
	const waiting = await client.waitingEntry.update({
		where: { id: entry.id },
		data: { status: "waiting", confirmedAt: now, leftAt: null, tokenExpires: null },
		select: entryColumns,
	});
	const familyId = await joinFamily(client, waiting, actor);
	await recordChange(client, actor, {
		action: actor.via === "site" ? "confirmed" : "added",
		kind: "waiting entry",
		subjectId: entry.id,
		subject: `waiting list entry ${entry.id}`,
		before: { status: entry.status },
		after: { status: "waiting" },
	});
	return welcome(client, { ...waiting, familyId }, waiting.name);
}

/** Sends a new link in place of one that is too old; false where there is nothing to confirm. */
export async function sendNewLink(token: string, now = new Date()): Promise<boolean> {
	const emailId = await transaction(async (client) => {
		const entry = await byToken(client, token);
		return entry && linkStateOf(entry, now) === "late"
			? sendLink(client, entry.id, now)
			: undefined;
	});
	if (emailId !== undefined) emailStored(emailId);
	return emailId !== undefined;
}

/** The entry of a signed link, if it is the link's: a new version ends earlier links. */
export async function entryOfLink(client: Client, token: string) {
	const owner = readManageToken(token);
	if (!owner) return null;
	return client.waitingEntry.findUnique({
		where: owner,
		select: { ...entryColumns, confirmedAt: true },
	});
}

/**
 * Stores what `join` makes of the wishes as they are at this moment, nothing where that is undefined;
 * false where the link belongs to nobody who waits.
 */
export function changeWishes(
	token: string,
	join: (stored: Wishes & { message: string }) => WishAnswers | undefined,
): Promise<boolean> {
	return transaction(async (client) => {
		const entry = await entryOfLink(client, token);
		if (entry?.status !== "waiting") return false;
		const answers = join(entry);
		if (!answers) return true;
		await storeWishes(client, entry, { ...wishesOf(answers), message: answers.message }, siteActor);
		return true;
	});
}

/** Stores other wishes of an entry and records it, without the family's own words. */
export async function storeWishes(
	client: Client,
	entry: Wishes & { id: number; message: string; familyId: number | null },
	after: Wishes & { message: string },
	actor: Actor,
) {
	const { message: _, ...wishes } = after;
	const changed = differences({ ...entry }, wishes);
	if (changed.isSame && after.message === entry.message) return;
	await client.waitingEntry.update({ where: { id: entry.id }, data: after, select: { id: true } });
	if (entry.familyId !== null) await copyWishes(client, entry.familyId, wishes, entry);
	await recordChange(client, actor, {
		action: "changed",
		kind: "waiting entry",
		subjectId: entry.id,
		subject: `waiting list entry ${entry.id}`,
		before: changed.before,
		after: changed.after,
	});
}

/** Takes an entry off the list for good: what waits to be sent to it is not sent. */
export async function leave(
	client: Client,
	entry: { id: number; email: string; status: string },
	actor: Actor,
	now: Date,
) {
	await client.waitingEntry.update({
		where: { id: entry.id },
		data: { status: "left", leftAt: now, tokenExpires: null },
		select: { id: true },
	});
	await client.outgoingEmail.deleteMany({
		where: { recipient: entry.email, kind: "waiting list", status: "waiting" },
	});
	await recordChange(client, actor, {
		action: "left",
		kind: "waiting entry",
		subjectId: entry.id,
		subject: `waiting list entry ${entry.id}`,
		before: { status: entry.status },
		after: { status: "left" },
	});
}

/** Leaves the list by a signed link; false where the link is nobody's. Twice is as good as once. */
export function leavePlace(token: string, now = new Date()): Promise<boolean> {
	return transaction(async (client) => {
		const entry = await entryOfLink(client, token);
		if (!entry) return false;
		const isPending = entry.tokenExpires !== null;
		if (entry.status === "left" && !isPending) return true;
		await leave(client, entry, siteActor, now);
		return true;
	});
}
