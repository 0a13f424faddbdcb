/** The trainer's list of families: filtered by stage, by waiting for an answer, by due date, or searched. */
import { database } from "~/platform/database/database.server.ts";
import {
	countRows,
	type List,
	readList,
	readPage,
	readRows,
} from "~/platform/database/lists.server.ts";
import { Prisma } from "~/platform/database/prisma/client.ts";
import { findMatches, readIds } from "~/platform/database/search.server.ts";
import { searchPatterns } from "~/platform/database/word-search.server.ts";
import { COUNT_MAX } from "~/platform/short-count.ts";
import { type FamilyFilter, type FamilyListView, familyFilters } from "./list-address.ts";
import { stageKeys } from "./stages.ts";

/** Families on a page, and in a column of the board. */
const PAGE = 25;
const COLUMN = 15;
/** A search shows the families of this many matching messages, the newest ones. */
const MESSAGES_MAX = 1_000;

/** The most characters shown of a message. */
const EXCERPT = 160;

const { sql, join } = Prisma;

const listed = {
	id: true,
	name: true,
	phoneNumber: true,
	stage: true,
	waitsSince: true,
	lastMessageAt: true,
	nextStep: true,
	nextStepOn: true,
	wishBreeds: true,
} satisfies Prisma.FamilySelect;

type Row = Prisma.FamilyGetPayload<{ select: typeof listed }>;

/**
 * The latest message of each family. Reads one row per family through an index, because a family may have a great many
 * messages.
 */
async function latestMessages(families: readonly number[]) {
	if (families.length === 0) return [];
	const ids = await readIds(sql`
		SELECT (
			SELECT "Contact"."id" FROM "Contact" WHERE "Contact"."familyId" = "Family"."id"
			ORDER BY "Contact"."createdAt" DESC, "Contact"."id" DESC LIMIT 1
		) AS "id"
		FROM "Family" WHERE "Family"."id" IN (${join([...families])})`);
	return database.contact.findMany({
		where: { id: { in: ids.filter((id) => id > 0) } },
		select: { familyId: true, message: true, puppyName: true, breedPreferences: true },
	});
}

/**
 * Loads the families with these ids for a list, in the order of the ids: with the beginning of the latest message, and
 * what they are interested in, in a few words: the puppy of that message, else the breeds the trainer noted, else the
 * breeds of that message.
 */
export async function readFamilies(ids: readonly number[]) {
	const [rows, messages] = await Promise.all([
		readRows(ids, (among) =>
			database.family.findMany({ where: { id: { in: among } }, select: listed }),
		),
		latestMessages(ids),
	]);
	return rows.map((row) => {
		const latest = messages.find(({ familyId }) => familyId === row.id);
		const about = latest?.puppyName || row.wishBreeds || latest?.breedPreferences || "";
		return { ...row, about, message: latest?.message.slice(0, EXCERPT).toWellFormed() ?? "" };
	});
}
export type ListedFamily = Awaited<ReturnType<typeof readFamilies>>[number];

/**
 * The query of a filter, each backed by an index. Families that have waited or been due the longest
 * come first; the other filters start with the latest change.
 */
function listOf(show: FamilyFilter, day: string): List {
	if (show === "waiting for an answer") {
		const parts = [sql`"waitsSince" IS NOT NULL`];
		return { table: "Family", parts, key: "waitsSince", isRising: true };
	}
	if (show === "due") {
		const parts = [sql`"nextStepOn" <= ${day}`];
		return { table: "Family", parts, key: "nextStepOn", isRising: true };
	}
	const part = show === "all" ? sql`1=1` : sql`"stage" = ${show}`;
	return { table: "Family", parts: [part], key: "updatedAt" };
}

