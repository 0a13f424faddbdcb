/**
 * Search with the database's own trigram index, which has all sequences of three characters: FTS5 on
 * SQLite, pg_trgm on PostgreSQL. The migration `init` creates the index of a table's `searchText`
 * column, and the database itself keeps it up to date.
 */
import { type Client, database, provider } from "./database.server.ts";
import { Prisma } from "./prisma/client.ts";

const { sql, raw, join } = Prisma;

export type SearchedTable = "Puppy" | "Contact" | "Family";

/** How many rows with the rarest trigrams of a search are compared with the whole search at most. */
const CANDIDATES_MAX = 1_000;
/** A trigram with this many rows or fewer counts as rare. */
const PROBE = 200;

/** The SQL condition that a row's search text contains every pattern. */
export const hasAll = (patterns: readonly string[]): Prisma.Sql =>
	join(
		patterns.map((pattern) => sql`"searchText" LIKE ${`%${pattern}%`}`),
		" AND ",
	);

/** Runs a query that selects the column `id`. */
export async function readIds(query: Prisma.Sql, client: Client = database): Promise<number[]> {
	const rows = await client.$queryRaw<{ id: number | bigint }[]>(query);
	return rows.map(({ id }) => Number(id));
}

const trigramsOf = (pattern: string) => {
	const characters = [...pattern];
	return characters.slice(2).map((_, index) => `"${characters.slice(index, index + 3).join("")}"`);
};

/**
 * A query for rows that include all that contain every pattern. FTS5 reads all rows of every trigram in
 * a query, so the query has only the three rarest ones: those with at most `PROBE` rows, or whose first
 * `PROBE` rows are spread over the most ids. Undefined if all patterns have one or two characters, which
 * the index can't find.
 */
function candidates(table: SearchedTable, patterns: readonly string[]): Prisma.Sql | undefined {
	const trigrams = [...new Set(patterns.flatMap(trigramsOf))];
	if (trigrams.length === 0) return undefined;
	if (provider === "postgresql")
		return sql`SELECT "id" FROM ${raw(`"${table}"`)} WHERE ${hasAll(patterns)}`;
	const index = raw(`"${table}Search"`);
	return sql`SELECT rowid AS "id" FROM ${index} WHERE ${index} MATCH (
		SELECT group_concat("piece", ' AND ') FROM (SELECT value AS "piece" FROM json_each(${JSON.stringify(trigrams)})
			ORDER BY ifnull((SELECT rowid FROM ${index} WHERE ${index} MATCH value LIMIT 1 OFFSET ${PROBE}), 9e18) DESC
			LIMIT 3))`;
}

/**
 * Ids of all rows whose search text contains every pattern. Undefined if there may be very many: then
 * the list itself is searched, page by page (lists.server.ts).
 */
export async function findMatches(
	table: SearchedTable,
	patterns: readonly string[],
	client: Client = database,
): Promise<number[] | undefined> {
	const rows = raw(`"${table}"`);
	// If the index can't be used, all rows are compared, provided that they are few.
	const source =
		candidates(table, patterns) ?? sql`SELECT "id" FROM ${rows} WHERE 1=1 ORDER BY "id"`;
	// A single query reads the index only once. It returns the id 0, which no row has, for too many rows.
	const ids = await readIds(
		sql`WITH "candidate" ("of") AS MATERIALIZED (${source} LIMIT ${CANDIDATES_MAX + 1}),
			"size" AS MATERIALIZED (SELECT count(*) > ${CANDIDATES_MAX} AS "isTooLarge" FROM "candidate")
			SELECT 0 AS "id" FROM "size" WHERE "isTooLarge"
			UNION ALL SELECT "id" FROM "size" CROSS JOIN "candidate" CROSS JOIN ${rows}
			WHERE NOT "isTooLarge" AND "id" = "of" AND ${hasAll(patterns)}`,
		client,
	);
	return ids[0] === 0 ? undefined : ids;
}
