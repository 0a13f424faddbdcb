// Writes the migration that takes the database to the models of the schema file.
import { mkdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const name = process.argv[2];
if (!name || !/^[a-z0-9_]+$/.test(name)) {
	console.error("Give the migration a name: npm run migration -- add_something");
	process.exit(2);
}
process.env.DATABASE_URL = `file:${join(tmpdir(), `migration-${process.pid}.db`)}`;
const { sqlForNextMigration } = await import("../app/platform/migrations.server.ts");
const sql = await sqlForNextMigration();
if (!sql.includes(";")) {
	console.log("The migrations say the same as the models already.");
	process.exit(0);
}
const stamp = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
const folder = join("prisma/migrations", `${stamp}_${name}`);
await mkdir(folder);
await writeFile(join(folder, "migration.sql"), sql);
console.log(`Wrote ${folder}/migration.sql: read it before you commit it.`);
process.exit(0);
