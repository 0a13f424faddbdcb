/** Tables that migrations create in SQL. Prisma doesn't know them and must not drop them. */

/** The search index of a table, and the tables in which SQLite's FTS5 stores it. */
const searchIndex = (table: string) =>
	["", "_data", "_idx", "_config"].map((suffix) => `${table}Search${suffix}`);

export const externalTables = ["Puppy", "Contact", "Family"].flatMap(searchIndex);
