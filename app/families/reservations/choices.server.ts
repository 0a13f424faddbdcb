/**
 * What the forms of reservations and appointments offer to choose from: families, and puppies that
 * can be reserved, few at once.
 */
import { database } from "~/platform/database/database.server.ts";
import { readRows } from "~/platform/database/lists.server.ts";
import { findMatches } from "~/platform/database/search.server.ts";
import { searchPatterns } from "~/platform/database/word-search.ts";
import { undeletedPuppies } from "~/puppies/visibility.ts";
import { stageKeys, stageLabel } from "../stages.ts";

/** Choices of a list at most; others are found by their names. */
export const CHOICES_MAX = 30;
/** Families that a search has found and that are put in order. */
const MATCHES_MAX = 300;

const familyColumns = { id: true, name: true, stage: true, updatedAt: true } as const;

interface Choice {
	value: string;
	label: string;
}

const latestFirst = <Row extends { updatedAt: Date }>(rows: readonly Row[]) =>
	rows.toSorted((one, other) => other.updatedAt.getTime() - one.updatedAt.getTime());

async function searchedFamilies(search: string) {
	const matches = await findMatches("Family", searchPatterns(search));
	if (matches) {
		return latestFirst(
			await readRows(matches.slice(0, MATCHES_MAX), (ids) =>
				database.family.findMany({ where: { id: { in: ids } }, select: familyColumns }),
			),
		);
	}
	// Very many have such words: those whose name begins so.
	return database.family.findMany({
		where: { name: { gte: search, lt: `${search}\uffff` } },
		select: familyColumns,
		orderBy: [{ name: "asc" }, { id: "asc" }],
		take: CHOICES_MAX + 1,
	});
}

/** Stages of families for whom a puppy may be held, each read by its own part of an index. */
const openStages = stageKeys.filter((stage) => stage !== "home" && stage !== "not now");

async function recentFamilies() {
	const parts = await Promise.all(
		openStages.map((stage) =>
			database.family.findMany({
				where: { stage },
				select: familyColumns,
				orderBy: [{ updatedAt: "desc" }, { id: "desc" }],
				take: CHOICES_MAX + 1,
			}),
		),
	);
	return latestFirst(parts.flat());
}

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

/** Puppies that can be reserved, the newest of each kind first; drafts come last. */
async function openPuppies() {
	const parts = await Promise.all(
		["public", "draft"].map((status) =>
			database.puppy.findMany({
				where: { status, available: true, isReserved: false },
				select: puppyColumns,
				orderBy: [{ listedAt: "desc" }, { id: "desc" }],
				take: CHOICES_MAX,
			}),
		),
	);
	return parts.flat();
}

/** Puppies that can be reserved; the one of the id `chosenId` is among them. */
export async function puppyChoices(chosenId?: number) {
	const [found, [chosen]] = await Promise.all([
		openPuppies(),
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
