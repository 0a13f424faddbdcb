/** Sends the letter to a family on the morning after its puppy went home. */
import { daysBefore, MS_PER_DAY } from "~/business/days.ts";
import { dayOf } from "~/business/moments.ts";
import { familyValues } from "~/families/letters/placeholders.ts";
import { filledLetter } from "~/families/letters/queries.server.ts";
import { type Client, database } from "~/platform/database/database.server.ts";
import type { QueuedEmail } from "~/platform/email/queue.server.ts";
import { addressFor } from "./recipient.server.ts";
import { sendOnce, wasSent } from "./sent-letters.server.ts";

/** If the site was down, the letter may still be sent up to this many days after a puppy went home. */
const LATEST = 3;
/** The reservation must have been closed within this many days. */
const LOOKED_BACK = 30;
const AT_ONCE = 100;

const keyOf = (reservationId: number) => `after home ${reservationId}`;

async function letterTo(
	client: Client,
	family: { id: number; name: string },
	puppy: string,
): Promise<QueuedEmail | undefined> {
	const recipient = await addressFor(client, family.id);
	if (recipient === undefined) return undefined;
	const values = familyValues({ name: family.name, puppy });
	return {
		kind: "after home",
		familyId: family.id,
		recipient,
		...(await filledLetter("after home", values, client)),
		headers: { "Auto-Submitted": "auto-generated" },
	};
}

/**
 * Queues letters to the families whose puppies went home recently, each once. Returns how many.
 * @param day today.
 * @param since when the letter was switched on. Puppies that went home earlier than the day before
 * get none.
 */
export async function writeAfterHome(day: string, now: Date, since: Date | null): Promise<number> {
	const days = {
		gte: daysBefore(day, LATEST),
		gt: since ? daysBefore(dayOf(since), 2) : undefined,
		lt: day,
	};
	const home = await database.reservation.findMany({
		where: {
			status: "home",
			familyId: { not: null },
			endedAt: { gte: new Date(now.getTime() - LOOKED_BACK * MS_PER_DAY) },
			OR: [{ puppy: { wentHomeOn: days } }, { puppy: { wentHomeOn: null }, goHomeOn: days }],
		},
		select: {
			id: true,
			family: { select: { id: true, name: true } },
			puppy: { select: { name: true } },
		},
		orderBy: { id: "asc" },
		take: AT_ONCE,
	});
	let written = 0;
	for (const { id, family, puppy } of home) {
		if (!family || (await wasSent(database, keyOf(id)))) continue;
		const write = (client: Client) => letterTo(client, family, puppy.name);
		if (await sendOnce(keyOf(id), write)) written += 1;
	}
	return written;
}
