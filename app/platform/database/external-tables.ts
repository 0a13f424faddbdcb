/** Tables that migrations make in SQL, and that Prisma neither knows nor may take away. */

/** The search index of a table, and the tables in which SQLite's FTS5 stores it. */
const searchIndex = (table: string) =>
	["", "_data", "_idx", "_config"].map((suffix) => `${table}Search${suffix}`);

export const externalTables = ["Puppy", "Contact", "Family"].flatMap(searchIndex);
