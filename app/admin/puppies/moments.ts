/** Moments in the admin's words, where the business is. */
import { facts } from "~/business/facts.ts";

const moment = new Intl.DateTimeFormat("en-US", {
	timeZone: facts.timeZone,
	dateStyle: "medium",
	timeStyle: "short",
});
const day = new Intl.DateTimeFormat("en-US", { timeZone: facts.timeZone, dateStyle: "long" });

/** "Nov 21, 2026, 1:05 AM" */
export const momentInWords = (at: Date) => moment.format(at);
/** "November 21, 2026" */
export const dayOfMoment = (at: Date) => day.format(at);
