/** Stores the morning email, and keeps it free of families that were erased since. */
import { MS_PER_DAY } from "~/business/days.ts";
import { today } from "~/business/moments.ts";
import { type Client, database } from "~/platform/database/database.server.ts";
import { morningOf } from "./morning.server.ts";
import { morningText } from "./morning-text.ts";
import { sendOnce, wasSent } from "./sent-letters.server.ts";

/** The kind of email in the outbox. */
const kind = "reminder" as const;
/** Days for which a morning email that was sent is shown among the emails. */
const KEPT_DAYS = 7;

/** The subject and texts of a day's email. Undefined if there is nothing to report. */
async function textOf(day: string, now: Date, client?: Client) {
	const sections = await morningOf(day, now, client);
	return sections.length > 0 ? morningText(sections, day) : undefined;
}

/**
 * Sends the morning email of a day, unless it was sent. If there is nothing to report at the first
 * try, none is sent that day. Returns whether an email was queued.
 */
export async function sendMorning(day: string, now: Date): Promise<boolean> {
	const key = `morning ${day}`;
	if (await wasSent(database, key)) return false;
	const text = await textOf(day, now);
	const email = text && { kind, headers: { "Auto-Submitted": "auto-generated" }, ...text };
	return (await sendOnce(key, async () => email)) && email !== undefined;
}

/** Deletes the morning emails that were sent more than a few days ago: they name families. */
export async function forgetOldMornings(now: Date): Promise<void> {
	const sentAt = { lt: new Date(now.getTime() - KEPT_DAYS * MS_PER_DAY) };
	await database.outgoingEmail.deleteMany({ where: { kind, status: "sent", sentAt } });
}

/**
 * Deletes the morning emails that were sent, and writes those that still wait again without what is no longer
 * stored. Call it in the transaction that erases a family or a person.
 */
export async function rewriteMornings(client: Client): Promise<void> {
	await client.outgoingEmail.deleteMany({ where: { kind, status: "sent" } });
	const waiting = await client.outgoingEmail.findMany({
		where: { kind },
		select: { id: true, createdAt: true },
	});
	for (const { id, createdAt } of waiting) {
		const data = await textOf(today(createdAt), createdAt, client);
		if (data) await client.outgoingEmail.update({ where: { id }, data, select: { id: true } });
		else await client.outgoingEmail.delete({ where: { id }, select: { id: true } });
	}
}
