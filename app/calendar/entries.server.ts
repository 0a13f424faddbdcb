import { href } from "react-router";
import { daysBefore } from "~/business/days.ts";
import { promises } from "~/business/facts.ts";
import { database } from "~/platform/database/database.server.ts";
import { undeletedPuppies } from "~/puppies/visibility.ts";
import { stillDue } from "~/sales/owed.server.ts";
import type { CalendarEntry } from "./entries.ts";
import { kindLabel, readKind } from "./kinds.ts";
import { daysAfter } from "./month.ts";
import { APPOINTMENT_DAYS } from "./schema.ts";

/** Maximum number of rows read of each kind, far more than a year has. */
const ROWS_MAX = 1_000;
const DAYS_OF_WEEK = 7;

interface Period {
	from: string;
	/** The last day, included. */
	to: string;
}

const named = { select: { name: true } } as const;

const withNames = (label: string, ...names: (string | undefined)[]) => {
	const known = names.filter(Boolean).join(", ");
	return known ? `${label}: ${known}` : label;
};

/** Appointments that fall on a day of the period. */
export async function appointmentsBetween({ from, to }: Period): Promise<CalendarEntry[]> {
	const rows = await database.appointment.findMany({
		where: { day: { gte: daysBefore(from, APPOINTMENT_DAYS), lte: to } },
		select: {
			id: true,
			kind: true,
			title: true,
			day: true,
			time: true,
			lastDay: true,
			isAsked: true,
			family: named,
			puppy: named,
		},
		orderBy: [{ day: "desc" }, { id: "desc" }],
		take: ROWS_MAX,
	});
	return rows
		.map((row) => ({ ...row, lastDay: row.lastDay ?? row.day }))
		.filter(({ lastDay }) => lastDay >= from)
		.map(({ id, kind, title, day, time, lastDay, isAsked, family, puppy }) => {
			const what = `${title || kindLabel(readKind(kind))}${isAsked ? " (asked for)" : ""}`;
			return {
				key: `appointment-${id}`,
				kind: readKind(kind),
				day,
				lastDay,
				time,
				...titled(withNames(what, family?.name, puppy?.name)),
				isAsked,
				path: href("/admin/calendar/:id", { id: String(id) }),
			};
		});
}

async function goingHome({ from, to }: Period): Promise<CalendarEntry[]> {
	const rows = await database.reservation.findMany({
		where: { status: "active", goHomeOn: { gte: from, lte: to }, puppy: undeletedPuppies },
		select: { id: true, goHomeOn: true, family: named, puppy: named },
		orderBy: [{ goHomeOn: "asc" }, { id: "asc" }],
		take: ROWS_MAX,
	});
	return rows.map(({ id, goHomeOn, family, puppy }) => {
		return {
			...wholeDay(goHomeOn ?? from),
			...titled(withNames(`${puppy.name} goes home`, family?.name)),
			key: `going-home-${id}`,
			kind: "going home",
			path: href("/admin/reservations/:id", { id: String(id) }),
		};
	});
}

async function trainingWeeks({ from, to }: Period): Promise<CalendarEntry[]> {
	const weeks = promises.trainingWeeks;
	const rows = await database.puppy.findMany({
		where: {
			...undeletedPuppies,
			trainingStart: { gte: daysBefore(from, weeks * DAYS_OF_WEEK), lte: to },
		},
		select: { id: true, name: true, trainingStart: true, wentHomeOn: true, available: true },
		orderBy: [{ trainingStart: "asc" }, { id: "asc" }],
		take: ROWS_MAX,
	});
	return rows.flatMap(({ id, name, trainingStart, wentHomeOn, available }) => {
		const start = trainingStart ?? from;
		const end = available ? undefined : wentHomeOn;
		return Array.from({ length: weeks }, (_, index): CalendarEntry => {
			const day = daysAfter(start, index * DAYS_OF_WEEK);
			return {
				key: `training-${id}-${index + 1}`,
				kind: "training week",
				day,
				lastDay: daysAfter(day, DAYS_OF_WEEK - 1),
				time: "",
				...titled(`${name}: training week ${index + 1} of ${weeks}`),
				path: href("/admin/puppies/:id", { id: String(id) }),
			};
		}).filter(({ day, lastDay }) => day <= to && lastDay >= from && (!end || day < end));
	});
}

async function nextSteps({ from, to }: Period): Promise<CalendarEntry[]> {
	const rows = await database.family.findMany({
		where: { nextStepOn: { gte: from, lte: to } },
		select: { id: true, name: true, nextStep: true, nextStepOn: true },
		orderBy: [{ nextStepOn: "asc" }, { id: "asc" }],
		take: ROWS_MAX,
	});
	return rows.map(({ id, name, nextStep, nextStepOn }) => ({
		...wholeDay(nextStepOn ?? from),
		key: `next-step-${id}`,
		kind: "next step",
		title: nextStep ? `${name}: ${nextStep}` : `Next step: ${name}`,
		summary: `Next step: ${name}`,
		path: href("/admin/families/:id", { id: String(id) }),
	}));
}

async function paymentsDue({ from, to }: Period): Promise<CalendarEntry[]> {
	const rows = await database.payment.findMany({
		where: { ...stillDue, dueOn: { gte: from, lte: to } },
		select: {
			id: true,
			dueOn: true,
			reservationId: true,
			reservation: { select: { family: named, puppy: named } },
		},
		// Few payments are open, and an index has them in this order.
		orderBy: { id: "asc" },
		take: ROWS_MAX,
	});
	return rows.map(({ id, dueOn, reservationId, reservation: { family, puppy } }) => {
		return {
			...wholeDay(dueOn ?? from),
			...titled(withNames("Payment due", family?.name, puppy.name)),
			key: `payment-${id}`,
			kind: "payment due",
			path: href("/admin/reservations/:id", { id: String(reservationId) }),
		};
	});
}

const titled = (title: string) => ({ title, summary: title });
const wholeDay = (day: string) => ({ day, lastDay: day, time: "" });

/** All entries that fall on a day from `from` to `to`, both included. */
export async function entriesBetween(from: string, to: string): Promise<CalendarEntry[]> {
	const period = { from, to };
	const lists = await Promise.all([
		appointmentsBetween(period),
		goingHome(period),
		trainingWeeks(period),
		nextSteps(period),
		paymentsDue(period),
	]);
	return lists.flat();
}
