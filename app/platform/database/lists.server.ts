/**
 * Cursor pagination for lists that grow. A page begins after the last row of the page before it, found by
 * the values that order the list, so that the last page of a huge list takes no longer than the first.
 */
import { database } from "./database.server.ts";
import { Prisma } from "./prisma/client.ts";
import { findMatches, hasAll, type SearchedTable } from "./search.server.ts";

const { sql, raw, join, empty } = Prisma;

/** Rows of a part that a search goes through before it stops, when very many rows may match. */
const WINDOW = 2_000;

export interface List<Table = SearchedTable> {
	table: Table;
	/** The list's parts, one after the other, as SQL conditions. An index has the rows of each in order. */
	parts: readonly Prisma.Sql[];
	/** The column that orders the rows of a part; rows with the same value are ordered by id. */
	key: string;
	isRising?: boolean;
	/**
	 * The ends of a list with one part to which only some of its rows belong: the positions before its first row and
	 * after its last, with an id below every row's.
	 */
	begin?: Cursor | undefined;
	end?: Cursor | undefined;
	/** A further condition on the rows, which no index supports. */
	where?: Prisma.Sql;
	/** Texts that a row's search text must contain. */
	patterns?: readonly string[];
	/** The ids of all matching rows; undefined if there are too many to find them at once. */
	matches?: readonly number[];
}

/** A list, even of a table that has no search index. */
export type AnyList = List<SearchedTable | "WaitingEntry">;

/** The rows of a list that a search finds; the whole list if the search is empty. */
export async function searched(list: List, patterns: readonly string[]): Promise<List> {
	if (patterns.length === 0) return list;
	return { ...list, patterns, matches: await findMatches(list.table, patterns) };
}

/** A row's position in a list. The row need not exist any more. */
export interface Cursor {
	/** The index of its part; the first one if the list has only one. */
	part?: number;
	at: Date | string | number;
	id: number;
}

export interface Step {
	/** The position to start after. */
	from?: Cursor | undefined;
	/** Reads backward: from `from`, or else from the end, toward the beginning. */
	isBack?: boolean;
	take: number;
}

interface Found {
	rows: Cursor[];
	/** Where the search stopped, if it stopped before it had found enough rows. */
	stop?: Cursor;
}

const idsOf = (rows: readonly Cursor[]) => rows.map(({ id }) => id);

/** The table, or the rows that a search has found: they are few, so no index is needed. */
const source = ({ table, matches }: AnyList) =>
	matches
		? sql`(SELECT * FROM ${raw(`"${table}"`)} WHERE "id" IN (${join([0, ...matches])}) LIMIT ${matches.length + 1}) AS "found"`
		: raw(`"${table}"`);

/** The condition for the rows of a part on one side of a position. */
const bound = ({ key }: AnyList, part: number, operator: string, cursor: Cursor | undefined) =>
	cursor && (cursor.part ?? 0) === part
		? sql` AND (${raw(`"${key}"`)}, "id") ${raw(operator)} (${cursor.at}, ${cursor.id})`
		: empty;

/** The direction in which a list is read, and the comparisons for the rows after a position and before it. */
function directionOf(list: AnyList, isBack = false) {
	const isRising = Boolean(list.isRising) !== isBack;
	const [after, before] = isRising ? ([">", "<"] as const) : (["<", ">"] as const);
	return { isRising, after, before };
}

/** The position to start after: the one that is asked for, if it is in the list, or the list's own end. */
function startOf(list: AnyList, step: Step): Cursor | undefined {
	const own = step.isBack ? list.end : list.begin;
	if (!step.from || !own) return step.from ?? own;
	const { isRising } = directionOf(list, step.isBack);
	const isOutside = isRising ? step.from.at < own.at : step.from.at >= own.at;
	return isOutside ? own : step.from;
}

