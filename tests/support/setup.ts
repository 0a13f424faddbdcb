/**
 * Before each test file that has a process of its own: a data directory of its own, gone afterward,
 * and settings that don't depend on the machine. The database is the real one, with every migration
 * applied, made when a test first asks for it (`freshDatabase`): SQLite, or with TEST_POSTGRES, the
 * address of a server without a database's name, PostgreSQL.
 */
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { server, tell } from "./postgres-databases.ts";
import { useTestSettings } from "./settings.ts";

const dataDir = mkdtempSync(join(tmpdir(), "site-test-"));
useTestSettings(dataDir);

const databaseName = `test_${randomUUID().replaceAll("-", "")}`;

if (server) {
	await tell(`CREATE DATABASE ${databaseName}`);
	process.env.DATABASE_URL = `${server}/${databaseName}`;
}

afterAll(async () => {
	rmSync(dataDir, { recursive: true, force: true });
	if (server) await tell(`DROP DATABASE ${databaseName} WITH (FORCE)`);
});
