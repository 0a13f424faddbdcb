/**
 * Runs before each test file that has its own process. Creates a data directory that is deleted afterward,
 * and settings that don't depend on the machine. The database is a real one with every migration applied,
 * made when a test first asks for it (`freshDatabase`): SQLite, or PostgreSQL if TEST_POSTGRES is set to the
 * address of a server without a database name.
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
