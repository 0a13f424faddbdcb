import { timeOfDay, today } from "~/business/moments.ts";
import { log } from "~/platform/log/log.server.ts";
import { writeAfterHome } from "./after-home.server.ts";
import { forgetOldMornings, sendMorning } from "./morning.server.ts";
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
