/** Days on which the opening hours differ from the usual ones (specification, section 9). */
import { publicSettings } from "#public-settings";
import { dayInWords, daysBetween } from "./days.ts";
import { dayHoursInWords, hoursDefaults } from "./hours.ts";

/** How many days in advance exceptions to the opening hours are shown. */
const AHEAD = 60;

/** The exceptions that apply on `day` or begin soon, the next one first, each with a label. */
export function exceptions(day: string) {
	const all = publicSettings.exceptions ?? [];
	return all
		.filter((one) => one.lastDay >= day && (daysBetween(day, one.day) ?? 0) <= AHEAD)
		.toSorted((one, other) => one.day.localeCompare(other.day))
		.map((one) => {
			const from = dayInWords(one.day, true);
			const days = one.lastDay > one.day ? `${from} – ${dayInWords(one.lastDay, true)}` : from;
			return {
				...one,
				label: `${days}: ${dayHoursInWords(one)}${one.name ? ` (${one.name})` : ""}`,
			};
		});
}

/** The hours of a calendar day, with empty times if it is closed: those of an exception, or else its weekday's. */
export function hoursOn(day: string): { opens: string; closes: string } {
	const other = publicSettings.exceptions?.find((one) => one.day <= day && day <= one.lastDay);
	const fromMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
	const usual = (publicSettings.hours ?? hoursDefaults)[fromMonday];
	return other ?? usual ?? { opens: "", closes: "" };
}
