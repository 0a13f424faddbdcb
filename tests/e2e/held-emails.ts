/** Ends the time during which a reply can be undone, because waiting for it would take long. */
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import Database from "better-sqlite3";
import { anyAddress, messageOf } from "../support/messages.ts";
import { siteData } from "../support/site-data.ts";

/**
 * Makes the replies to an address due on the site at `baseURL`. Its outbox would notice within 15 seconds. An
 * unrelated message wakes it at once.
 */
export async function endUndo(baseURL: string | undefined, recipient: string) {
	const site = baseURL ?? "";
	const database = new Database(join(siteData(new URL(site).port), "site.db"), {
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
	const id = randomUUID();
	const body = new URLSearchParams({
		...messageOf("Good morning."),
		name: `Wakeful ${id.slice(0, 8)}`,
		email: `${id}@example.com`,
		submission_key: id,
	});
	const headers = { Origin: site, "X-Forwarded-For": anyAddress() };
	const sent = await fetch(`${site}/contact-us`, {
		method: "POST",
		redirect: "manual",
		headers,
		body,
	});
	if (sent.status !== 303) throw new Error(`The message that wakes it came to ${sent.status}`);
}
