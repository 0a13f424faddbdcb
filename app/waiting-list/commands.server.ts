/** A family's actions on the waiting list: asking for a place, confirming, changing wishes, leaving. */

import { MS_PER_DAY } from "~/business/days.ts";
import { clearBounce, hasBounced } from "~/families/bounced-addresses.server.ts";
import { addressKey } from "~/families/families.server.ts";
import { wishColumns } from "~/families/schema.ts";
import { emailOf } from "~/families/told-by.ts";
import { command, type Work } from "~/platform/command.server.ts";
import {
	type ChangeOfSubject,
	differences,
	siteActor,
} from "~/platform/database/audit-log.server.ts";
import type { Client } from "~/platform/database/database.server.ts";
import type { Prisma } from "~/platform/database/prisma/client.ts";
import { addOnce, type Submission } from "~/platform/forms/submissions.server.ts";
import { hashOf, newSecret } from "~/platform/secrets.server.ts";
import { alreadyWaiting, askToConfirm, welcome } from "./emails.server.ts";
import { copyWishes, joinFamily } from "./family.server.ts";
import { type LinkState, linkStateOf } from "./link-state.ts";
import { CONFIRM_DAYS, type JoinValues, type WaitingStatus, type WishValues } from "./schema.ts";
import { readManageToken } from "./tokens.server.ts";
import { askedForIn, type Wishes, wishesOf } from "./wishes.ts";

/** Records a change of an entry, without the name, so that nothing stays once it is erased. */
export const recordEntry = (work: Work, id: number, change: ChangeOfSubject) =>
	work.record({
		kind: "waiting entry",
		subjectId: id,
		subject: `waiting list entry ${id}`,
		...change,
	});

/** The columns of an entry that its changes depend on. Once it has a family, that one's name and phone number count. */
export const entryColumns = {
	id: true,
	email: true,
	name: true,
	phoneNumber: true,
	family: { select: { name: true, phoneNumber: true } },
	status: true,
	linkVersion: true,
	familyId: true,
	tokenExpires: true,
	confirmedAt: true,
	message: true,
	askedFor: true,
	...wishColumns,
} as const;
export type StoredEntry = Prisma.WaitingEntryGetPayload<{ select: typeof entryColumns }>;

/** Gives an entry another status, with the columns that belong to it, and records that. Returns the entry. */
export async function moveEntry(
	work: Work,
	{ id, status: before }: { id: number; status: string },
	status: WaitingStatus,
	action: string,
	data: Prisma.WaitingEntryUncheckedUpdateInput = {},
) {
	const entry = await work.db.waitingEntry.update({
		where: { id },
		data: { ...data, status },
		select: entryColumns,
	});
	await recordEntry(work, id, { action, before: { status: before }, after: { status } });
	return entry;
}

/** Stores a new token for an entry and queues the email with its link. */
async function sendLink(work: Work, id: number, now: Date): Promise<void> {
	const token = newSecret();
	const entry = await work.db.waitingEntry.update({
		where: { id },
		data: {
			tokenHash: hashOf(token),
			tokenExpires: new Date(now.getTime() + CONFIRM_DAYS * MS_PER_DAY),
		},
		select: entryColumns,
	});
	await askToConfirm(work, entry, token);
}

/**
 * Moves a place to another address: links sent to the old address stop working, because it may be
 * somebody else's, and queued emails to it are deleted. If the place is not confirmed yet, the new
 * address is asked to confirm, unless emails don't get through to it. Returns whether it is asked.
 */
export async function moveToAddress(
	work: Work,
	entry: { id: number; email: string; status: string; tokenExpires: Date | null },
	email: string,
	now = new Date(),
): Promise<boolean> {
	// Those from before the entry had a family, even one that is being sent, could not be found by their address
	// anymore when the family is erased.
	await work.db.outgoingEmail.deleteMany({
		where: {
			recipient: entry.email,
			kind: "waiting list",
			OR: [{ status: "waiting" }, { familyId: null }],
		},
	});
	await work.db.waitingEntry.updateMany({
		where: { id: entry.id },
		data: { email, linkVersion: { increment: 1 }, tokenHash: null },
	});
	// Somebody who left or was served may have asked again; an expired request doesn't count.
	const isAsking = entry.tokenExpires !== null && entry.tokenExpires > now;
	const isPending = entry.status === "unconfirmed" || isAsking;
	if (!isPending || (await hasBounced(work.db, email))) return false;
	await sendLink(work, entry.id, now);
	return true;
}

/** What identifies a form that asks for a place, if it is sent again. */
export const joinSubmission = (values: JoinValues, key: string | undefined): Submission => ({
	key,
	kind: "waiting entry",
	actor: siteActor,
	content: values,
});

/**
 * Stores a request for a place, and sends the link that confirms it. An address that already has a
 * place gets an email that says so; the form's response is the same in both cases. Submitting the same
 * form twice counts once.
 */
export async function askForPlace(
	values: JoinValues,
	submissionKey?: string,
	now = new Date(),
): Promise<void> {
	const email = addressKey(values.email);
	const { name, phone_number: phoneNumber, message } = values;
	await command(siteActor, async (work) => {
		async function add(): Promise<number> {
			const entry = await work.db.waitingEntry.findUnique({
				where: { email },
				select: entryColumns,
			});
			if (entry?.status === "waiting") {
				await alreadyWaiting(work, entry);
				return entry.id;
			}
			const asked = { ...wishesOf(values), message, name, phoneNumber };
			// Anybody may have sent either form. So neither replaces the other, unless the first one's link
			// expired unused.
			const data =
				linkStateOf(entry, now) === "late" && entry?.status === "unconfirmed"
					? asked
					: { askedFor: JSON.stringify(asked) };
			const { id } = entry
				? await work.db.waitingEntry.update({ where: { id: entry.id }, data, select: { id: true } })
				: await work.db.waitingEntry.create({
						data: { ...asked, email, createdAt: now },
						select: { id: true },
					});
			await sendLink(work, id, now);
			return id;
		}
		await addOnce(work, joinSubmission(values, submissionKey), work.db.waitingEntry, add);
	});
}

