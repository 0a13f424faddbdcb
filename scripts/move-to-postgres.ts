// Copies the data of a site on SQLite into an empty PostgreSQL database, and compares both before it keeps the copy.
// The build bundles this file (vite.config.ts) as build/server/move-to-postgres.js.
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import Database from "better-sqlite3";
import pg from "pg";
import { z } from "zod";
import { withServerLock } from "../app/platform/database/database.server.ts";
import { externalTables } from "../app/platform/database/external-tables.ts";
import { applyMigrations } from "../app/platform/database/migrations.server.ts";
import { dataFolder, place, provider } from "../app/platform/database/place.server.ts";
import { env } from "../app/platform/env.ts";
import { runtimeFile } from "../app/platform/project-files.server.ts";
import { command } from "./command.ts";

const usage = `npm run move-to-postgres [-- FILE]   copies the data of SQLite's FILE, or of site.db in DATA_DIR, into the empty
                                     PostgreSQL database of DATABASE_URL, while the site is stopped`;

/** How many rows are copied or compared at a time. */
const STEP = 1_000;

/** A table with its columns and their PostgreSQL types, and the columns by which its rows are sorted. */
interface Table {
	name: string;
	columns: { name: string; type: string }[];
	key: string[];
}
/** The values of a row in the order of the columns, as text that is the same for both databases. */
type Row = (string | null)[];

const quoted = (name: string) => `"${name}"`;
const listed = (names: readonly string[]) => names.map(quoted).join(", ");

/** What both databases say of a value: SQLite has neither booleans nor moments. */
function common(value: unknown, type: string): string | null {
	if (value === null) return null;
	if (type === "boolean") return String(value === 1n);
	if (type.startsWith("timestamp")) {
		return new Date(typeof value === "bigint" ? Number(value) : String(value)).toISOString();
	}
	return Buffer.isBuffer(value) ? `\\x${value.toString("hex")}` : String(value);
}

/** What PostgreSQL says of a value, as an expression that selects it. */
const commonSql = ({ name, type }: Table["columns"][number]) =>
	type.startsWith("timestamp")
		? `to_char(${quoted(name)}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
		: `${quoted(name)}::text`;

/** With the table's name, because PostgreSQL would take a column's own for the text that is selected. */
const ordered = ({ name, key }: Table) =>
	`ORDER BY ${key.map((column) => `${quoted(name)}.${quoted(column)}`).join(", ")}`;

/**
 * Opens SQLite's file for this process alone, so that nothing is written that would not be copied.
 * @throws {Error} if there is none, a site is running on it, or another version of the site has changed it last.
 */
async function openSource(file: string): Promise<Database.Database> {
	if (!existsSync(file)) throw new Error(`There is no database at ${file}: see DATA_DIR.`);
	const source = new Database(file, { fileMustExist: true, timeout: 1_000 });
	source.pragma("locking_mode = EXCLUSIVE");
	try {
		source.exec("BEGIN EXCLUSIVE");
	} catch (error) {
		throw new Error(`${file} is in use: stop the site first.`, { cause: error });
	}
	const migrations = await readdir(runtimeFile("prisma/migrations"), { withFileTypes: true });
	const known = migrations.flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
	const done = source
		.prepare("SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL")
		.pluck()
		.all();
	if (known.toSorted().join() !== done.map(String).toSorted().join()) {
		throw new Error(`${file} is of another version: start this version on it once, and stop it.`);
	}
	return source;
}

const isTables = z.array(z.object({ name: z.string(), column: z.string(), type: z.string() }));

/** The tables of the target, with keys as in the source. */
async function tablesOf(target: pg.Client, source: Database.Database): Promise<Table[]> {
	const { rows } = await target.query(
		`SELECT table_name AS "name", column_name AS "column", data_type AS "type" FROM information_schema.columns
		WHERE table_schema = current_schema() AND table_name <> '_prisma_migrations' ORDER BY 1, ordinal_position`,
	);
	const tables = new Map<string, Table>();
	for (const { name, column, type } of isTables.parse(rows)) {
		const keySql = "SELECT name FROM pragma_table_info(?) WHERE pk > 0 ORDER BY pk";
		const key = () => source.prepare(keySql).pluck().all(name).map(String);
		const table = tables.get(name) ?? { name, columns: [], key: key() };
		table.columns.push({ name: column, type });
		tables.set(name, table);
	}
	const theirs = source
		.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
		.pluck()
		.all()
		.map(String)
		.filter((name) => name !== "_prisma_migrations" && !externalTables.includes(name));
	const missing = theirs.filter((name) => !tables.has(name));
	if (missing.length > 0) throw new Error(`PostgreSQL has no table ${missing.join(", ")}.`);
	return [...tables.values()];
}

/** @throws {Error} if there is anything in the database, whether of a site or of something else. */
async function assertEmpty(target: pg.Client) {
	const { rows } = await target.query<{ name: string }>(
		"SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()",
	);
	const isOfSite = rows.some(({ name }) => name === "_prisma_migrations");
	for (const { name } of rows) {
		if (name === "_prisma_migrations") continue;
		const { rowCount } = await target.query(`SELECT FROM ${quoted(name)} LIMIT 1`);
		if (!isOfSite || rowCount) {
			throw new Error(`The PostgreSQL database is not empty: it has ${name}. Use a new one.`);
		}
	}
}

/** Counts the rows that are passed to `add`, and makes a checksum of them. */
function summary() {
	const hash = createHash("sha256");
	let rows = 0;
	return {
		add(row: Row) {
			rows += 1;
			hash.update(`${JSON.stringify(row)}\n`);
		},
		text: () => `${rows} rows, ${hash.digest("hex").slice(0, 16)}`,
	};
}

/** Copies a table's rows, and returns a summary of what was read. */
async function copy(table: Table, source: Database.Database, target: pg.Client): Promise<string> {
	const read = summary();
	const { name, columns } = table;
	const names = columns.map((column) => column.name);
	const insert = `INSERT INTO ${quoted(name)} (${listed(names)})
		SELECT ${listed(names)} FROM json_populate_recordset(NULL::${quoted(name)}, $1::json)`;
	let waiting: Record<string, string | null>[] = [];
	const flush = async () => {
		await target.query(insert, [JSON.stringify(waiting)]);
		waiting = [];
	};
	const all = source
		.prepare(`SELECT ${listed(names)} FROM ${quoted(name)} ${ordered(table)}`)
		.raw()
		.safeIntegers();
	for (const values of all.iterate()) {
		if (!Array.isArray(values)) throw new Error(`${name} has a row that can't be read.`);
		const row = columns.map(({ type }, at) => common(values[at], type));
		read.add(row);
		waiting.push(Object.fromEntries(names.map((column, at) => [column, row[at] ?? null])));
		if (waiting.length === STEP) await flush();
	}
	if (waiting.length > 0) await flush();
	return read.text();
}