async function readPart(list: AnyList, part: number, step: Step): Promise<Found> {
	const { isRising, after, before } = directionOf(list, step.isBack);
	const [key, direction] = [raw(`"${list.key}"`), raw(isRising ? "ASC" : "DESC")];
	const from = bound(list, part, after, step.from);
	const read = async (until: Prisma.Sql, limit: Prisma.Sql): Promise<Cursor[]> => {
		const rows = await database.$queryRaw<{ id: number; at: Cursor["at"] }[]>(
			sql`SELECT "id", ${key} AS "at" FROM ${source(list)} WHERE ${list.parts[part] ?? empty}${from}${until} ORDER BY ${key} ${direction}, "id" ${direction} ${limit}`,
		);
		return rows.map(({ id, at }) => ({ part, at, id }));
	};
	const until = bound(list, part, before, step.isBack ? list.begin : list.end);
	const own = list.where ? sql` AND ${list.where}` : empty;
	const isFew = list.matches !== undefined;
	if (isFew || !(list.patterns || list.where)) {
		return { rows: await read(sql`${until}${own}`, sql`LIMIT ${step.take}`) };
	}
	const [stop] = await read(until, sql`LIMIT 1 OFFSET ${WINDOW - 1}`);
	const within = stop ? bound(list, part, `${before}=`, stop) : until;
	const search = list.patterns ? sql` AND ${hasAll(list.patterns)}` : empty;
	const rows = await read(sql`${within}${own}${search}`, sql`LIMIT ${step.take}`);
	return { rows, stop: rows.length < step.take ? stop : undefined };
}

export async function readList(list: AnyList, step: Step): Promise<Found & { ids: number[] }> {
	const rows: Cursor[] = [];
	const found = (stop?: Cursor) => ({ rows, ids: idsOf(rows), stop });
	if (list.matches?.length === 0) return found();
	const last = list.parts.length - 1;
	const [first, way, end] = step.isBack ? [last, -1, 0] : [0, 1, last];
	const from = startOf(list, step);
	for (let part = from ? (from.part ?? 0) : first; ; part += way) {
		const next = await readPart(list, part, { ...step, from, take: step.take - rows.length });
		rows.push(...next.rows);
		if (next.stop || rows.length >= step.take || part === end) return found(next.stop);
	}
}

/**
 * Reads the ids of a page: the rows after a position, or those before one. If too few come before it to fill a page,
 * the first page is read instead, unless the search stopped before it had looked at all of them.
 * @returns also the positions of the pages beside it, and whether the search stopped there before it had found enough.
 */
export async function readPage(
	list: AnyList,
	{ after, before, size }: { after?: Cursor; before?: Cursor; size: number },
) {
	if (before) {
		const { rows, stop } = await readList(list, { from: before, isBack: true, take: size + 1 });
		if (rows.length >= size || (stop && rows.length > 0)) {
			const shown = rows.slice(0, size).toReversed();
			const newer = rows.length > size || stop ? shown[0] : undefined;
			return { ids: idsOf(shown), newer, older: shown.at(-1), isUnfinished: false };
		}
	}
	const from = before ? undefined : after;
	const { rows, stop } = await readList(list, { from, take: size + 1 });
	const shown = rows.slice(0, size);
	const older = rows.length > size ? shown.at(-1) : stop;
	return {
		ids: idsOf(shown),
		newer: from && (shown[0] ?? from),
		older,
		isUnfinished: stop !== undefined,
	};
}

/** Counts the rows of a list's table, or of the search results, that meet a condition, up to `most`, between its ends. */
export async function countRows(
	list: AnyList,
	condition: Prisma.Sql,
	most: number,
): Promise<number> {
	if (list.matches?.length === 0) return 0;
	const { after, before } = directionOf(list);
	const within = sql`${bound(list, 0, after, list.begin)}${bound(list, 0, before, list.end)}`;
	const [row] = await database.$queryRaw<{ count: number | bigint }[]>(
		sql`SELECT count(*) AS "count" FROM (SELECT 1 FROM ${source(list)} WHERE ${condition}${within} LIMIT ${most}) AS "counted"`,
	);
	return Number(row?.count ?? 0);
}

/** Reads rows by id, and returns them in the order of `ids`. */
export async function readRows<Row extends { id: number }>(
	ids: readonly number[],
	find: (ids: number[]) => Promise<Row[]>,
): Promise<Row[]> {
	if (ids.length === 0) return [];
	const byId = new Map((await find([...ids])).map((row) => [row.id, row]));
	return ids.flatMap((id) => byId.get(id) ?? []);
}