/** The entry that a confirmation link belongs to. Null if the link is invalid. */
export const entryOfToken = (client: Client, token: string) =>
	client.waitingEntry.findUnique({ where: { tokenHash: hashOf(token) }, select: entryColumns });

/** Confirms a place through the link in the email. Returns the link's state afterward. */
export function confirmPlace(token: string, now = new Date()): Promise<LinkState> {
	return command(siteActor, async (work) => {
		const entry = await entryOfToken(work.db, token);
		const before = linkStateOf(entry, now);
		if (!entry || before !== "open") return before;
		// Somebody who uses the link has received its email.
		await clearBounce(work.db, entry.email, now);
		await putOnList(work, entry, now);
		return "confirmed";
	});
}

/**
 * Puts an entry on the list with its family, and queues the welcome email if it has an address. Somebody who comes back
 * gets what was asked for since.
 */
export async function putOnList(work: Work, entry: StoredEntry, now: Date): Promise<void> {
	const asked = entry.status === "unconfirmed" ? {} : { ...askedForIn(entry), askedFor: "" };
	const familyId = await joinFamily(work, { ...entry, ...asked });
	const action = work.actor.via === "site" ? "confirmed" : "added";
	const waiting = await moveEntry(work, entry, "waiting", action, {
		...asked,
		familyId,
		confirmedAt: now,
		leftAt: null,
		tokenExpires: null,
	});
	await copyWishes(work.db, familyId, waiting);
	if (emailOf(waiting)) await welcome(work, waiting, (waiting.family ?? waiting).name);
}

/** Sends a new link to replace an expired one. Returns false if the token's link is not an expired one. */
export function sendNewLink(token: string, now = new Date()): Promise<boolean> {
	return command(siteActor, async (work) => {
		const entry = await entryOfToken(work.db, token);
		if (!entry || linkStateOf(entry, now) !== "late") return false;
		await sendLink(work, entry.id, now);
		return true;
	});
}

/** The entry that a signed link belongs to. Null if the link is invalid or of an earlier version. */
export async function entryOfLink(client: Client, token: string) {
	const owner = readManageToken(token);
	if (!owner) return null;
	return client.waitingEntry.findUnique({ where: owner, select: entryColumns });
}

/**
 * Changes a waiting family's wishes: `edit` gets the stored wishes and returns those to store. Returns false if
 * the link doesn't belong to a waiting family.
 */
export function changeWishes(
	token: string,
	edit: (stored: Wishes & { message: string }) => WishValues,
): Promise<boolean> {
	return command(siteActor, async (work) => {
		const entry = await entryOfLink(work.db, token);
		if (entry?.status !== "waiting") return false;
		const values = edit(entry);
		await storeWishes(work, entry, { ...wishesOf(values), message: values.message });
		return true;
	});
}

/** Stores an entry's changed wishes and records the change, without the family's message. */
export async function storeWishes(
	work: Work,
	entry: Wishes & { id: number; message: string; familyId: number | null },
	after: Wishes & { message: string },
) {
	const { message: _, ...wishes } = after;
	const changed = differences({ ...entry }, wishes);
	if (changed.isSame && after.message === entry.message) return;
	const data = { ...after, askedFor: "" };
	await work.db.waitingEntry.update({ where: { id: entry.id }, data, select: { id: true } });
	if (entry.familyId !== null) await copyWishes(work.db, entry.familyId, wishes, entry);
	await recordEntry(work, entry.id, {
		action: "changed",
		before: changed.before,
		after: changed.after,
	});
}

/** Deletes entries and what the record of changes says about them. Returns how many there were. */
export async function deleteEntries(
	client: Client,
	where: Prisma.WaitingEntryWhereInput,
): Promise<number> {
	const entries = await client.waitingEntry.findMany({ where, select: { id: true } });
	const ids = entries.map(({ id }) => id);
	await client.waitingEntry.deleteMany({ where: { id: { in: ids } } });
	await client.change.updateMany({
		where: { kind: "waiting entry", subjectId: { in: ids } },
		data: { before: "{}", after: "{}" },
	});
	return ids.length;
}

/** Takes an entry off the list, and deletes queued waiting list emails to it. */
export async function leave(
	work: Work,
	entry: { id: number; email: string; status: string },
	now: Date,
) {
	const data = { leftAt: now, tokenExpires: null, askedFor: "" };
	await moveEntry(work, entry, "left", "left", data);
	await work.db.outgoingEmail.deleteMany({
		where: { recipient: entry.email, kind: "waiting list", status: "waiting" },
	});
}

/** Gives an entry that left its place back. */
export const comeBack = (work: Work, id: number) =>
	moveEntry(work, { id, status: "left" }, "waiting", "came back to", { leftAt: null });

/** Leaves the list through a signed link. Returns false if the link is invalid. Repeating it is harmless. */
export function leavePlace(token: string, now = new Date()): Promise<boolean> {
	return command(siteActor, async (work) => {
		const entry = await entryOfLink(work.db, token);
		if (!entry) return false;
		if (entry.status !== "left" || entry.tokenExpires !== null) await leave(work, entry, now);
		return true;
	});
}
