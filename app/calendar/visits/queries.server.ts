/** What families are offered, and what they asked for. */

import { daysBefore } from "~/business/days.ts";
import { today } from "~/business/moments.ts";
import { type Client, database } from "~/platform/database/database.server.ts";
import { readPhone } from "~/platform/phone-number.server.ts";
import { publicPuppies } from "~/puppies/visibility.ts";
import { timeInWords, weekdayAndDay } from "../month.ts";
import { APPOINTMENT_DAYS, momentOf } from "../schema.ts";
import { askableDays, type Busy, type OpenTime, offeredTimes } from "./open-times.ts";

/** The appointments that may take up time on days from one to another, both included. */
export function busyBetween(from: string, to: string, client: Client = database): Promise<Busy[]> {
	return client.appointment.findMany({
		where: { day: { gte: daysBefore(from, APPOINTMENT_DAYS), lte: to } },
		select: { day: true, time: true, lastDay: true, isAsked: true },
		orderBy: [{ day: "asc" }, { id: "asc" }],
	});
}

/** "Saturday, Nov 28, 10:00 AM"; a visit on another day has no time yet. */
export const visitTime = ({ day, time }: OpenTime) =>
	[weekdayAndDay(day), ...(time ? [timeInWords(time)] : [])].join(", ");

/** What a page needs to offer times for a visit. */
export async function visitOffer() {
	const day = today();
	const days = askableDays(day);
	const [first = day, last = day] = [days[0], days.at(-1)];
	const times = offeredTimes(day, await busyBetween(first, last));
	return {
		times: times.map((time) => ({ value: momentOf(time), label: visitTime(time) })),
		/** The days between which another one can be asked for. */
		first,
		last,
	};
}

export type VisitOffer = Awaited<ReturnType<typeof visitOffer>>;

/** The puppy that a family can visit. Null if there is none, or it isn't available. */
export function visitablePuppy(profilePath: string, client: Client = database) {
	// PostgreSQL doesn't accept a NUL in a query.
	if (profilePath.includes("\0")) return Promise.resolve(null);
	return client.puppy.findUnique({
		where: { profilePath, ...publicPuppies, available: true },
		select: { id: true, name: true, profilePath: true },
	});
}

const isToConfirm = { isAsked: true };
const nextFirst = [{ day: "asc" as const }, { id: "asc" as const }];

/** How many visits families asked for that the trainer has not confirmed, counted up to `take`. */
export const countAskedVisits = (take: number) =>
	database.appointment.count({ where: isToConfirm, orderBy: nextFirst, take });

/** The visits that families asked for and the trainer has not confirmed, the next one first. */
export async function askedVisits(take: number) {
	const rows = await database.appointment.findMany({
		where: isToConfirm,
		select: {
			id: true,
			title: true,
			day: true,
			time: true,
			family: { select: { id: true, name: true, phoneNumber: true } },
			puppy: { select: { name: true } },
		},
		orderBy: nextFirst,
		take,
	});
	return rows.map(({ family, ...row }) => ({
		...row,
		family: family && { id: family.id, name: family.name, phone: readPhone(family.phoneNumber) },
	}));
}
