/** The earliest month in which a family could take a puppy, stored as the form shows it. */
import { MONTHS } from "~/business/days.ts";

/** Number of months that the form offers. */
const OFFERED = 18;

const written = new RegExp(`^From (${MONTHS.join("|")}) (20\\d\\d)$`);

/** Whether a text is a month like "From March 2027". */
export const isMonth = (text: string): boolean => written.test(text);

const inWords = (year: number, month: number) => `From ${MONTHS[month]} ${year}`;

/** The months that the form offers on a day, including the one that was chosen before. */
export function monthsFrom(day: string, chosen = ""): string[] {
	const [year = 0, month = 1] = day.split("-").map(Number);
	const months = Array.from({ length: OFFERED }, (_, index) => {
		const at = month - 1 + index;
		return inWords(year + Math.floor(at / MONTHS.length), at % MONTHS.length);
	});
	return isMonth(chosen) && !months.includes(chosen) ? [chosen, ...months] : months;
}
