/** Records that the trainer talked to a family outside of the site: by phone, in person or from her own mail program. */
import { command } from "~/platform/command.server.ts";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { database } from "~/platform/database/database.server.ts";
import { addOnce } from "~/platform/forms/submissions.server.ts";
import { recordFamily } from "./families.server.ts";
import { familyMessages } from "./messages.server.ts";
import { answerMessages } from "./replies/effect.server.ts";
import { type ContactElsewhere, contactWays } from "./schema.ts";
import { updateFamilySearch } from "./search-text.server.ts";

/** The id of a family's newest message; 0 if it never wrote. Messages after it don't count as answered. */
export async function newestMessageOf(familyId: number): Promise<number> {
	const row = await database.contact.findFirst({
		where: familyMessages(familyId),
		orderBy: { id: "desc" },
		select: { id: true },
	});
	return row?.id ?? 0;
}

/**
 * Adds a note about it, counts the family's messages up to the id `seen` as answered and, if one is given, plans the
 * next step. Submitting the same form twice does it once. Returns false if the family doesn't exist.
 */
export function noteContact(
	familyId: number,
	{ way, text, nextStep, nextStepOn, seen }: ContactElsewhere,
	actor: Actor,
	submissionKey?: string,
): Promise<boolean> {
	return command(actor, async (work) => {
		const family = await work.db.family.findUnique({
			where: { id: familyId },
			select: { nextStepOn: true },
		});
		if (!family) return false;
		const add = async () => {
			const label = contactWays.find(({ value }) => value === way)?.label ?? way;
			const { id } = await work.db.familyNote.create({
				data: { familyId, text: text ? `${label}: ${text}` : `${label}.`, author: actor.who },
				select: { id: true },
			});
			await answerMessages(work, { familyId, seen });
			const day = nextStepOn || null;
			if (nextStep) {
				const data = { nextStep, nextStepOn: day };
				await work.db.family.update({ where: { id: familyId }, data, select: { id: true } });
			}
			await updateFamilySearch(work.db, familyId);
			await recordFamily(work, familyId, {
				action: "noted a contact with",
				...(nextStep && { before: { nextStepOn: family.nextStepOn }, after: { nextStepOn: day } }),
			});
			return id;
		};
		const content = { familyId, way, text, nextStep, nextStepOn };
		const submission = { key: submissionKey, kind: "contact elsewhere", content };
		await addOnce(work, submission, work.db.familyNote, add);
		return true;
	});
}
