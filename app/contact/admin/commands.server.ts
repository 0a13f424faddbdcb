/** What the admin does with a message. Each change is recorded, without the person's data. */
import { answered, joinFamily, messagesWent, updateWaiting } from "~/families/messages.server.ts";
import { type Actor, recordChange } from "~/platform/database/audit-log.server.ts";
import { type Client, transaction } from "~/platform/database/database.server.ts";
import { addOnce } from "~/platform/forms/submissions.server.ts";
import type { ContactStatus } from "../schema.ts";
import { updateSearchText } from "../search/search-index.server.ts";
import { countedColumns, countMessages } from "./counts.server.ts";

interface Recorded {
	action: string;
	before?: Readonly<Record<string, unknown>>;
	after?: Readonly<Record<string, unknown>>;
}

const record = (client: Client, id: number, actor: Actor, change: Recorded) =>
	recordChange(client, actor, {
		kind: "contact",
		subjectId: id,
		subject: `message ${id}`,
		...change,
	});

/** Says what has become of a message; false where there is none. */
export function setContactStatus(
	id: number,
	status: ContactStatus,
	actor: Actor,
): Promise<boolean> {
	return transaction(async (client) => {
		const contact = await client.contact.findUnique({
			where: { id },
			select: { status: true, familyId: true },
		});
		if (!contact) return false;
		const { familyId, ...before } = contact;
		if (before.status === status) return true;
		await client.contact.update({ where: { id }, data: { status }, select: { id: true } });
		await record(client, id, actor, { action: "changed", before, after: { status } });
		if (familyId === null) return true;
		if (status === "replied") await answered(client, familyId, actor);
		else await updateWaiting(client, familyId);
		return true;
	});
}

/**
 * Says that a message is spam: it goes out of its family into the tab for suspected spam, where it
 * waits for nobody any more, and its email is not sent if it still waits. One that stands there already, because
 * it looked like spam, is confirmed.
 * @returns false where there is no such message.
 */
export function markSpam(id: number, actor: Actor): Promise<boolean> {
	return transaction(async (client) => {
		const contact = await client.contact.findUnique({ where: { id }, select: countedColumns });
		if (!contact) return false;
		if (contact.isSpam) {
			if (contact.status === "archived") return true;
			const data = { status: "archived" };
			await client.contact.update({ where: { id }, data, select: { id: true } });
			await record(client, id, actor, {
				action: "confirmed as spam",
				before: { status: contact.status },
				after: data,
			});
			return true;
		}
		await client.contact.update({
			where: { id },
			data: {
				isSpam: true,
				spamReason: "said so by hand",
				status: "archived",
				familyId: null,
			},
			select: { id: true },
		});
		await client.outgoingEmail.deleteMany({ where: { contactId: id, status: "waiting" } });
		if (contact.isIndexed) await countMessages(client, [contact], -1);
		await record(client, id, actor, {
			action: "marked as spam",
			before: { isSpam: false },
			after: { isSpam: true },
		});
		if (contact.familyId !== null) await messagesWent(client, contact.familyId, actor);
		return true;
	});
}

/** Takes a message out of suspected spam, back among the new ones and into its family; false where there is none. */
export function restoreFromSpam(id: number, actor: Actor): Promise<boolean> {
	return transaction(async (client) => {
		const contact = await client.contact.findUnique({ where: { id }, select: countedColumns });
		if (!contact) return false;
		if (!contact.isSpam) return true;
		await client.contact.update({
			where: { id },
			data: { isSpam: false, status: "new" },
			select: { id: true },
		});
		if (contact.isIndexed) await countMessages(client, [contact], 1);
		await joinFamily(client, id);
		await record(client, id, actor, {
			action: "restored",
			before: { isSpam: true, status: contact.status },
			after: { isSpam: false, status: "new" },
		});
		return true;
	});
}

/**
 * Keeps a note of the admin's about a message, once for each form; false where there is no such
 * message.
 */
export function addNote(
	contactId: number,
	text: string,
	actor: Actor,
	submissionKey?: string,
): Promise<boolean> {
	return transaction(async (client) => {
		const contact = await client.contact.findUnique({
			where: { id: contactId },
			select: { id: true },
		});
		if (!contact) return false;
		const add = async () => {
			const { id } = await client.contactNote.create({
				data: { contactId, text, author: actor.who },
				select: { id: true },
			});
			await updateSearchText(client, contactId);
			await record(client, contactId, actor, { action: "noted" });
			return id;
		};
		const isThere = async (id: number) => (await client.contactNote.count({ where: { id } })) > 0;
		const content = { contactId, text };
		await addOnce(client, { key: submissionKey, kind: "note", actor, content }, { add, isThere });
		return true;
	});
}

/** Takes a note away that the same admin wrote; false where there is no such note. */
export function deleteNote(contactId: number, noteId: number, actor: Actor): Promise<boolean> {
	return transaction(async (client) => {
		const { count } = await client.contactNote.deleteMany({
			where: { id: noteId, contactId, author: actor.who },
		});
		if (count === 0) return false;
		await updateSearchText(client, contactId);
		await record(client, contactId, actor, { action: "removed a note" });
		return true;
	});
}
