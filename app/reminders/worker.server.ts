/** Sends the automatic emails: the one of the morning, and the letter to a family whose puppy went home. */
import { daysBefore, MS_PER_DAY } from "~/business/days.ts";
import { dayOf, timeOfDay, today } from "~/business/moments.ts";
import { familyValues } from "~/families/letters/placeholders.ts";
import { filledLetter } from "~/families/letters/queries.server.ts";
import { type Client, database } from "~/platform/database/database.server.ts";
import type { QueuedEmail } from "~/platform/email/queue.server.ts";
import { log } from "~/platform/log/log.server.ts";
import { forgetOldMornings, sendMorning } from "./morning.server.ts";
import { addressFor } from "./recipient.server.ts";
import { sendOnce, wasSent } from "./sent-letters.server.ts";
import { switchState } from "./settings.server.ts";

/** When the morning email is sent; if the site was down, it is still sent until noon. */
const MORNING = "07:00";
const NOON = "12:00";
/** Letters to families are sent only between these times of day. */
const AFTER_HOME = "10:00";
const EVENING = "20:00";

/** Sends the automatic emails that are due at a time. */
export async function sendReminders(now: Date): Promise<void> {
	const day = today(now);
	const time = timeOfDay(now);
	await forgetOldMornings(now);
	if (time >= MORNING && time < NOON && (await switchState("morning email")).isOn) {
		if (await sendMorning(day, now)) log.info({ day }, "the morning email was stored");
	}
	if (time < AFTER_HOME || time >= EVENING) return;
	const { isOn, since } = await switchState("after home");
	if (!isOn) return;
	const count = await writeAfterHome(day, now, since);
	if (count > 0) log.info({ count }, "letters to families whose puppy went home were stored");
}

/** If the site was down, the letter may still be sent up to this many days after a puppy went home. */
const LATEST = 3;
/** The reservation must have been closed within this many days. */
const LOOKED_BACK = 30;

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
async function writeAfterHome(day: string, now: Date, since: Date | null): Promise<number> {
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
	});
	let written = 0;
	for (const { id, family, puppy } of home) {
		if (!family || (await wasSent(database, keyOf(id)))) continue;
		const write = (client: Client) => letterTo(client, family, puppy.name);
		if (await sendOnce(keyOf(id), write)) written += 1;
	}
	return written;
}
