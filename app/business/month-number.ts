/** Months as people write them. Apart from days.ts, which every page loads: few pages read a month. */
import { MONTHS, shortMonth } from "./days.ts";

/** The number of a month, 1 to 12, of a word that begins with its short form; 0 for another word. */
export function monthNumber(word: string): number {
	const short = shortMonth(word).toLowerCase();
	return MONTHS.findIndex((month) => shortMonth(month).toLowerCase() === short) + 1;
}
