/** Applies the database migrations with Prisma's own schema engine, which runs as WebAssembly. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import {
	bindMigrationAwareSqlAdapterFactory,
	type SqlDriverAdapter,
	type SqlMigrationAwareDriverAdapterFactory,
} from "@prisma/driver-adapter-utils";
import type { MigrationList, SchemaEngine } from "@prisma/schema-engine-wasm";
import { runtimeFile } from "../project-files.server.ts";
import { adapter, provider } from "./database.server.ts";
import { externalTables } from "./external-tables.ts";

const paths = {
	sqlite: { schema: "prisma/schema.prisma", migrations: "prisma/migrations" },
	postgresql: { schema: "prisma/postgresql.prisma", migrations: "prisma/migrations-postgresql" },
}[provider];
export const SCHEMA = runtimeFile(paths.schema);
export const MIGRATIONS = runtimeFile(paths.migrations);

// PostgreSQL's search indexes are ordinary indexes, so it has no tables that Prisma doesn't know.
export const filters = {
	externalTables: provider === "sqlite" ? externalTables : [],
	externalEnums: [],
};

/**
 * Runs `work` with the engine on a connection of its own, which is closed afterward: the engine keeps
 * the database file locked as long as its connection is open.
 */
export async function withEngine<T>(work: (engine: SchemaEngine) => Promise<T>): Promise<T> {
	// The engine expects this object, through which it reports a crash.
	Object.assign(globalThis, { PRISMA_WASM_PANIC_REGISTRY: { set_message() {} } });
	const { SchemaEngine } = await import("@prisma/schema-engine-wasm");
	const connections: SqlDriverAdapter[] = [];
	const factory: SqlMigrationAwareDriverAdapterFactory = {
		...adapter,
		async connect() {
			const connection = await adapter.connect();
			connections.push(connection);
			return connection;
		},
	};
	try {
		const engine = await SchemaEngine.new(
			{ datamodels: [[SCHEMA, await readFile(SCHEMA, "utf8")]] },
			() => {},
			bindMigrationAwareSqlAdapterFactory(factory),
		);
		return await work(engine);
	} finally {
		for (const connection of connections) await connection.dispose();
	}
}

/** Names of the migrations that this version of the site knows, the oldest first. */
export async function knownMigrations(): Promise<string[]> {
	const entries = await readdir(MIGRATIONS, { withFileTypes: true });
	return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).toSorted();
}

async function migrationList(): Promise<MigrationList> {
	const names = await knownMigrations();
	return {
		baseDir: MIGRATIONS,
		lockfile: {
			path: "migration_lock.toml",
			content: await readFile(join(MIGRATIONS, "migration_lock.toml"), "utf8"),
		},
		shadowDbInitScript: "",
		migrationDirectories: await Promise.all(
			names.map(async (name) => ({
				path: name,
				migrationFile: {
					path: "migration.sql",
					content: {
						tag: "ok" as const,
						value: await readFile(join(MIGRATIONS, name, "migration.sql"), "utf8"),
					},
				},
			})),
		),
	};
}

/** The migrations that the database has begun, and whether each is done. Empty if it can't be read. */
async function begunMigrations(): Promise<Map<string, boolean>> {
	const connection = await adapter.connect();
	try {
		const { rows } = await connection.queryRaw({
			sql: `SELECT migration_name, CASE WHEN finished_at IS NULL THEN 'broken' ELSE 'done' END
				FROM _prisma_migrations WHERE rolled_back_at IS NULL`,
			args: [],
			argTypes: [],
		});
		return new Map(rows.map(([name, state]) => [String(name), state === "done"]));
	} catch {
		// Either the table doesn't exist yet, or there is a problem that the engine reports better.
		return new Map();
	} finally {
		await connection.dispose();
	}
}

/**
 * Applies all pending migrations, and returns their names. Only one process may do this at a time: see
 * `withServerLock`. Most starts don't load the engine, which takes time and memory, because none is pending
 * and none failed halfway.
 * @throws if a newer version of the site has changed the database.
 */
export async function applyMigrations(): Promise<string[]> {
	const known = await knownMigrations();
	const begun = await begunMigrations();
	const newer = [...begun].find(([name, isDone]) => isDone && !known.includes(name));
	if (newer) {
		throw new Error(
			`A newer version of the site has changed this database: this one doesn't know the migration ${newer[0]}. Start the newer version, or restore a backup that this one made.`,
		);
	}
	if ([...begun.keys(), ...known].every((name) => begun.get(name))) return [];
	return withEngine(async (engine) => {
		const { appliedMigrationNames } = await engine.applyMigrations({
			migrationsList: await migrationList(),
			filters,
		});
		return appliedMigrationNames;
	});
}
