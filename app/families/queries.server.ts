import { database } from "~/platform/database/database.server.ts";
import { readPhone } from "~/platform/phone-number.server.ts";
import { bouncesOf } from "./bounced-addresses.server.ts";
import { missingRepliesOf } from "./replies/missing.server.ts";
import { wishColumns } from "./schema.ts";

const shown = {
	id: true,
	name: true,
	phoneNumber: true,
	stage: true,
	stageSince: true,
	nextStep: true,
	nextStepOn: true,
	...wishColumns,
	source: true,
	waitsSince: true,
	createdAt: true,
	addresses: { select: { address: true }, orderBy: { address: "asc" } },
	/** Its places on the waiting list, the newest first. */
	waitingEntries: {
		select: {
			id: true,
			status: true,
			createdAt: true,
			confirmedAt: true,
			leftAt: true,
			...wishColumns,
		},
		orderBy: { id: "desc" },
	},
} as const;

/**
 * A family with its phone number as read, its addresses, the bounces of those addresses, and the answers that did not arrive.
 * Null if there is no such family.
 */
export async function familyById(id: number) {
	const family = await database.family.findUnique({ where: { id }, select: shown });
	if (!family) return null;
	const [bounces, missing] = await Promise.all([
		bouncesOf(family.addresses.map(({ address }) => address)),
		missingRepliesOf(id),
	]);
	return { ...family, phone: readPhone(family.phoneNumber), bounces, missing };
}

export type ShownFamily = NonNullable<Awaited<ReturnType<typeof familyById>>>;

/** Counts what belongs to a family, by kind. */
export async function familyContents(id: number) {
	const ofFamily = { where: { familyId: id } };
	const [messages, replies, notes, reservations, waitingEntries, appointments, addresses] =
		await Promise.all([
			database.contact.count(ofFamily),
			database.reply.count(ofFamily),
			database.familyNote.count(ofFamily),
			database.reservation.count(ofFamily),
			database.waitingEntry.count(ofFamily),
			database.appointment.count(ofFamily),
			database.familyAddress.count(ofFamily),
		]);
	return { messages, replies, notes, reservations, waitingEntries, appointments, addresses };
}

export type FamilyContents = Awaited<ReturnType<typeof familyContents>>;
