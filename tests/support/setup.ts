/**
 * Before each test file: a data directory of its own, gone afterward, and settings that don't
 * depend on the machine. The database is the real one, with every migration applied, made when
 * a test first asks for it (`freshDatabase`): SQLite, or with TEST_POSTGRES, the address of a
 * server without a database's name, PostgreSQL.
 */
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { server, tell } from "./postgres-databases.ts";

const dataDir = mkdtempSync(join(tmpdir(), "site-test-"));
for (const name of [
	"DATABASE_URL",
	"ORIGIN",
	"PORT",
	"TRUST_PROXY",
	"SENDGRID_API_KEY",
	"SENDGRID_BASE_URL",
	"MAIL_FROM",
	"MAIL_TO",
	"ENHANCED_PROFILE",
	"PAGE_CACHE",
	"ADMIN_USERNAME",
	"ADMIN_PASSWORD",
	"SERVICE_USERNAME",
	"SERVICE_PASSWORD",
	"CORS_ORIGINS",
	"TIME_ZONE",
]) {
	delete process.env[name];
}
Object.assign(process.env, {
	NODE_ENV: "test",
	DATA_DIR: dataDir,
	LOG_LEVEL: "silent",
	SESSION_SECRET: "a-secret-for-tests-only-and-long-enough",
});

const databaseName = `test_${randomUUID().replaceAll("-", "")}`;

if (server) {
	await tell(`CREATE DATABASE ${databaseName}`);
	process.env.DATABASE_URL = `${server}/${databaseName}`;
}

afterAll(async () => {
	rmSync(dataDir, { recursive: true, force: true });
	if (server) await tell(`DROP DATABASE ${databaseName} WITH (FORCE)`);
});
