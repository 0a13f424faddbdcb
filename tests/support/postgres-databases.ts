/** The databases of the PostgreSQL server that the tests use: one for each test file. */
import pg from "pg";

/** The server's address without a database name, or undefined if the tests run on SQLite. */
export const server = process.env.TEST_POSTGRES;

/**
 * Runs statements about databases, on a connection to the server's `postgres` database, which no test uses.
 */
export async function tell(...statements: string[]) {
	const connection = new pg.Client({ connectionString: `${server}/postgres` });
	await connection.connect();
	for (const sql of statements) await connection.query(sql);
	await connection.end();
}

/** Whether a database has no tables yet. */
export async function isEmpty(connectionString: string): Promise<boolean> {
	const connection = new pg.Client({ connectionString });
	await connection.connect();
	const { rowCount } = await connection.query(
		"SELECT FROM pg_tables WHERE schemaname = 'public' LIMIT 1",
	);
	await connection.end();
	return rowCount === 0;
}
