/** Calendar days where the business is, and the moments at which they begin. */
import { facts } from "~/business/facts.ts";

const MS_PER_DAY = 86_400_000;
/** Before this, zones had offsets of odd seconds; nothing was written to the trainer then. */
const EARLIEST = Date.UTC(1900, 0, 1);
/** The last moment whose text, as databases keep it, has a year of four digits. */
const LATEST = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

const clock = new Intl.DateTimeFormat("en-CA", {
	timeZone: facts.timeZone,
	hourCycle: "h23",
	year: "numeric",
	month: "2-digit",
	day: "2-digit",
	hour: "2-digit",
	minute: "2-digit",
	second: "2-digit",
});

/** What the clocks show at a moment, as if they showed UTC. */
function shown(moment: number): number {
	const parts = new Map(
		clock.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
	);
	const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
	return Date.UTC(of("year"), of("month") - 1, of("day"), of("hour"), of("minute"), of("second"));
}

/** When a day begins, or, with `days`, the day that many later. */
export function startOfDay(day: string, days = 0): Date {
	const midnight = Date.parse(`${day}T00:00:00Z`) + days * MS_PER_DAY;
	if (midnight < EARLIEST) return new Date(midnight);
	const nearly = midnight - (shown(midnight) - midnight);
	return new Date(Math.min(LATEST, midnight - (shown(nearly) - nearly)));
}

const dayFormat = new Intl.DateTimeFormat("en-CA", {
	timeZone: facts.timeZone,
	year: "numeric",
	month: "2-digit",
	day: "2-digit",
});

/** The calendar day of a moment. */
export const dayOf = (moment: Date) => dayFormat.format(moment);

/** The day that many days before another. */
export function daysBefore(day: string, days: number): string {
	return new Date(Date.parse(`${day}T00:00:00Z`) - days * MS_PER_DAY).toISOString().slice(0, 10);
}