/** The ids of the families that wrote the newest messages matching every pattern. */
async function writersOf(patterns: readonly string[]): Promise<number[]> {
	const matches = await findMatches("Contact", patterns);
	const messages: List = { table: "Contact", parts: [sql`"isSpam" = false`], key: "createdAt" };
	const { ids } = await readList({ ...messages, patterns, matches }, { take: MESSAGES_MAX });
	if (ids.length === 0) return [];
	const rows = await database.contact.findMany({
		where: { id: { in: ids } },
		select: { id: true, familyId: true },
	});
	return rows.flatMap(({ familyId }) => familyId ?? []);
}

/** Narrows a list to the families that a search finds, by their own data or by their messages. */
async function searched(list: List, search: string): Promise<List> {
	const patterns = searchPatterns(search);
	if (patterns.length === 0) return list;
	const [families, writers] = await Promise.all([
		findMatches("Family", patterns),
		writersOf(patterns),
	]);
	return { ...list, patterns, matches: families && [...new Set([...families, ...writers])] };
}

async function familiesOn(list: List, { after, before }: FamilyListView) {
	const { ids, ...page } = await readPage(list, { after, before, size: PAGE });
	return { ...page, families: await readFamilies(ids) };
}

const MOST = COUNT_MAX + 1;

/**
 * How many families each filter has, counted up to COUNT_MAX + 1. Undefined for a search that
 * matches too much to be counted.
 */
async function countAll(
	list: List,
	day: string,
): Promise<Partial<Record<FamilyFilter, number>> | undefined> {
	if (list.patterns && !list.matches) return undefined;
	const each = await Promise.all(
		familyFilters
			.filter((show) => show !== "all")
			.map(async (show) => {
				const [condition = sql`1=1`] = listOf(show, day).parts;
				return [show, await countRows(list, condition, MOST)] as const;
			}),
	);
	const counts: Partial<Record<FamilyFilter, number>> = Object.fromEntries(each);
	const all = stageKeys.reduce((sum, stage) => sum + (counts[stage] ?? 0), 0);
	return { ...counts, all: Math.min(MOST, all) };
}

/** The latest families that wait for an answer, those with the newest message first. */
async function latestWaiting(day: string): Promise<ListedFamily[]> {
	const list = { ...listOf("waiting for an answer", day), isRising: false };
	const { ids } = await readList(list, { take: PAGE });
	const families = await readFamilies(ids);
	const at = ({ lastMessageAt }: Row) => lastMessageAt?.getTime() ?? 0;
	return families.toSorted((one, other) => at(other) - at(one));
}

/**
 * A page of the list, and how many families each filter has; `day` is today. The first page of all families begins
 * with those that wait for an answer.
 */
export async function familyPage(view: FamilyListView, day: string) {
	const { show, search, after, before } = view;
	const list = await searched(listOf(show, day), search);
	const isBeginning = show === "all" && !search && !after && !before;
	const [counts, { families, ...page }, waiting] = await Promise.all([
		countAll(list, day),
		familiesOn(list, view),
		isBeginning ? latestWaiting(day) : [],
	]);
	const first = new Set(waiting.map(({ id }) => id));
	return { counts, ...page, waiting, families: families.filter(({ id }) => !first.has(id)) };
}

/** The first families of each stage for the board, and how many families each filter has. */
export async function familyBoard({ search }: Pick<FamilyListView, "search">, day: string) {
	const whole = await searched(listOf("all", day), search);
	const [counts, ...columns] = await Promise.all([
		countAll(whole, day),
		...stageKeys.map(async (stage) => {
			const { parts } = listOf(stage, day);
			const { ids } = await readList({ ...whole, parts }, { take: COLUMN });
			return { stage, families: await readFamilies(ids) };
		}),
	]);
	return { counts, columns };
}

/** The first families that a search finds, for the admin's global search. */
export async function findFamilies(search: string, take: number): Promise<ListedFamily[]> {
	const list = await searched(listOf("all", ""), search);
	if (!list.patterns) return [];
	const { ids } = await readList(list, { take });
	return readFamilies(ids);
}
