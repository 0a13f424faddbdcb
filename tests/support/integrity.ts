/** Whether the database is sound, by what it offers to check itself with. */
import Database from "better-sqlite3";
import { expect } from "vitest";
import { database, databaseFile, provider } from "~/platform/database/database.server.ts";

function expectSoundFile() {
	const connection = new Database(databaseFile, { readonly: true });
	expect(connection.pragma("integrity_check", { simple: true })).toBe("ok");
	expect(connection.pragma("foreign_key_check")).toEqual([]);
	connection.close();
}

/** Every B-tree against its table; the check itself throws where one is not as it should be. */
async function expectSoundIndexes() {
	await database.$executeRawUnsafe("CREATE EXTENSION IF NOT EXISTS amcheck");
	const checked = await database.$executeRawUnsafe(
		`SELECT bt_index_check(pg_index.indexrelid, true) FROM pg_index
		JOIN pg_class ON pg_class.oid = pg_index.indexrelid
		JOIN pg_namespace ON pg_namespace.oid = pg_class.relnamespace
		JOIN pg_am ON pg_am.oid = pg_class.relam
		WHERE pg_namespace.nspname = 'public' AND pg_am.amname = 'btree'`,
	);
	expect(checked).toBeGreaterThan(10);
}

/** SQLite: the integrity and foreign key checks. PostgreSQL: amcheck, every index. */
export async function expectIntegrity() {
	if (provider === "sqlite") expectSoundFile();
	else await expectSoundIndexes();
}
