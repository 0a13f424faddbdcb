/** Deletes entries that were never confirmed, with the emails that asked for it. */
import { transaction } from "~/platform/database/database.server.ts";
import { log } from "~/platform/log/log.server.ts";
import { startWorker, type WorkerOptions } from "~/platform/worker.server.ts";
import { forgetStrayBounces } from "../bounces/bounces.server.ts";
import { UNCONFIRMED_DAYS } from "./schema.ts";

const HOUR = 3_600_000;
const DAY = 86_400_000;
/** Entries that one transaction deletes at most, so that nobody waits long for it. */
const AT_ONCE = 200;

async function sweepSome(now: Date): Promise<number> {
	return transaction(async (client) => {
		const old = await client.waitingEntry.findMany({
			where: {
				status: "unconfirmed",
				createdAt: { lt: new Date(now.getTime() - UNCONFIRMED_DAYS * DAY) },
				// Who was sent a new link lately may still use it.
				OR: [{ tokenExpires: null }, { tokenExpires: { lt: now } }],
			},
			orderBy: [{ createdAt: "asc" }, { id: "asc" }],
			take: AT_ONCE,
			select: { id: true, email: true },
		});
		if (old.length === 0) return 0;
		await client.outgoingEmail.deleteMany({
			where: {
				recipient: { in: old.map(({ email }) => email) },
				kind: "waiting list",
				familyId: null,
			},
		});
		await forgetStrayBounces(
			client,
			old.map(({ email }) => email),
		);
		const { count } = await client.waitingEntry.deleteMany({
			where: { id: { in: old.map(({ id }) => id) } },
		});
		return count;
	});
}

/** Deletes all that are older than allowed; returns how many. */
export async function sweepUnconfirmed(now: Date): Promise<number> {
	let total = 0;
	for (;;) {
		const count = await sweepSome(now);
		total += count;
		if (count < AT_ONCE) return total;
	}
}

/** Starts it, at once and then every hour; `stop` resolves when the look under way is done. */
export function startWaitingSweep({ every = HOUR, now }: WorkerOptions = {}) {
	async function look(moment: Date) {
		const count = await sweepUnconfirmed(moment);
		if (count > 0) log.info({ count }, "waiting list entries that nobody confirmed were deleted");
	}
	return startWorker(look, {
		every,
		now,
		failure: "unconfirmed waiting list entries could not be deleted",
	});
}
