import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { provider } from "../app/platform/database/database.server.ts";
import {
	applyMigrations,
	filters,
	MIGRATIONS,
	SCHEMA,
	withEngine,
} from "../app/platform/database/migrations.server.ts";

/** The schema file as of PostgreSQL's newest migration, whose tables the adapter can't read back. */
export const migratedModels = join(MIGRATIONS, "models.prisma");

/**
 * Returns the SQL that changes a database with all migrations applied into one that matches the schema
 * file. For SQLite, it applies the migrations to the configured database, which should be empty.
 */
export async function sqlForNextMigration(): Promise<string> {
	const to = [{ path: SCHEMA, content: await readFile(SCHEMA, "utf8") }];
	const isSqlite = provider === "sqlite";
	if (isSqlite) await applyMigrations();
	const from = isSqlite ? to : [{ path: SCHEMA, content: await readFile(migratedModels, "utf8") }];
	return withEngine(async (engine) => {
		const { stdout } = await engine.diff({
			from: isSqlite
				? { tag: "schemaDatasource", files: from, configDir: "." }
				: { tag: "schemaDatamodel", files: from },
			to: { tag: "schemaDatamodel", files: to },
			script: true,
			exitCode: null,
			filters,
		});
		const sql = stdout ?? "";
		// Text is sorted and compared by its bytes, as in SQLite, whatever the server's locale is.
		return isSqlite ? sql : sql.replaceAll('" TEXT', '" TEXT COLLATE "C"');
	});
}
