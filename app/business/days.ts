/** Calendar days and their formats. A day is always a string, YYYY-MM-DD, because it has no time zone. */

/** Milliseconds in a day of 24 hours. */
export const MS_PER_DAY = 86_400_000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * A formatter for calendar days, which have no time zone. It is created when first used, because that
 * takes 50 ms on a phone and most pages that import this module don't need it.
 */
export function forCalendarDays(options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
	let made: Intl.DateTimeFormat | undefined;
	return () => {
		made ??= new Intl.DateTimeFormat("en-US", { ...options, timeZone: "UTC" });
		return made;
	};
}

/** The day that is the given number of days before another. */
export function daysBefore(day: string, days: number): string {
	return new Date(Date.parse(`${day}T00:00:00Z`) - days * MS_PER_DAY).toISOString().slice(0, 10);
}

/** Time of a day's midnight in UTC, in milliseconds since 1970; undefined if the text is not a calendar day. */
function timeOf(day: string): number | undefined {
	if (!DAY.test(day)) return undefined;
	const time = Date.parse(`${day}T00:00:00Z`);
	if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day) return undefined;
	return time;
}

/** Number of days from one day to another; undefined if either is not a calendar day. */
export function daysBetween(from: string, to: string): number | undefined {
	const [start, end] = [timeOf(from), timeOf(to)];
	if (start === undefined || end === undefined) return undefined;
	return Math.round((end - start) / MS_PER_DAY);
}

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

/** "Sep" for "September": the first three letters, which distinguish every month from the others. */
export const shortMonth = (month: string) => month.slice(0, 3);

/** The parts of a day for display; undefined if the text is not a calendar day. */
function partsOf(day: string) {
	if (timeOf(day) === undefined) return undefined;
	const [year, month, date] = day.split("-").map(Number);
	return { year, month: MONTHS[(month ?? 1) - 1] ?? "", date };
}

/**
 * "September 26, 2026", or "Sep 26, 2026" if `short`. Text that is not a calendar day is returned unchanged.
 * Doesn't use `Intl`, whose first formatter costs a phone a sixth of a second during hydration.
 */
export function dayInWords(day: string, short = false): string {
	const parts = partsOf(day);
	if (!parts) return day;
	return `${short ? shortMonth(parts.month) : parts.month} ${parts.date}, ${parts.year}`;
}

/** "September 2026" for a day in that month. Text that is not a calendar day is returned unchanged. */
export function monthInWords(day: string): string {
	const parts = partsOf(day);
	return parts ? `${parts.month} ${parts.year}` : day;
}
