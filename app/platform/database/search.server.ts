/**
 * Search by the database's own index of three-letter pieces (trigrams): FTS5 on SQLite, pg_trgm on
 * PostgreSQL. The migration `search_index` makes the index of a table's `searchText` column, and
 * the database itself keeps it in step.
 */
import { type Client, database, provider } from "./database.server.ts";
import { Prisma } from "./prisma/client.ts";

const { sql, raw, join } = Prisma;

export type SearchedTable = "Puppy" | "Contact" | "Family";

/** Rows that have the rarest pieces of a search, and are compared with all of it at once. */
const CANDIDATES_MAX = 1_000;
/** Rows that tell a rare piece from a frequent one. */
const PROBE = 200;

/** The condition that the search text has every pattern. */
export const hasAll = (patterns: readonly string[]): Prisma.Sql =>
	join(
		patterns.map((pattern) => sql`"searchText" LIKE ${`%${pattern}%`}`),
		" AND ",
	);

/** Ids by a query of one column. */
export async function readIds(query: Prisma.Sql, client: Client = database): Promise<number[]> {
	const rows = await client.$queryRaw<{ id: number | bigint }[]>(query);
	return rows.map(({ id }) => Number(id));
}

const trigramsOf = (pattern: string) => {
	const characters = [...pattern];
	return characters.slice(2).map((_, index) => `"${characters.slice(index, index + 3).join("")}"`);
};

/**
 * The query of rows among which are all that have every pattern. FTS5 reads all rows of every
 * piece that it is asked for, so it is asked for the three rarest: those whose first rows lie
 * farthest apart. Undefined for patterns of one or two letters, which the index does not have.
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
 * Ids of all rows whose search text has every pattern. Undefined where very many may have
 * them: then the list is looked through, page by page (lists.server.ts).
 */
export async function findMatches(
	table: SearchedTable,
	patterns: readonly string[],
): Promise<number[] | undefined> {
	const rows = raw(`"${table}"`);
	// Where the index has nothing of a search, all rows are compared, if they are few.
	const source =
		candidates(table, patterns) ?? sql`SELECT "id" FROM ${rows} WHERE 1=1 ORDER BY "id"`;
	// One query reads the index once. No row has the id 0, which says that they are too many.
	const ids = await readIds(
		sql`WITH "candidate" ("of") AS MATERIALIZED (${source} LIMIT ${CANDIDATES_MAX + 1}),
			"size" AS MATERIALIZED (SELECT count(*) > ${CANDIDATES_MAX} AS "isTooLarge" FROM "candidate")
			SELECT 0 AS "id" FROM "size" WHERE "isTooLarge"
			UNION ALL SELECT "id" FROM "size" CROSS JOIN "candidate" CROSS JOIN ${rows}
			WHERE NOT "isTooLarge" AND "id" = "of" AND ${hasAll(patterns)}`,
	);
	return ids[0] === 0 ? undefined : ids;
}
