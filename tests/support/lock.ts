/** Another user of the test file's database, who holds its lock. */
import { join } from "node:path";
import Database from "better-sqlite3";
import { env } from "~/platform/env.ts";

/** Takes the lock that every write needs; nothing but reading goes on until it is let go. */
export function lockDatabase(): () => void {
	const connection = new Database(join(env.dataDir, "site.db"));
	connection.exec("BEGIN IMMEDIATE");
	return () => {
		connection.exec("ROLLBACK");
		connection.close();
	};
}
