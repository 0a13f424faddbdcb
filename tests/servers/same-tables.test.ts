/** Tests that the migrations for SQLite and for PostgreSQL create the same tables. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { database } from "~/platform/database/database.server.ts";
import { externalTables } from "~/platform/database/external-tables.ts";
import { applyMigrations } from "~/platform/database/migrations.server.ts";

const HISTORY = "prisma/migrations";

/** A common name for the column types of both databases. SQLite makes no finer distinctions than these. */
const kinds: Readonly<Record<string, string>> = {
	text: "text",
	integer: "whole number",
	bigint: "whole number",
	real: "number",
	"double precision": "number",
	boolean: "yes or no",
	blob: "bytes",
	bytea: "bytes",
	datetime: "moment",
	"timestamp without time zone": "moment",
};

interface Column {
	table: string;
	name: string;
	kind: string;
	isRequired: boolean;
}
interface Index {
	table: string;
	columns: string;
	isUnique: boolean;
}
interface Link {
	table: string;
	column: string;
	to: string;
	onDelete: string;
}

const text = z.string();
const flag = z.union([z.boolean(), z.int().transform(Boolean)]);
const columnRows = z.array(
	z.object({ table: text, name: text, type: text.toLowerCase(), isRequired: flag }),
);
const indexRows = z.array(z.object({ table: text, columns: text, isUnique: flag }));
const linkRows = z.array(
	z.object({ table: text, column: text, to: text, onDelete: text.toLowerCase() }),
);

const sorted = <T>(rows: readonly T[]) => rows.map((row) => JSON.stringify(row)).toSorted();
const columnsOf = (rows: unknown): Column[] =>
	columnRows.parse(rows).map(({ type, ...column }) => ({ ...column, kind: kinds[type] ?? type }));

function tablesOfSqlite() {
	const file = new DatabaseSync(":memory:");
	for (const entry of readdirSync(HISTORY, { withFileTypes: true })) {
		if (!entry.isDirectory()) continue;
		file.exec(readFileSync(join(HISTORY, entry.name, "migration.sql"), "utf8"));
	}
	const all = (sql: string) => file.prepare(sql).all();
	// Search indexes differ between the databases: SQLite has FTS5 tables, and PostgreSQL has pg_trgm indexes.
	const own = externalTables.map((name) => `'${name}'`).join(", ");
	const tables = `sqlite_master t WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite_%' AND t.name NOT IN (${own})`;
	const joined = (pragma: string) => tables.replace("t WHERE", `t JOIN ${pragma} p WHERE`);
	return {
		columns: columnsOf(
			all(
				`SELECT t.name AS "table", p.name, p.type, p."notnull" AS "isRequired" FROM ${joined("pragma_table_info(t.name)")}`,
			),
		),
		indexes: indexRows.parse(
			all(
				`SELECT t.name AS "table", p."unique" AS "isUnique",
					(SELECT group_concat(coalesce(i.name, 'an expression')) FROM (SELECT name FROM pragma_index_info(p.name) ORDER BY seqno) i) AS "columns"
				FROM ${joined("pragma_index_list(t.name)")} AND p.origin = 'c'`,
			),
		) satisfies Index[],
		links: linkRows.parse(
			all(
				`SELECT t.name AS "table", p."from" AS "column", p."table" AS "to", p.on_delete AS "onDelete" FROM ${joined("pragma_foreign_key_list(t.name)")}`,
			),
		) satisfies Link[],
	};
}

async function tablesOfPostgres() {
	const all = (sql: string) => database.$queryRawUnsafe(sql);
	return {
		columns: columnsOf(
			await all(
				`SELECT table_name AS "table", column_name AS "name", data_type AS "type", is_nullable = 'NO' AS "isRequired"
				FROM information_schema.columns WHERE table_schema = current_schema() AND table_name <> '_prisma_migrations'`,
			),
		),
		indexes: indexRows.parse(
			await all(
				`SELECT t.relname AS "table", i.indisunique AS "isUnique",
					(SELECT string_agg(coalesce(a.attname, 'an expression'), ',' ORDER BY k.place) FROM unnest(i.indkey) WITH ORDINALITY k(number, place)
						LEFT JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = k.number) AS "columns"
				FROM pg_index i JOIN pg_class t ON t.oid = i.indrelid
				JOIN pg_class own ON own.oid = i.indexrelid JOIN pg_am m ON m.oid = own.relam
				WHERE m.amname = 'btree' AND t.relnamespace = current_schema()::regnamespace AND NOT i.indisprimary AND t.relname <> '_prisma_migrations'`,
			),
		),
		links: linkRows.parse(
			await all(
				`SELECT c.conrelid::regclass::text AS "table", a.attname AS "column", c.confrelid::regclass::text AS "to",
					CASE c.confdeltype WHEN 'c' THEN 'cascade' WHEN 'n' THEN 'set null' WHEN 'r' THEN 'restrict' ELSE 'no action' END AS "onDelete"
				FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
				WHERE c.contype = 'f' AND c.connamespace = current_schema()::regnamespace`,
			),
		),
	};
}

beforeAll(() => applyMigrations());

test("both databases have search indexes on the same columns", async () => {
	const rows = await database.$queryRaw<{ name: string }[]>`
		SELECT tablename AS name FROM pg_indexes WHERE indexdef LIKE '%USING gin ("searchText" gin_trgm_ops)%'`;
	const searched = rows.map(({ name }) => `${name}Search`).toSorted();
	expect(searched).toEqual(externalTables.filter((name) => !name.includes("_")).toSorted());
});

test("text is compared by its bytes in every column, as on SQLite", async () => {
	const others = await database.$queryRaw`
		SELECT table_name, column_name FROM information_schema.columns
		WHERE table_schema = current_schema() AND table_name <> '_prisma_migrations'
			AND data_type = 'text' AND collation_name IS DISTINCT FROM 'C'`;
	expect(others).toEqual([]);
});

test("both databases have the same columns, indexes and foreign keys", async () => {
	const [few, many] = [tablesOfSqlite(), await tablesOfPostgres()];
	expect(few.columns.length).toBeGreaterThan(100);
	expect(few.indexes.length).toBeGreaterThan(20);
	expect(few.links.length).toBeGreaterThan(5);
	expect(sorted(many.columns)).toEqual(sorted(few.columns));
	// PostgreSQL quotes names that contain capital letters.
	const bare = (link: Link) => ({
		...link,
		table: link.table.replaceAll('"', ""),
		to: link.to.replaceAll('"', ""),
	});
	expect(sorted(many.links.map(bare))).toEqual(sorted(few.links.map(bare)));
	expect(sorted(many.indexes)).toEqual(sorted(few.indexes));
});
