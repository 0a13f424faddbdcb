/** Ways to make the database fail during a test. They work the same on SQLite and PostgreSQL. */
import { database, provider } from "~/platform/database/database.server.ts";

const run = (sql: string) => database.$executeRawUnsafe(sql);

/** Renames the tables so that queries can't find them until the returned function is called. */
export async function hideTables(tables: readonly string[]): Promise<() => Promise<unknown>> {
	for (const table of tables) await run(`ALTER TABLE "${table}" RENAME TO "${table}Elsewhere"`);
	return async () => {
		for (const table of tables) await run(`ALTER TABLE "${table}Elsewhere" RENAME TO "${table}"`);
	};
}

export const hideTable = (table: string) => hideTables([table]);

interface Trigger {
	table: string;
	on: "INSERT" | "UPDATE" | "DELETE";
	/**
	 * A condition on the row, such as `NEW."status" = 'sent'`. Without it, the trigger applies to every row.
	 */
	when?: string;
	/** A statement that runs first, or the message of an error that makes the write fail. */
	does: { sql: string } | { fails: string };
}

/** Runs a statement or fails before each row is written, until the returned function is called. */
export async function beforeWriting({ table, on, when, does }: Trigger) {
	const condition = when ? ` WHEN (${when})` : "";
	if (provider === "sqlite") {
		const body = "sql" in does ? does.sql : `SELECT RAISE(ABORT, '${does.fails}')`;
		await run(
			`CREATE TRIGGER under_test BEFORE ${on} ON "${table}"${condition} BEGIN ${body}; END`,
		);
		return () => run("DROP TRIGGER IF EXISTS under_test");
	}
	const body = "sql" in does ? does.sql : `RAISE EXCEPTION '${does.fails}'`;
	await run(
		`CREATE FUNCTION under_test() RETURNS trigger AS $$ BEGIN ${body}; RETURN NEW; END $$ LANGUAGE plpgsql`,
	);
	await run(
		`CREATE TRIGGER under_test BEFORE ${on} ON "${table}" FOR EACH ROW${condition} EXECUTE FUNCTION under_test()`,
	);
	return () => run("DROP FUNCTION IF EXISTS under_test CASCADE");
}
