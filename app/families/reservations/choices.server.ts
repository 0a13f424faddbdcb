/** What the form of a reservation offers to choose from: families and puppies, few at once. */
import { database } from "~/platform/database/database.server.ts";
import { readRows } from "~/platform/database/lists.server.ts";
import { findMatches } from "~/platform/database/search.server.ts";
import { searchPatterns } from "~/platform/database/word-search.ts";
import { undeletedPuppies } from "~/puppies/visibility.ts";
import { stageLabel } from "../stages.ts";

/** Choices of a list at most; others are found by their names. */
export const CHOICES_MAX = 30;
/** Letters of a search for a family. */
export const FAMILY_SEARCH_MAX = 80;

const familyColumns = { id: true, name: true, stage: true } as const;

interface Choice {
	value: string;
	label: string;
}

async function searchedFamilies(search: string) {
	const matches = await findMatches("Family", searchPatterns(search));
	const where = matches
		? { id: { in: matches.slice(0, CHOICES_MAX * 10) } }
		: { name: { startsWith: search } };
	return database.family.findMany({
		where,
		select: familyColumns,
		orderBy: [{ updatedAt: "desc" }, { id: "desc" }],
		take: CHOICES_MAX + 1,
	});
}

const recentFamilies = () =>
	database.family.findMany({
		where: { stage: { notIn: ["home", "not now"] } },
		select: familyColumns,
		orderBy: [{ updatedAt: "desc" }, { id: "desc" }],
		take: CHOICES_MAX + 1,
	});

/**
 * Families to choose from: those that a search finds, or those that something happened with last;
 * the chosen one is always among them. `isMore` says that there are others.
 */
export async function familyChoices(search: string, chosenId?: number | null) {
	const [found, [chosen]] = await Promise.all([
		search ? searchedFamilies(search) : recentFamilies(),
		readRows(chosenId ? [chosenId] : [], (ids) =>
			database.family.findMany({ where: { id: { in: ids } }, select: familyColumns }),
		),
	]);
	const shown = found.slice(0, CHOICES_MAX).filter(({ id }) => id !== chosen?.id);
	const families = chosen ? [chosen, ...shown] : shown;
	const choices: Choice[] = families.map(({ id, name, stage }) => ({
		value: String(id),
		label: `${name} (${stageLabel(stage)})`,
	}));
	return { families: choices, chosen, isMore: found.length > CHOICES_MAX };
}

const puppyColumns = { id: true, name: true, breed: true, price: true } as const;

/** Puppies that can be reserved, the newest first; the one of the id `chosenId` is among them. */
export async function puppyChoices(chosenId?: number) {
	const [found, [chosen]] = await Promise.all([
		database.puppy.findMany({
			where: { status: { in: ["public", "draft"] }, available: true },
			select: puppyColumns,
			orderBy: [{ listedAt: "desc" }, { id: "desc" }],
			take: CHOICES_MAX,
		}),
		readRows(chosenId ? [chosenId] : [], (ids) =>
			database.puppy.findMany({
				where: { id: { in: ids }, ...undeletedPuppies },
				select: puppyColumns,
			}),
		),
	]);
	const others = found.filter(({ id }) => id !== chosen?.id);
	const puppies = chosen ? [chosen, ...others] : others;
	const choices: Choice[] = puppies.map(({ id, name, breed }) => ({
		value: String(id),
		label: [name, breed].filter(Boolean).join(", "),
	}));
	return { puppies: choices, chosen };
}
