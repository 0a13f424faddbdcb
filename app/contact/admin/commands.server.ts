/** The admin's changes to a message. Each one is recorded in the audit log, without the person's data. */
import {
	answered,
	assignFamily,
	messagesWent,
	recordMessage,
	updateFirstAnswer,
	updateWaiting,
} from "~/families/messages.server.ts";
import { command } from "~/platform/command.server.ts";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import type { ContactStatus } from "../schema.ts";
import { countedColumns, countMessages } from "./counts.server.ts";

/** Sets the status of a message. Returns false if there is no such message. */
export function setContactStatus(
	id: number,
	status: ContactStatus,
	actor: Actor,
): Promise<boolean> {
	return command(actor, async (work) => {
		const contact = await work.db.contact.findUnique({
			where: { id },
			select: { status: true, familyId: true },
		});
		if (!contact) return false;
		const { familyId, ...before } = contact;
		if (before.status === status) return true;
		await work.db.contact.update({ where: { id }, data: { status }, select: { id: true } });
		await recordMessage(work, id, { action: "changed", before, after: { status } });
		if (familyId === null) return true;
		if (status === "replied") await answered(work, familyId);
		else await updateWaiting(work.db, familyId);
		if (status === "new") await updateFirstAnswer(work.db, familyId);
		return true;
	});
}

/**
 * Marks a message as spam: it leaves its family and moves to the tab for suspected spam as archived, so
 * that it no longer waits for anybody. If its email is still waiting, it is not sent. A message that is
 * already there, because it looked like spam, is confirmed as spam.
 * @returns false if there is no such message.
 */
export function markSpam(id: number, actor: Actor): Promise<boolean> {
	return command(actor, async (work) => {
		const contact = await work.db.contact.findUnique({ where: { id }, select: countedColumns });
		if (!contact) return false;
		const { isSpam, status, familyId } = contact;
		if (isSpam && status === "archived") return true;
		const reason = isSpam ? {} : { isSpam: true, spamReason: "said so by hand" };
		const data = { ...reason, status: "archived", familyId: null };
		await work.db.contact.updateMany({ where: { id }, data });
		const action = isSpam ? "confirmed as spam" : "marked as spam";
		const after = { isSpam: true, status: "archived" };
		await recordMessage(work, id, { action, before: { isSpam, status }, after });
		if (isSpam) return true;
		await work.db.outgoingEmail.deleteMany({ where: { contactId: id, status: "waiting" } });
		await countMessages(work.db, [contact], -1);
		if (familyId !== null) await messagesWent(work, familyId);
		return true;
	});
}

/**
 * Moves a message from suspected spam back to the new messages and into its family. Returns false if
 * there is no such message.
 */
export function restoreFromSpam(id: number, actor: Actor): Promise<boolean> {
	return command(actor, async (work) => {
		const contact = await work.db.contact.findUnique({ where: { id }, select: countedColumns });
		if (!contact) return false;
		if (!contact.isSpam) return true;
		await work.db.contact.updateMany({ where: { id }, data: { isSpam: false, status: "new" } });
		await countMessages(work.db, [contact], 1);
		await assignFamily(work, id);
		await recordMessage(work, id, {
			action: "restored",
			before: { isSpam: true, status: contact.status },
			after: { isSpam: false, status: "new" },
		});
		return true;
	});
}
