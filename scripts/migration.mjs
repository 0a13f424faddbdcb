// npm run migration -- NAME: writes the migrations for changed models in prisma/schema.prisma, one for each
// database.
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "./postgres.mjs";
import { fail, generate, install, node, nodeFlags, run } from "./prepare.mjs";

await install("site");
await generate();

/** @param {string} url */
function write(url) {
	run(node, [...nodeFlags, "scripts/write-migration.ts", ...process.argv.slice(2)], {
		what: "Writing the migration",
		env: { DATABASE_URL: url },
	});
}

const postgres = await startPostgres();
if (!postgres) fail("PostgreSQL is needed to write its migration. Install it and try again.");
write(`file:${join(tmpdir(), `migration-${process.pid}.db`)}`);
write(`${postgres.url}/postgres`);
await postgres.stop();
