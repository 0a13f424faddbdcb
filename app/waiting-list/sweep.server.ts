/** Deletes entries that were never confirmed, along with their confirmation emails. */

import { MS_PER_DAY } from "~/business/days.ts";
import { forgetStrayBounces } from "~/families/bounced-addresses.server.ts";
import { command } from "~/platform/command.server.ts";
import { siteActor } from "~/platform/database/audit-log.server.ts";
import { database } from "~/platform/database/database.server.ts";

import { deleteEntries } from "./commands.server.ts";
import { CONFIRM_DAYS, UNCONFIRMED_DAYS } from "./schema.ts";

/** Maximum number of entries deleted per transaction, so that other writers don't wait long. */
const AT_ONCE = 200;

async function sweepSome(now: Date): Promise<number> {
	return command(siteActor, async (work) => {
		const old = await work.db.waitingEntry.findMany({
			where: {
				status: "unconfirmed",
				createdAt: { lt: new Date(now.getTime() - UNCONFIRMED_DAYS * MS_PER_DAY) },
				// Somebody who got a new link recently may still use it.
				OR: [{ tokenExpires: null }, { tokenExpires: { lt: now } }],
			},
			orderBy: [{ createdAt: "asc" }, { id: "asc" }],
			take: AT_ONCE,
			select: { id: true, email: true },
		});
		if (old.length === 0) return 0;
		const emails = old.map(({ email }) => email);
		await work.db.outgoingEmail.deleteMany({
			where: { recipient: { in: emails }, kind: "waiting list", familyId: null },
		});
		await forgetStrayBounces(work.db, emails);
		return deleteEntries(work.db, { id: { in: old.map(({ id }) => id) } });
	});
}

/** Forgets what was asked for in somebody's name, if they didn't make it their own in that time. */
async function forgetAskedFor(now: Date) {
	await database.waitingEntry.updateMany({
		where: {
			status: "waiting",
			confirmedAt: { lt: new Date(now.getTime() - UNCONFIRMED_DAYS * MS_PER_DAY) },
			askedFor: { not: "" },
		},
		data: { askedFor: "" },
	});
	const expired = { lt: new Date(now.getTime() - (UNCONFIRMED_DAYS - CONFIRM_DAYS) * MS_PER_DAY) };
	await database.waitingEntry.updateMany({
		where: { status: { in: ["left", "served"] }, tokenExpires: expired },
		data: { askedFor: "", tokenHash: null, tokenExpires: null },
	});
}

/** Deletes all unconfirmed entries older than `UNCONFIRMED_DAYS`. Returns how many. */
export async function sweepUnconfirmed(now: Date): Promise<number> {
	let total = 0;
	await forgetAskedFor(now);
	for (;;) {
		const count = await sweepSome(now);
		total += count;
		if (count < AT_ONCE) return total;
	}
}
