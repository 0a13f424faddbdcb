/**
 * Adds very many puppies to a database with the sample data. They are copies of the sample, each with its own
 * name, path, photos and position in the list. The photo files are not copied.
 */
import Database from "better-sqlite3";

/** One puppy in this many is available. */
const AVAILABLE_EACH = 50;

type Row = { name: string };

/**
 * Builds an `INSERT … SELECT` that copies rows, except for the columns in `changed`, whose values are SQL.
 */
function copying(db: Database.Database, table: string, changed: Record<string, string>): string {
	const columns = db
		.prepare<[], Row>(`PRAGMA table_info("${table}")`)
		.all()
		.map(({ name }) => name)
		.filter((name) => name !== "id" || "id" in changed);
	const names = columns.map((name) => `"${name}"`).join(", ");
	const values = columns.map((name) => changed[name] ?? `source."${name}"`).join(", ");
	return `INSERT INTO "${table}" (${names}) SELECT ${values} FROM "${table}" AS source`;
}

/**
 * Adds copies until there are `count` puppies, which takes a few seconds for 100,000. `file` is a database
 * with at least one puppy, which no other process writes.
 */
export function addManyPuppies(file: string, count: number): void {
	const db = new Database(file);
	try {
		db.pragma("foreign_keys = ON");
		db.transaction(() => {
			const sample = db.prepare<[], { size: number; last: number }>(
				'SELECT count(*) AS size, max("id") AS last FROM "Puppy"',
			);
			const { size = 0, last = 0 } = sample.get() ?? {};
			if (size === 0) throw new Error("There is no puppy to copy");
			if (count <= size) return;
			// Copy n of puppy i gets the ID n * (last + 1) + i, so no two IDs are the same.
			const number = `(n.value * ${last + 1} + source."id")`;
			const copies = Math.ceil((count - size) / size);
			const series = `JOIN (WITH RECURSIVE n(value) AS
				(SELECT 1 UNION ALL SELECT value + 1 FROM n WHERE value < ${copies})
				SELECT value FROM n) AS n`;
			const listedAt = `strftime('%Y-%m-%dT%H:%M:%S.000+00:00', source."listedAt", '-' || ${number} || ' minutes')`;
			db.prepare(
				`${copying(db, "Puppy", {
					id: number,
					name: `source."name" || ' ' || ${number}`,
					cardHeaderTitle: `source."cardHeaderTitle" || ' ' || ${number}`,
					profilePath: `source."profilePath" || '-' || ${number}`,
					searchText: `source."searchText" || ' ' || ${number}`,
					available: `${number} % ${AVAILABLE_EACH} = 0`,
					listedAt,
				})} ${series} WHERE source."id" <= ${last} ORDER BY n.value, source."id" LIMIT ${count - size}`,
			).run();
			db.prepare(
				`${copying(db, "Photo", {
					puppyId: 'puppy."id"',
					name: `source."name" || '-' || puppy."id"`,
				})} JOIN "Puppy" AS puppy ON puppy."id" > ${last}
					AND puppy."id" % ${last + 1} = source."puppyId" WHERE source."puppyId" <= ${last}`,
			).run();
			db.prepare('UPDATE "ContentVersion" SET "version" = "version" + 1').run();
		})();
	} finally {
		db.close();
	}
}
