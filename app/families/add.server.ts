/** Adds a family that the trainer knows without a message: somebody who called, or a visitor at the fence. */
import { command } from "~/platform/command.server.ts";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { addOnce } from "~/platform/forms/submissions.server.ts";
import { addressKey, familyOf, recordFamily } from "./families.server.ts";
import type { NewFamily } from "./schema.ts";
import { updateFamilySearch } from "./search-text.server.ts";

/**
 * Adds a family with a first note, or finds the one that has its email address, which then gets the note. Submitting
 * the same form twice adds one. Returns the family's id, and whether it was known before.
 */
export function addFamily(
	{ name, phoneNumber, email, source, note }: NewFamily,
	actor: Actor,
	submissionKey?: string,
): Promise<{ id: number; isKnown: boolean }> {
	return command(actor, async (work) => {
		const address = addressKey(email);
		const known = address
			? await work.db.familyAddress.findUnique({ where: { address }, select: { familyId: true } })
			: null;
		const add = async () => {
			const id = await familyOf(work, { name, phoneNumber, email, source });
			if (!note) return id;
			const data = { familyId: id, text: note, author: actor.who };
			await work.db.familyNote.create({ data, select: { id: true } });
			await updateFamilySearch(work.db, id);
			await recordFamily(work, id, { action: "noted" });
			return id;
		};
		const isThere = (id: number) => work.db.family.count({ where: { id } });
		const content = { name, phoneNumber, email, source, note };
		const submission = { key: submissionKey, kind: "family", content };
		const id = await addOnce(work, submission, { add, isThere });
		return { id, isKnown: known !== null };
	});
}
