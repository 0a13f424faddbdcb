/** Sends the automatic emails at the right time of day. */
import { href } from "react-router";
import { timeOfDay, today } from "~/business/moments.ts";
import { database } from "~/platform/database/database.server.ts";
import { env } from "~/platform/env.ts";
import { log } from "~/platform/log/log.server.ts";
import { startWorker, type WorkerOptions } from "~/platform/worker.server.ts";
import { writeAfterHome } from "./after-home.server.ts";
import { morningOf } from "./morning.server.ts";
import { morningText } from "./morning-text.ts";
import { sendOnce, wasSent } from "./sent-letters.server.ts";
import { switchState } from "./settings.server.ts";

const MINUTE = 60_000;
/** When the morning email is sent; if the site was down, it is still sent until noon. */
const MORNING = "07:00";
const NOON = "12:00";
/** Letters to families are sent only between these times of day. */
const AFTER_HOME = "10:00";
const EVENING = "20:00";

const inAdmin = (path: string) => env.origin + path;

const addresses = {
	answer: (id: number) => inAdmin(href("/admin/families/:id/reply", { id: String(id) })),
	family: (id: number) => inAdmin(href("/admin/families/:id", { id: String(id) })),
	reservation: (id: number) => inAdmin(href("/admin/reservations/:id", { id: String(id) })),
	start: inAdmin(href("/admin")),
};

/**
 * Sends the morning email of a day, unless it was sent. If there is nothing to report at the first
 * try, none is sent that day. Returns whether an email was queued.
 */
async function sendMorning(day: string, now: Date): Promise<boolean> {
	const key = `morning ${day}`;
	if (await wasSent(database, key)) return false;
	const morning = await morningOf(day, now);
	const email = morning && {
		kind: "reminder" as const,
		headers: { "Auto-Submitted": "auto-generated" },
		...morningText(morning, { day, now, addresses }),
	};
	return (await sendOnce(key, async () => email)) && email !== undefined;
}

/** Sends the automatic emails that are due at a time. */
export async function sendReminders(now: Date): Promise<void> {
	const day = today(now);
	const time = timeOfDay(now);
	if (time >= MORNING && time < NOON && (await switchState("morning email")).isOn) {
		if (await sendMorning(day, now)) log.info({ day }, "the morning email was stored");
	}
	if (time < AFTER_HOME || time >= EVENING) return;
	const { isOn, since } = await switchState("after home");
	if (!isOn) return;
	const count = await writeAfterHome(day, now, since);
	if (count > 0) log.info({ count }, "letters to families whose puppy went home were stored");
}

/** Starts the worker. Its `stop()` resolves once the current run is finished. */
export function startReminders({ every = MINUTE, now }: WorkerOptions = {}) {
	return startWorker(sendReminders, { every, now, failure: "reminders could not be sent" });
}
