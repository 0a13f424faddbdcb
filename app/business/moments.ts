/** Moments, and the days on which they fall in the time zone of the business. */
import { MS_PER_DAY } from "./days.ts";
import { facts } from "./facts.ts";

/** Before this, time zones had offsets with odd seconds. Nothing so old is stored. */
const EARLIEST = Date.UTC(1900, 0, 1);
/** The last moment with a four-digit year, as databases store it. */
export const LATEST = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

/**
 * A formatter for moments in the time zone of the business. It is created again when the business
 * moves to another time zone.
 */
export function inBusinessZone(
	locale: string,
	options: Intl.DateTimeFormatOptions,
): () => Intl.DateTimeFormat {
	let made: { timeZone: string; format: Intl.DateTimeFormat } | undefined;
	return () => {
		const { timeZone } = facts;
		if (made?.timeZone !== timeZone) {
			made = { timeZone, format: new Intl.DateTimeFormat(locale, { ...options, timeZone }) };
		}
		return made.format;
	};
}

/** Sweden writes "2026-11-20 14:05:09". */
const clock = inBusinessZone("sv-SE", { dateStyle: "short", timeStyle: "medium" });

/** The local time at a moment, to the second, as the timestamp that it would be in UTC. */
function shown(moment: number): number {
	const parts = clock().format(moment).split(/\D/).map(Number);
	const [year = 0, month = 0, day, hours, minutes, seconds] = parts;
	return Date.UTC(year, month - 1, day, hours, minutes, seconds);
}

/** The moment when a day begins, or with `days`, the day that many days later. */
export function startOfDay(day: string, days = 0): Date {
	const midnight = Date.parse(`${day}T00:00:00Z`) + days * MS_PER_DAY;
	if (midnight < EARLIEST) return new Date(midnight);
	const nearly = midnight - (shown(midnight) - midnight);
	return new Date(Math.min(LATEST, midnight - (shown(nearly) - nearly)));
}

/**
 * The moment of a local time, HH:MM, on a day. If the time occurs twice, in fall, it is the first one. A
 * time that is skipped, in spring, is treated as if the clocks had not been set forward yet.
 */
export function momentOn(day: string, time: string): Date {
	const localTime = Date.parse(`${day}T${time}:00Z`);
	const candidates = [localTime - MS_PER_DAY, localTime + MS_PER_DAY].map(
		(nearby) => localTime - (shown(nearby) - nearby),
	);
	const found = candidates.find((moment) => shown(moment) === localTime) ?? candidates[0];
	return new Date(found ?? localTime);
}

/** The calendar day of a moment. */
export const dayOf = (moment: Date) => new Date(shown(moment.getTime())).toISOString().slice(0, 10);

/** "07:05": the local time of a moment where the business is. */
export const timeOfDay = (moment: Date) =>
	new Date(shown(moment.getTime())).toISOString().slice(11, 16);

let lately = { second: Number.NaN, timeZone: "", day: "" };

/** The calendar day where the business is. Needed several times per page, so computed only once a second. */
export function today(now: Date = new Date()): string {
	const second = Math.floor(now.getTime() / 1_000);
	const { timeZone } = facts;
	if (lately.second !== second || lately.timeZone !== timeZone) {
		lately = { second, timeZone, day: dayOf(now) };
	}
	return lately.day;
}

const moments = inBusinessZone("en-US", {
	dateStyle: "medium",
	timeStyle: "short",
});

/** "Nov 20, 2026, 2:05 PM", in the time zone of the business. */
export const momentInWords = (moment: Date) => moments().format(moment);

/** "2026-11-20 14:05", in the time zone of the business: for spreadsheets. */
export const momentInFigures = (moment: Date) => `${dayOf(moment)} ${timeOfDay(moment)}`;
