/** Reads everything that the database holds, to find out whether anything was changed. */
import BetterSqlite3 from "better-sqlite3";
import { database, databaseFile, provider } from "~/platform/database/database.server.ts";
import { Prisma } from "~/platform/database/prisma/client.ts";

/** The counters of rate limits aren't content. */
const models = Object.values(Prisma.ModelName).filter((name) => name !== "RateLimit");

const asText = (_: string, value: unknown) => (typeof value === "bigint" ? String(value) : value);

/** Returns all rows of each model as text, in an order that doesn't depend on the database. */
export async function allRows(): Promise<string> {
	const parts = [];
	for (const model of models) {
		const rows = await database.$queryRawUnsafe<unknown[]>(`SELECT * FROM "${model}"`);
		parts.push(model, ...rows.map((row) => JSON.stringify(row, asText)).toSorted());
	}
	return parts.join("\n");
}

/** Returns the contents of SQLite's database file, including its search indexes, as text by table. */
function textOfFile(): Map<string, string> {
	const file = new BetterSqlite3(databaseFile, { readonly: true });
	try {
		const tables = file.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").pluck();
		const texts = tables.all().map((name): [string, string] => {
			const rows = file.prepare(`SELECT * FROM "${name}"`).raw().all();
			const readable = (cell: unknown) =>
				cell instanceof Uint8Array ? Buffer.from(cell).toString("latin1") : cell;
			const texts = rows.map((row) => (Array.isArray(row) ? row.map(readable) : row));
			return [String(name), JSON.stringify(texts)];
		});
		return new Map(texts);
	} finally {
		file.close();
	}
}

/** Returns everything in every table, including tables without a model, as text by table name. */
export async function textOfTables(): Promise<Map<string, string>> {
	if (provider === "sqlite") return textOfFile();
	const tables = await database.$queryRaw<{ name: string }[]>`
		SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`;
	const texts = new Map<string, string>();
	for (const { name } of tables) {
		const rows = await database.$queryRawUnsafe(`SELECT * FROM "${name}"`);
		texts.set(name, JSON.stringify(rows, asText));
	}
	return texts;
}
