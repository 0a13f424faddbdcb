/** Formats days for the dashboard, in a longer and a shorter form than elsewhere. */
import { forCalendarDays } from "~/business/days.ts";
import { inBusinessZone } from "~/business/moments.ts";

const longFormat = inBusinessZone("en-US", {
	dateStyle: "full",
});
const shortDayFormat = forCalendarDays({ month: "short", day: "numeric" });

/** "Saturday, November 21, 2026" */
export const longDay = (moment: Date) => longFormat().format(moment);
/** "2026-11-21" as "Nov 21" */
export const shortDay = (day: string) => shortDayFormat().format(new Date(`${day}T00:00:00Z`));
