/** The trainer's changes to the waiting list. Each change is recorded. */

import { forgetStrayBounces } from "~/families/bounced-addresses.server.ts";
import { saveDetails } from "~/families/commands.server.ts";
import { addAddress, addressKey, familyOfCaller } from "~/families/families.server.ts";
import { insteadOfEmail } from "~/families/told-by.ts";
import { command, type Work } from "~/platform/command.server.ts";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { forgetDeleted } from "~/platform/database/database.server.ts";
import { addOnce } from "~/platform/forms/submissions.server.ts";
import {
	deleteEntries,
	entryColumns,
	leave,
	moveEntry,
	moveToAddress,
	putOnList,
	recordEntry,
	type StoredEntry,
	storeWishes,
} from "../commands.server.ts";
import { awaitsConfirmation } from "../link-state.ts";
import type { JoinValues } from "../schema.ts";
import { wishesOf } from "../wishes.ts";

/** Thrown if the address, or a family without one, is already on the list, belongs to another family, or is needed. */
export class AddressRefused extends Error {
	override name = "AddressRefused";
	constructor(readonly why: "an entry" | "on the list" | "a family" | "not confirmed") {
		super();
	}
}

const columnsOf = (values: JoinValues) => ({
	name: values.name,
	phoneNumber: values.phone_number,
	message: values.message,
	...wishesOf(values),
});

/**
 * What identifies the entry of somebody with an address; else their family, found by its phone number if it isn't
 * `known`. A known family gets the address.
 */
async function ownerOf(work: Work, values: JoinValues, known: number | undefined) {
	const email = addressKey(values.email);
	if (!email) {
		const caller = { name: values.name, phoneNumber: values.phone_number };
		const familyId = known ?? (await familyOfCaller(work, caller));
		return { email: insteadOfEmail(familyId), familyId };
	}
	if (known !== undefined && !(await addAddress(work.db, known, email))) {
		throw new AddressRefused("a family");
	}
	return { email, familyId: known };
}

/**
 * Adds somebody who asked by phone, perhaps of a known family: without a confirmation, but with the welcome email if
 * they have an address. Submitting the same form twice adds one entry.
 * @returns the entry's id.
 * @throws {AddressRefused}
 */
export async function addByHand(
	values: JoinValues,
	actor: Actor,
	submissionKey?: string,
	known?: number,
): Promise<number> {
	return command(actor, (work) => {
		async function add(): Promise<number> {
			const { email, familyId } = await ownerOf(work, values, known);
			const place = familyId === undefined ? { email } : { familyId };
			if ((await work.db.waitingEntry.count({ where: { ...place, status: "waiting" } })) > 0)
				throw new AddressRefused(familyId === undefined ? "an entry" : "on the list");
			const data = { ...columnsOf(values), familyId, askedFor: "" };
			const entry = await work.db.waitingEntry.upsert({
				where: { email },
				create: { ...data, email },
				update: data,
				select: entryColumns,
			});
			await putOnList(work, entry, new Date());
			return entry.id;
		}
		const submission = { key: submissionKey, kind: "waiting entry", content: values };
		return addOnce(work, submission, work.db.waitingEntry, add);
	});
}

/**
 * Confirms a place for somebody who told the trainer that they asked for it.
 * @returns false if the entry has nothing to confirm.
 */
export async function confirmByHand(id: number, actor: Actor): Promise<boolean> {
	return command(actor, async (work) => {
		const entry = await work.db.waitingEntry.findUnique({ where: { id }, select: entryColumns });
		if (!entry || !awaitsConfirmation(entry)) return false;
		await putOnList(work, entry, new Date());
		return true;
	});
}

/**
 * Saves the trainer's changes to an entry, and to the name and phone number of its family: `edit` gets the stored values
 * and returns those to store. A new address makes the links in earlier emails invalid, and belongs to the entry's family
 * from then on; an unconfirmed entry gets a new confirmation link there. Without an address it is told by phone.
 * @returns also whether the new address was asked to confirm.
 * @throws {AddressRefused} if another entry or family has the address, or if a link to confirm needs one.
 */
export async function changeEntry(
	id: number,
	edit: (stored: StoredEntry) => JoinValues,
	actor: Actor,
): Promise<"changed" | "asked to confirm" | "gone"> {
	return command(actor, async (work) => {
		let isAsked = false;
		const entry = await work.db.waitingEntry.findUnique({ where: { id }, select: entryColumns });
		if (!entry) return "gone";
		const known = entry.family ?? entry;
		const values = edit({ ...entry, ...known });
		const { name, phoneNumber, ...wishes } = columnsOf(values);
		const { familyId } = entry;
		const written = addressKey(values.email);
		if (!written && (familyId === null || awaitsConfirmation(entry))) {
			throw new AddressRefused("not confirmed");
		}
		const email = written || insteadOfEmail(familyId ?? 0);
		if (email !== entry.email) {
			if ((await work.db.waitingEntry.count({ where: { email } })) > 0)
				throw new AddressRefused("an entry");
			isAsked = await moveToAddress(work, entry, email);
			if (familyId !== null && written && !(await addAddress(work.db, familyId, email))) {
				throw new AddressRefused("a family");
			}
			await forgetStrayBounces(work.db, [entry.email]);
		}
		if (email !== entry.email || name !== known.name || phoneNumber !== known.phoneNumber) {
			const data = { name, phoneNumber };
			if (entry.familyId === null) await work.db.waitingEntry.updateMany({ where: { id }, data });
			else await saveDetails(work, entry.familyId, (own) => ({ ...own, ...data }));
			await recordEntry(work, id, { action: "changed the contact data of" });
		}
		await storeWishes(work, entry, wishes);
		return isAsked ? "asked to confirm" : "changed";
	});
}

/** Marks a waiting family as served, or a served one as waiting. Returns false if nothing was changed. */
export function setServed(id: number, isServed: boolean, actor: Actor): Promise<boolean> {
	const [from, to] = isServed ? (["waiting", "served"] as const) : (["served", "waiting"] as const);
	return command(actor, async (work) => {
		const entry = await work.db.waitingEntry.findUnique({
			where: { id, status: from },
			select: { id: true, status: true },
		});
		if (entry) await moveEntry(work, entry, to, "changed");
		return entry !== null;
	});
}

/**
 * Takes an entry off the list. An unconfirmed entry is deleted with its emails; any other is marked
 * as left, so that nothing is sent to it by mistake. Returns undefined if there is no such entry.
 */
export async function removeEntry(
	id: number,
	actor: Actor,
): Promise<"left" | "deleted" | undefined> {
	const outcome = await command(actor, async (work) => {
		const entry = await work.db.waitingEntry.findUnique({ where: { id }, select: entryColumns });
		if (!entry) return undefined;
		if (entry.status !== "unconfirmed") {
			if (entry.status !== "left") await leave(work, entry, new Date());
			return "left";
		}
		const toThem = { recipient: entry.email, kind: "waiting list" };
		await work.db.outgoingEmail.deleteMany({ where: toThem });
		await deleteEntries(work.db, { id });
		await forgetStrayBounces(work.db, [entry.email]);
		await recordEntry(work, id, { action: "deleted" });
		return "deleted";
	});
	if (outcome === "deleted") await forgetDeleted();
	return outcome;
}
