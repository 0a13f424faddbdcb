/** Acts as another user of the test file's database, one who holds its lock. */
import { join } from "node:path";
import Database from "better-sqlite3";
import { env } from "~/platform/env.ts";

/** Takes the lock that every write needs. Only reads work until the returned function is called. */
export function lockDatabase(): () => void {
	const connection = new Database(join(env.DATA_DIR, "site.db"));
	connection.exec("BEGIN IMMEDIATE");
	return () => {
		connection.exec("ROLLBACK");
		connection.close();
	};
}
