/** Calendar days, and how they are written. A day is always text, YYYY-MM-DD, because it has no time zone. */

/** Of a day with 24 hours, as spans of time are counted. */
export const MS_PER_DAY = 86_400_000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * A formatter of calendar days, which have no time zone. It is made when the first day is written:
 * making one takes a phone 50 ms, which most pages that import this module can do without.
 */
export function forCalendarDays(options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
	let made: Intl.DateTimeFormat | undefined;
	return () => {
		made ??= new Intl.DateTimeFormat("en-US", { ...options, timeZone: "UTC" });
		return made;
	};
}

/** The day that many days before another. */
export function daysBefore(day: string, days: number): string {
	return new Date(Date.parse(`${day}T00:00:00Z`) - days * MS_PER_DAY).toISOString().slice(0, 10);
}

/** Milliseconds of a day's midnight, or undefined where the text is no day of the calendar. */
function timeOf(day: string): number | undefined {
	if (!DAY.test(day)) return undefined;
	const time = Date.parse(`${day}T00:00:00Z`);
	if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day) return undefined;
	return time;
}

/** Whole days from one day to another; undefined where one of them is no day. */
export function daysBetween(from: string, to: string): number | undefined {
	const [start, end] = [timeOf(from), timeOf(to)];
	if (start === undefined || end === undefined) return undefined;
	return Math.round((end - start) / MS_PER_DAY);
}

/** In their order. */
export const MONTHS = [
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

/** "Sep" of "September", by which a month is told from the others however it is written. */
export const shortMonth = (month: string) => month.slice(0, 3);

/** The parts of a day as they are written, or undefined where the text is no day of the calendar. */
function partsOf(day: string) {
	if (timeOf(day) === undefined) return undefined;
	const [year, month, date] = day.split("-").map(Number);
	return { year, month: MONTHS[(month ?? 1) - 1] ?? "", date };
}

/**
 * "September 26, 2026", or "Sep 26, 2026" when short; text that is no day stays as it is. Written
 * without `Intl`, whose first formatter takes a phone a sixth of a second while its page hydrates.
 */
export function dayInWords(day: string, short = false): string {
	const parts = partsOf(day);
	if (!parts) return day;
	return `${short ? shortMonth(parts.month) : parts.month} ${parts.date}, ${parts.year}`;
}

/** "September 2026", of a day in it; text that is no day stays as it is. */
export function monthInWords(day: string): string {
	const parts = partsOf(day);
	return parts ? `${parts.month} ${parts.year}` : day;
}
