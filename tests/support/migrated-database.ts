/**
 * Creates a database with every migration applied, once per run, before the first test file. Each file that
 * asks for a database gets a copy of it (`freshDatabase`). Applying all migrations takes most of a second of
 * processor time, while copying takes almost none.
 */
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { server, tell } from "./postgres-databases.ts";

declare module "vitest" {
	interface ProvidedContext {
		/** What test files copy: the path of SQLite's file, or the name of the PostgreSQL database. */
		migrated: string;
	}
}

/** The name of the PostgreSQL database. It is random because other runs may use the same server. */
const name = `migrated_${randomBytes(8).toString("hex")}`;

export default async function setup(project: TestProject) {
	const dataDir = mkdtempSync(join(tmpdir(), "site-migrated-"));
	const settings = { ...process.env };
	Object.assign(process.env, { NODE_ENV: "test", DATA_DIR: dataDir, LOG_LEVEL: "silent" });
	if (server) {
		await tell(`CREATE DATABASE ${name}`);
		process.env.DATABASE_URL = `${server}/${name}`;
	} else {
		delete process.env.DATABASE_URL;
	}
	// The imported module reads the settings only once, when it is loaded.
	const { applyMigrations } = await import("~/platform/database/migrations.server.ts");
	await applyMigrations();
	process.env = settings;
	project.provide("migrated", server ? name : join(dataDir, "site.db"));
	return async () => {
		if (server) await tell(`DROP DATABASE IF EXISTS ${name}`);
		rmSync(dataDir, { recursive: true, force: true });
	};
}
