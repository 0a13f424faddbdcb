/** From when on a family could take a puppy: a month, written as it is read. */

const names = [
	"January",
	"February",
	"March",
	"April",
	"May",
	"June",
	"July",
	"August",
	"September",
	"October",
	"November",
	"December",
] as const;

/** Months that the form offers. */
const OFFERED = 18;

const written = new RegExp(`^From (${names.join("|")}) (20\\d\\d)$`);

/** Whether a text is such a month: "From March 2027". */
export const isMonth = (text: string): boolean => written.test(text);

const inWords = (year: number, month: number) => `From ${names[month]} ${year}`;

/** The months that the form offers on a day, with the one that was chosen before. */
export function monthsFrom(day: string, chosen = ""): string[] {
	const [year = 0, month = 1] = day.split("-").map(Number);
	const months = Array.from({ length: OFFERED }, (_, index) => {
		const at = month - 1 + index;
		return inWords(year + Math.floor(at / names.length), at % names.length);
	});
	return isMonth(chosen) && !months.includes(chosen) ? [chosen, ...months] : months;
}

const anywhere = new RegExp(`\\b(${names.join("|")})\\s+(?:(\\d{1,2}),?\\s+)?(20\\d\\d)\\b`, "i");

/**
 * The day, YYYY-MM-DD, that a text names, its month's first where it names only that: of "From
 * November 28, 2026" or "From March 2027". Undefined where it names none.
 */
export function dayIn(text: string): string | undefined {
	const [found, name = "", day = "1", year = ""] = anywhere.exec(text) ?? [];
	if (!found) return undefined;
	const month = names.findIndex((each) => each.toLowerCase() === name.toLowerCase()) + 1;
	const two = (number: number) => String(number).padStart(2, "0");
	return `${year}-${two(month)}-${two(Number(day))}`;
}
