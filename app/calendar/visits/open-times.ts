/** The times at which families can visit: the hours of the business without its appointments. Pure functions. */
import { daysBetween } from "~/business/days.ts";
import { momentOn, timeOfDay } from "~/business/moments.ts";
import { hoursOn } from "~/business/other-hours.ts";
import {
	APPOINTMENT_MINUTES,
	VISIT_AHEAD,
	VISIT_NOTICE,
	VISITS_OFFERED,
} from "~/business/visits.ts";
import type { Appointment } from "~/platform/database/prisma/client.ts";
import { daysFrom } from "../month.ts";

/** An appointment, as far as it takes up time. One that was asked for without a time takes up none until it is confirmed. */
export type Busy = Pick<Appointment, "day" | "time" | "lastDay" | "isAsked">;

export type OpenTime = Pick<Appointment, "day" | "time">;

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
export const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const twoDigits = (number: number) => String(number).padStart(2, "0");
const timeAt = (minutes: number) =>
	`${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;

/** Whether two appointments that begin at these times are at the same time. */
export const isSameTime = (one: string, other: string) =>
	Math.abs(minutesOf(one) - minutesOf(other)) < APPOINTMENT_MINUTES;

/** Whether an appointment leaves no room at a time. One of several days takes up all of each after its beginning. */
function isTaken({ day, time }: OpenTime, busy: Busy): boolean {
	const lastDay = busy.lastDay ?? busy.day;
	if (day < busy.day || day > lastDay) return false;
	if (!busy.time) return !busy.isAsked;
	if (day > busy.day) return true;
	return isSameTime(time, busy.time) || (lastDay > day && time > busy.time);
}

/** Whether a visit on `day` can be asked for on the day `today`. */
export function isAskableDay(day: string, today: string): boolean {
	const days = daysBetween(today, day);
	return days !== undefined && days >= VISIT_NOTICE && days <= VISIT_AHEAD;
}

/** All open times of a day. None if its hours can't be read as times. */
export function openTimesOn(day: string, busy: readonly Busy[]): string[] {
	const { opens, closes } = hoursOn(day);
	if (!TIME.test(opens) || !TIME.test(closes)) return [];
	const count = Math.floor((minutesOf(closes) - minutesOf(opens)) / APPOINTMENT_MINUTES);
	return (
		Array.from({ length: Math.max(0, count) }, (_, index) =>
			timeAt(minutesOf(opens) + index * APPOINTMENT_MINUTES),
		)
			// In spring, an hour is skipped.
			.filter((time) => timeOfDay(momentOn(day, time)) === time)
			.filter((time) => !busy.some((each) => isTaken({ day, time }, each)))
	);
}

/** The days on which a visit can be asked for on the day `today`. */
export const askableDays = (today: string) => daysFrom(today, VISIT_AHEAD + 1).slice(VISIT_NOTICE);

/** The next days with open times, and one time of each: a morning, an afternoon and an evening if the hours allow it. */
export function offeredTimes(today: string, busy: readonly Busy[]): OpenTime[] {
	const offered: OpenTime[] = [];
	for (const day of askableDays(today)) {
		if (offered.length === VISITS_OFFERED) break;
		const open = openTimesOn(day, busy);
		const place = offered.length / (VISITS_OFFERED - 1);
		const time = open[Math.round((open.length - 1) * place)];
		if (time) offered.push({ day, time });
	}
	return offered;
}
