/** Days on which the opening hours differ from the usual ones (specification, section 9). */
import { publicSettings } from "#public-settings";
import { dayInWords, daysBetween } from "./days.ts";
import { dayHoursInWords } from "./hours.ts";

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
