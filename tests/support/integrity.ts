/** Checks that the database is sound, with the tools that the database itself offers. */
import Database from "better-sqlite3";
import { expect } from "vitest";
import { database, databaseFile, provider } from "~/platform/database/database.server.ts";

function expectSoundFile() {
	const connection = new Database(databaseFile, { readonly: true });
	expect(connection.pragma("integrity_check", { simple: true })).toBe("ok");
	expect(connection.pragma("foreign_key_check")).toEqual([]);
	connection.close();
}

/** Checks every B-tree index against its table. The check itself throws if an index is damaged. */
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

/** Runs the integrity and foreign key checks on SQLite, and amcheck of every index on PostgreSQL. */
export async function expectIntegrity() {
	if (provider === "sqlite") expectSoundFile();
	else await expectSoundIndexes();
}
