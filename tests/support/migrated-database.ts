/**
 * Once for each run, before its first file: a database with every migration applied, of which each
 * file that asks for one gets a copy (`freshDatabase`). To apply them all takes most of a second of
 * a processor, and a copy hardly anything.
 */
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { server, tell } from "./postgres-databases.ts";

declare module "vitest" {
	interface ProvidedContext {
		/** What is copied: SQLite's file, or the name of PostgreSQL's database. */
		migrated: string;
	}
}

/** Its name on a PostgreSQL server, which other runs may use as well. */
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
	// What it imports reads the settings once.
	const { applyMigrations } = await import("~/platform/database/migrations.server.ts");
	await applyMigrations();
	process.env = settings;
	project.provide("migrated", server ? name : join(dataDir, "site.db"));
	return async () => {
		if (server) await tell(`DROP DATABASE IF EXISTS ${name}`);
		rmSync(dataDir, { recursive: true, force: true });
	};
}
