/** The databases of the PostgreSQL server that tests run on: one for each test file. */
import pg from "pg";

/** Its address without a database's name; undefined where tests run on SQLite. */
export const server = process.env.TEST_POSTGRES;

/** Tells the server something about its databases, on a connection to one that nobody else uses. */
export async function tell(...statements: string[]) {
	const connection = new pg.Client({ connectionString: `${server}/postgres` });
	await connection.connect();
	for (const sql of statements) await connection.query(sql);
	await connection.end();
}

/** Whether a database has no table yet. */
export async function isEmpty(connectionString: string): Promise<boolean> {
	const connection = new pg.Client({ connectionString });
	await connection.connect();
	const { rowCount } = await connection.query(
		"SELECT FROM pg_tables WHERE schemaname = 'public' LIMIT 1",
	);
	await connection.end();
	return rowCount === 0;
}
