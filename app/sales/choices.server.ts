/** The families that the forms for reservations and appointments offer, a limited number at a time. */

import { stageLabel } from "~/families/stages.ts";
import { database } from "~/platform/database/database.server.ts";
import { readRows } from "~/platform/database/lists.server.ts";
import { findMatches } from "~/platform/database/search.server.ts";
import { searchPatterns } from "~/platform/database/word-search.server.ts";

/** Maximum number of choices in a list; a search finds the others by name. */
export const CHOICES_MAX = 30;
/** Maximum number of families found by a search that are read and sorted. */
const MATCHES_MAX = 300;

const familyColumns = { id: true, name: true, stage: true, updatedAt: true } as const;

async function searchedFamilies(search: string) {
	const matches = await findMatches("Family", searchPatterns(search));
	if (matches) {
		const found = await readRows(matches.slice(0, MATCHES_MAX), (ids) =>
			database.family.findMany({ where: { id: { in: ids } }, select: familyColumns }),
		);
		return found.toSorted((one, other) => other.updatedAt.getTime() - one.updatedAt.getTime());
	}
	// The search matches too many families, so show those whose names start with it.
	return database.family.findMany({
		where: { name: { gte: search, lt: `${search}\uffff` } },
		select: familyColumns,
		orderBy: [{ name: "asc" }, { id: "asc" }],
		take: CHOICES_MAX,
	});
}

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
		search ? searchedFamilies(search) : recentFamilies(),
		database.family.findUnique({ where: { id: chosenId ?? 0 }, select: familyColumns }),
	]);
	const asChoice = ({ id, name, stage }: (typeof rows)[number]) => ({
		value: String(id),
		label: `${name} (${stageLabel(stage)})`,
	});
	const found = rows.slice(0, CHOICES_MAX);
	const others = found.filter(({ id }) => id !== chosen?.id);
	return {
		families: [...(chosen ? [chosen] : []), ...others].map(asChoice),
		chosen,
		/** Those that the search finds. */
		matches: search ? found.map(asChoice) : [],
	};
}
