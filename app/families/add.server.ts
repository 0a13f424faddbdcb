/** Adds a family that the trainer knows without a message: somebody who called, or a visitor at the fence. */
import { type Actor, recordChange } from "~/platform/database/audit-log.server.ts";
import { transaction } from "~/platform/database/database.server.ts";
import { addOnce } from "~/platform/forms/submissions.server.ts";
import { addressKey, familyOf, familySubject } from "./families.server.ts";
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
	return transaction(async (client) => {
		const address = addressKey(email);
		const known = address
			? await client.familyAddress.findUnique({ where: { address }, select: { familyId: true } })
			: null;
		const add = async () => {
			const id = await familyOf(client, { name, phoneNumber, email, source }, actor);
			if (!note) return id;
			const data = { familyId: id, text: note, author: actor.who };
			await client.familyNote.create({ data, select: { id: true } });
			await updateFamilySearch(client, id);
			const subject = { kind: "family", subjectId: id, subject: familySubject(id) } as const;
			await recordChange(client, actor, { action: "noted", ...subject });
			return id;
		};
		const isThere = async (id: number) => (await client.family.count({ where: { id } })) > 0;
		const content = { name, phoneNumber, email, source, note };
		const submission = { key: submissionKey, kind: "family", actor, content };
		const id = await addOnce(client, submission, { add, isThere });
		return { id, isKnown: known !== null };
	});
}
