import { familyWithNote } from "~/families/commands.server.ts";
import { moveForward, updateFamilySearch } from "~/families/families.server.ts";
import { combinedWishes, isEmpty } from "~/families/merge.server.ts";
import { wishColumns } from "~/families/schema.ts";
import { emailOf } from "~/families/told-by.ts";
import type { Work } from "~/platform/command.server.ts";
import { differences } from "~/platform/database/audit-log.server.ts";
import type { Client } from "~/platform/database/database.server.ts";
import type { WaitingEntry } from "~/platform/database/prisma/client.ts";
import type { Wishes } from "./wishes.ts";

/**
 * Finds or creates the family of a confirmed entry, and moves it forward to "waiting". Earlier waiting list emails to
 * the address are assigned to it too. Returns its id.
 */
export async function joinFamily(
	work: Work,
	entry: Pick<WaitingEntry, "name" | "email" | "phoneNumber" | "familyId">,
): Promise<number> {
	const { name, email, phoneNumber } = entry;
	const known = emailOf(entry) ? undefined : (entry.familyId ?? undefined);
	const person = { name, email: emailOf(entry), phoneNumber, source: "", known };
	const familyId = await familyWithNote(work, person);
	await work.db.outgoingEmail.updateMany({
		where: { recipient: email, kind: "waiting list", familyId: null },
		data: { familyId },
	});
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
	const where = { id: familyId };
	const own = await client.family.findUniqueOrThrow({ where, select: wishColumns });
	const data = combinedWishes(
		own,
		wishes,
		(name) => isEmpty(own[name]) || own[name] === before?.[name],
	);
	if (differences(own, data).isSame) return;
	await client.family.update({ where, data, select: { id: true } });
	await updateFamilySearch(client, familyId);
}
