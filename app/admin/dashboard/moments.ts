/** Moments as the admin's pages write them, by the clocks where the business is. */
import { facts } from "~/business/facts.ts";

const { timeZone } = facts;
const longFormat = new Intl.DateTimeFormat("en-US", { timeZone, dateStyle: "full" });
const dayFormat = new Intl.DateTimeFormat("en-US", { timeZone, dateStyle: "medium" });
const momentFormat = new Intl.DateTimeFormat("en-US", {
	timeZone,
	dateStyle: "medium",
	timeStyle: "short",
});
/** Calendar days have no time zone. */
const shortDayFormat = new Intl.DateTimeFormat("en-US", {
	timeZone: "UTC",
	month: "short",
	day: "numeric",
});

/** "Saturday, November 21, 2026" */
export const longDay = (moment: Date) => longFormat.format(moment);
/** "Nov 21, 2026" */
export const dayOfMoment = (moment: Date) => dayFormat.format(moment);
/** "Nov 21, 2026, 5:03 PM" */
export const momentInWords = (moment: Date) => momentFormat.format(moment);
/** "2026-11-21" as "Nov 21" */
export const shortDay = (day: string) => shortDayFormat.format(new Date(`${day}T00:00:00Z`));
