import { familyOf, moveForward, updateFamilySearch } from "~/families/families.server.ts";
import { combinedWishes, isEmpty } from "~/families/merge.server.ts";
import { wishColumns } from "~/families/schema.ts";
import type { Work } from "~/platform/command.server.ts";
import { differences } from "~/platform/database/audit-log.server.ts";
import type { Client } from "~/platform/database/database.server.ts";
import type { WaitingEntry } from "~/platform/database/prisma/client.ts";
import type { Wishes } from "./wishes.ts";

type Entry = Wishes & Pick<WaitingEntry, "id" | "name" | "email" | "phoneNumber">;

/**
 * Finds or creates the family of a confirmed entry, links the two, and moves the family forward to
 * "waiting". Earlier waiting list emails to the address are assigned to the family too.
 */
export async function joinFamily(work: Work, entry: Entry): Promise<number> {
	const { id, name, email, phoneNumber } = entry;
	const familyId = await familyOf(work, { name, email, phoneNumber, source: "" });
	await work.db.waitingEntry.update({ where: { id }, data: { familyId }, select: { id: true } });
	await work.db.outgoingEmail.updateMany({
		where: { recipient: email, kind: "waiting list", familyId: null },
		data: { familyId },
	});
	await copyWishes(work.db, familyId, entry);
	await moveForward(work, familyId, "waiting");
	return familyId;
}

/**
 * Copies wishes to a family's fields that are empty, or still have the value that the entry had
 * `before`. Values that the trainer entered herself stay.
 */
export async function copyWishes(
	client: Client,
	familyId: number,
	wishes: Wishes,
	before?: Wishes,
): Promise<void> {
	const own = await client.family.findUnique({ where: { id: familyId }, select: wishColumns });
	if (!own) return;
	const data = combinedWishes(
		own,
		wishes,
		(name) => isEmpty(own[name]) || (before !== undefined && own[name] === before[name]),
	);
	if (differences(own, data).isSame) return;
	await client.family.update({ where: { id: familyId }, data, select: { id: true } });
	await updateFamilySearch(client, familyId);
}
