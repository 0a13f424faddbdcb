// Writes the next migration for the database in the settings, which is an empty one: the migration that
// brings the state after all existing migrations to the models.
import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

const name = process.argv[2];
if (!name || !/^[a-z0-9_]+$/.test(name)) {
	console.error("Give the migration a name: npm run migration -- add_something");
	process.exit(2);
}
const { MIGRATIONS, SCHEMA } = await import("../app/platform/database/migrations.server.ts");
const { migratedModels, sqlForNextMigration } = await import("./next-migration.ts");
const { provider } = await import("../app/platform/database/database.server.ts");
const sql = await sqlForNextMigration();
if (!sql.includes(";")) {
	console.log(`${MIGRATIONS}: the migrations already match the models.`);
	process.exit(0);
}
const stamp = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
const folder = join(MIGRATIONS, `${stamp}_${name}`);
await mkdir(folder);
await writeFile(join(folder, "migration.sql"), sql);
if (provider === "postgresql") await copyFile(SCHEMA, migratedModels);
console.log(`Wrote ${folder}/migration.sql. Read it before you commit it.`);
process.exit(0);
