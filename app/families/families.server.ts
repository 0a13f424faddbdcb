/** The family that a message, a waiting list entry or a reservation belongs to. */
import { type Actor, recordChange } from "~/platform/database/audit-log.server.ts";
import type { Client } from "~/platform/database/database.server.ts";
import { updateFamilySearch } from "./search-text.server.ts";
import { movesForward, type Stage } from "./stages.ts";

/** How an address is compared: people write it with capitals now and then. */
export const addressKey = (email: string) => email.trim().toLowerCase();

export interface Person {
	name: string;
	/** Empty where only a phone number is known. */
	email: string;
	phoneNumber?: string;
	/** From where they heard of the business, in their own words. */
	source?: string;
}

/**
 * The id of the family that an email address belongs to; a new one where it belongs to none. Fills
 * in a phone number and a source that weren't known yet. Call it in the transaction of what comes in.
 */
export async function familyOf(client: Client, person: Person, by: Actor): Promise<number> {
	const { name, phoneNumber = "", source = "" } = person;
	const address = addressKey(person.email);
	const known = address
		? await client.familyAddress.findUnique({
				where: { address },
				select: { family: { select: { id: true, phoneNumber: true, source: true } } },
			})
		: null;
	if (known) {
		const { family } = known;
		const missing = {
			...(family.phoneNumber || !phoneNumber ? {} : { phoneNumber }),
			...(family.source || !source ? {} : { source }),
		};
		if (Object.keys(missing).length > 0) {
			await client.family.update({ where: { id: family.id }, data: missing, select: { id: true } });
			await updateFamilySearch(client, family.id);
		}
		return family.id;
	}
	const { id } = await client.family.create({
		data: {
			name,
			phoneNumber,
			source,
			...(address ? { addresses: { create: { address } } } : {}),
		},
		select: { id: true },
	});
	await updateFamilySearch(client, id);
	await recordChange(client, by, {
		action: "added",
		kind: "family",
		subjectId: id,
		subject: name,
		after: { name, stage: "new" },
	});
	return id;
}

/**
 * Moves a family to a stage because something happened, such as an answer or a reservation; never
 * back. Returns whether it moved. A stage that the trainer chooses is `setStage`.
 */
export async function moveForward(client: Client, id: number, to: Stage, by: Actor) {
	const family = await client.family.findUnique({ where: { id }, select: { stage: true } });
	if (!family || !movesForward(family.stage, to)) return false;
	return setStage(client, id, to, by);
}

/** Puts a family into a stage, whatever it was in; false where it is there already, or is gone. */
export async function setStage(client: Client, id: number, stage: Stage, by: Actor) {
	const family = await client.family.findUnique({
		where: { id },
		select: { name: true, stage: true },
	});
	if (!family || family.stage === stage) return false;
	await client.family.update({
		where: { id },
		data: { stage, stageSince: new Date(), revision: { increment: 1 } },
		select: { id: true },
	});
	await recordChange(client, by, {
		action: "moved",
		kind: "family",
		subjectId: id,
		subject: family.name,
		before: { stage: family.stage },
		after: { stage },
	});
	return true;
}
