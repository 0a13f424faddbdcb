/** Ends the time in which an answer can be taken back, which would be long to wait for. */
import { join } from "node:path";
import Database from "better-sqlite3";
import { siteData } from "../support/site-data.ts";

/**
 * From now on, the answers to that address are due on the site at `baseURL`: its outbox finds them
 * when it looks next.
 */
export function endUndo(baseURL: string | undefined, recipient: string) {
	const database = new Database(join(siteData(new URL(baseURL ?? "").port), "site.db"), {
		timeout: 60_000,
	});
	try {
		database
			.prepare(
				"UPDATE OutgoingEmail SET nextAttemptAt = createdAt WHERE recipient = ? AND status = 'waiting'",
			)
			.run(recipient);
	} finally {
		database.close();
	}
}
