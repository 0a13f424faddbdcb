/** The families that the forms for reservations and appointments offer, a limited number at a time. */

import { findFamilies } from "~/families/list.server.ts";
import { stageLabel } from "~/families/stages.ts";
import { database } from "~/platform/database/database.server.ts";

/** Maximum number of choices in a list; a search finds the others by name. */
export const CHOICES_MAX = 30;
const familyColumns = { id: true, name: true, stage: true } as const;

/** The most recently changed families, at any stage: one that has a puppy may come back for another. */
const recentFamilies = () =>
	database.family.findMany({
		select: familyColumns,
		orderBy: [{ updatedAt: "desc" }, { id: "desc" }],
		take: CHOICES_MAX,
	});

/**
 * Families to choose from: those that a search finds, or else the most recently changed ones. The
 * chosen one is always included.
 */
export async function familyChoices(search: string, chosenId?: number | null) {
	const [rows, chosen] = await Promise.all([
		search ? findFamilies(search, CHOICES_MAX) : recentFamilies(),
		database.family.findUnique({ where: { id: chosenId ?? 0 }, select: familyColumns }),
	]);
	const asChoice = ({ id, name, stage }: { id: number; name: string; stage: string }) => ({
		value: String(id),
		label: `${name} (${stageLabel(stage)})`,
	});
	const others = rows.filter(({ id }) => id !== chosen?.id);
	return {
		families: [...(chosen ? [chosen] : []), ...others].map(asChoice),
		chosen,
		/** Those that the search finds. */
		matches: search ? rows.map(asChoice) : [],
	};
}
