/** Ends the time in which an answer can be taken back, which would be long to wait for. */
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import Database from "better-sqlite3";
import { anyAddress, messageOf } from "../support/messages.ts";
import { siteData } from "../support/site-data.ts";

/**
 * From now on, the answers to that address are due on the site at `baseURL`. Its outbox, which would
 * look for them within a quarter of a minute, is woken by somebody else's message.
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
