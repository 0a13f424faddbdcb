/** The days on which opening hours are others than in other weeks (specification, section 9). */
import { publicSettings } from "#public-settings";
import { dayInWords, daysBetween } from "./days.ts";
import { dayHoursInWords } from "./hours.ts";

/** Days ahead for which exceptions to the opening hours are shown. */
const AHEAD = 60;

/** Days of other hours that are near or under way on `day`, the next first, in words. */
export function exceptions(day: string) {
	const all = publicSettings.business.exceptions ?? [];
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
