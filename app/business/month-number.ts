/** Parses months as people write them. Not in days.ts, which every page loads, because few pages need it. */
import { MONTHS, shortMonth } from "./days.ts";

/** The number of the month, 1 to 12, with whose first three letters the word begins; 0 for any other word. */
export function monthNumber(word: string): number {
	const short = shortMonth(word).toLowerCase();
	return MONTHS.findIndex((month) => shortMonth(month).toLowerCase() === short) + 1;
}
