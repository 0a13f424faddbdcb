/**
 * Pages of the lists that grow. A page begins where the one before it ended, by the values that
 * order the list, so that the last page of very many rows takes no longer than the first.
 */
import { database } from "./database.server.ts";
import { Prisma } from "./prisma/client.ts";
import { hasAll, type SearchedTable } from "./search.server.ts";

const { sql, raw, join, empty } = Prisma;

export interface List {
	table: SearchedTable;
	/** Conditions of the parts that follow each other; an index has the rows of each in order. */
	parts: readonly Prisma.Sql[];
	/** The column by which the rows of a part are ordered; ids settle a tie. */
	key: string;
	isRising?: boolean;
	search?: Search;
}

export interface Search {
	patterns: readonly string[];
	/** All rows that match; undefined where they are too many to be found at once. */
	ids: readonly number[] | undefined;
	/** Rows of a part that are then looked through before the search stops. */
	window: number;
}

/** A row's position in a list. It need not be there any more. */
export interface Cursor {
	part: number;
	at: Date | string;
	id: number;
}

export interface Step {
	/** The position after which to begin, and the one before which to end. */
	from?: Cursor;
	until?: Cursor;
	/** Goes through the list from its end. */
	isBack?: boolean;
	take: number;
}

interface Found {
	ids: number[];
	/** How far a search has looked that stopped before it had found enough. */
	stop?: Cursor;
}

/** The rows of a table, or those that a search has found: few, so that no index is needed. */
const source = ({ table, search }: Pick<List, "table" | "search">) =>
	search?.ids
		? sql`(SELECT * FROM ${raw(`"${table}"`)} WHERE "id" IN (${join([0, ...search.ids])}) LIMIT ${search.ids.length + 1}) AS "found"`
		: raw(`"${table}"`);

async function readPart(list: List, part: number, step: Step): Promise<Found> {
	const isRising = Boolean(list.isRising) !== Boolean(step.isBack);
	const [after, before] = isRising ? ([">", "<"] as const) : (["<", ">"] as const);
	const [key, direction] = [raw(`"${list.key}"`), raw(isRising ? "ASC" : "DESC")];
	const bound = (cursor: Cursor | undefined, operator: string) =>
		cursor?.part === part
			? sql` AND (${key}, "id") ${raw(operator)} (${cursor.at}, ${cursor.id})`
			: empty;
	const read = (until: Prisma.Sql, limit: Prisma.Sql) =>
		database.$queryRaw<{ id: number; at: Date | string }[]>(
			sql`SELECT "id", ${key} AS "at" FROM ${source(list)} WHERE ${list.parts[part] ?? empty}${bound(step.from, after)}${until} ORDER BY ${key} ${direction}, "id" ${direction} ${limit}`,
		);
	const until = bound(step.until, before);
	if (!list.search || list.search.ids) {
		return { ids: (await read(until, sql`LIMIT ${step.take}`)).map(({ id }) => id) };
	}
	const { patterns, window } = list.search;
	const [last] = await read(until, sql`LIMIT 1 OFFSET ${window - 1}`);
	const stop = last && { ...last, part };
	const within = stop ? bound(stop, `${before}=`) : until;
	const rows = await read(sql`${within} AND ${hasAll(patterns)}`, sql`LIMIT ${step.take}`);
	return { ids: rows.map(({ id }) => id), stop: rows.length < step.take ? stop : undefined };
}

/** The ids of the next rows of a list. */
export async function readList(list: List, step: Step): Promise<Found> {
	const ids: number[] = [];
	if (list.search?.ids?.length === 0) return { ids };
	const [way, end] = step.isBack ? [-1, 0] : [1, list.parts.length - 1];
	for (let part = step.from?.part ?? (step.isBack ? list.parts.length - 1 : 0); ; part += way) {
		const found = await readPart(list, part, { ...step, take: step.take - ids.length });
		ids.push(...found.ids);
		if (found.stop || ids.length >= step.take || part === end) return { ids, stop: found.stop };
	}
}

/** How many rows of a table, or of what a search has found in it, meet a condition, up to `most`. */
export async function countRows(
	list: Pick<List, "table" | "search">,
	condition: Prisma.Sql,
	most: number,
): Promise<number> {
	if (list.search?.ids?.length === 0) return 0;
	const [row] = await database.$queryRaw<{ count: number | bigint }[]>(
		sql`SELECT count(*) AS "count" FROM (SELECT 1 FROM ${source(list)} WHERE ${condition} LIMIT ${most}) AS "counted"`,
	);
	return Number(row?.count ?? 0);
}

/** Reads rows by their ids, and puts them in the order of the ids. */
export async function readRows<Row extends { id: number }>(
	ids: readonly number[],
	find: (ids: number[]) => Promise<Row[]>,
): Promise<Row[]> {
	if (ids.length === 0) return [];
	const byId = new Map((await find([...ids])).map((row) => [row.id, row]));
	return ids.flatMap((id) => byId.get(id) ?? []);
}