/** A summary of what PostgreSQL has in a table. */
async function copied(table: Table, target: pg.Client): Promise<string> {
	const found = summary();
	const columns = table.columns.map(commonSql).join(", ");
	await target.query(
		`DECLARE found CURSOR FOR SELECT ${columns} FROM ${quoted(table.name)} ${ordered(table)}`,
	);
	for (;;) {
		const { rows } = await target.query<Row>({
			text: `FETCH ${STEP} FROM found`,
			rowMode: "array",
		});
		if (rows.length === 0) break;
		for (const row of rows) found.add(row);
	}
	await target.query("CLOSE found");
	return found.text();
}

/** Lets tables be filled in any order: what rows refer to is checked at the end of `work`. */
async function withDeferredReferences(target: pg.Client, work: () => Promise<void>) {
	const { rows } = await target.query<{ table: string; name: string }>(
		`SELECT conrelid::regclass::text AS "table", conname AS "name" FROM pg_constraint
		WHERE contype = 'f' AND connamespace = current_schema()::regnamespace`,
	);
	const alter = async (how: string) => {
		for (const { table, name } of rows) {
			await target.query(`ALTER TABLE ${table} ALTER CONSTRAINT ${quoted(name)} ${how}`);
		}
	};
	await alter("DEFERRABLE INITIALLY DEFERRED");
	await work();
	await target.query("SET CONSTRAINTS ALL IMMEDIATE");
	await alter("NOT DEFERRABLE");
}

/** Goes on with the numbers where SQLite was, so that none of a deleted row is used again. */
async function continueNumbers(source: Database.Database, target: pg.Client) {
	const numbers = z
		.array(z.object({ name: z.string(), seq: z.int() }))
		.parse(source.prepare("SELECT name, seq FROM sqlite_sequence WHERE seq > 0").all());
	for (const { name, seq } of numbers) {
		await target.query("SELECT setval(pg_get_serial_sequence($1, 'id'), $2)", [quoted(name), seq]);
	}
}

/** Copies and compares everything in one transaction, which is kept only if nothing differs. */
async function move(source: Database.Database, target: pg.Client) {
	await target.query("BEGIN");
	const tables = await tablesOf(target, source);
	const differing: string[] = [];
	await withDeferredReferences(target, async () => {
		for (const table of tables) {
			const before = await copy(table, source, target);
			const after = await copied(table, target);
			console.log(`${table.name}: ${before} on SQLite; ${after} on PostgreSQL`);
			if (before !== after) differing.push(table.name);
		}
	});
	if (differing.length > 0) {
		throw new Error(`These tables differ, so nothing was kept: ${differing.join(", ")}.`);
	}
	await continueNumbers(source, target);
	await target.query("COMMIT");
	return tables.length;
}

await command(usage, async ([file = join(dataFolder, "site.db"), ...rest]) => {
	if (rest.length > 0 || file.startsWith("-")) return undefined;
	console.log(place);
	if (provider !== "postgresql") {
		throw new Error("Set DATABASE_URL to the address of an empty PostgreSQL database.");
	}
	const source = await openSource(resolve(file));
	const target = new pg.Client({ connectionString: env.DATABASE_URL });
	await target.connect();
	try {
		await assertEmpty(target);
		await withServerLock(applyMigrations);
		const count = await move(source, target);
		return `Copied ${count} tables, which are the same in both databases. ${resolve(file)} is as it was. Photos stay in ${dataFolder}.`;
	} finally {
		// Without COMMIT, this takes back what was copied.
		await target.end();
		source.close();
	}
});
