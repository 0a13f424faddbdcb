/** What the trainer has to do today: answers, visits to confirm, next steps, puppies that go home, payments. */
import { promiseHash } from "remix-utils/promise";
import { daysBefore } from "~/business/days.ts";
import { appointmentsBetween } from "~/calendar/entries.server.ts";
import { agenda } from "~/calendar/entries.ts";
import { askedVisits, countAskedVisits } from "~/calendar/visits/queries.server.ts";
import { readFamilies } from "~/families/list.server.ts";
import { countMissing, missingReplies } from "~/families/replies/missing.server.ts";
import { WAITING_MAX } from "~/families/waiting-text.ts";
import { database } from "~/platform/database/database.server.ts";
import { allOwed, type Owing, owedColumns, owedFor } from "~/sales/owed.server.ts";
import { duePayments } from "~/sales/queries.server.ts";

/** Maximum number of items shown of each kind; other pages list the rest. */
const SHOWN = 8;
const WEEK = 7;

const waits = { waitsSince: { not: null } };
const longest = [{ waitsSince: "asc" as const }, { id: "asc" as const }];
const shortest = [{ waitsSince: "desc" as const }, { id: "desc" as const }];

/** How many families wait for an answer, counted up to `WAITING_MAX` + 1. */
const countWaiting = () =>
	database.family.count({ where: waits, orderBy: longest, take: WAITING_MAX + 1 });

/** The numbers in the menu: families that wait for an answer, visits to confirm, and answers that did not arrive. */
export function countTodo() {
	return promiseHash({
		waiting: countWaiting(),
		visits: countAskedVisits(WAITING_MAX + 1),
		missing: countMissing(),
	});
}

/** Those who wait longest; where not all are shown, the last one is who has just written. */
async function waiting() {
	const select = { id: true } as const;
	const [first, last, count] = await Promise.all([
		database.family.findMany({ where: waits, select, orderBy: longest, take: SHOWN }),
		database.family.findMany({ where: waits, select, orderBy: shortest, take: 1 }),
		countWaiting(),
	]);
	const rows = count > SHOWN ? [...first.slice(0, SHOWN - 1), ...last] : first;
	return { families: await readFamilies(rows.map(({ id }) => id)), count };
}

/** Next steps due on this day or earlier, the longest overdue first. */
function dueSteps(day: string) {
	const where = { nextStepOn: { lte: day } };
	const orderBy = [{ nextStepOn: "asc" as const }, { id: "asc" as const }];
	return promiseHash({
		families: database.family.findMany({
			where,
			select: { id: true, name: true, nextStep: true, nextStepOn: true },
			orderBy,
			take: SHOWN,
		}),
		count: database.family.count({ where, orderBy, take: WAITING_MAX + 1 }),
	});
}

/** The rows that are shown, and whether there are more. */
function firstOf<Row>(rows: readonly Row[]) {
	return { shown: rows.slice(0, SHOWN), hasMore: rows.length > SHOWN };
}

/** Appointments of the week that nobody has to confirm, the next one first, each with the day of the week it is on. */
async function planned(from: string, to: string) {
	const entries = await appointmentsBetween({ from, to });
	const days = agenda(
		from,
		entries.filter(({ isAsked }) => !isAsked),
	);
	return firstOf(
		days.flatMap(({ day, entries: ofDay }) => ofDay.map((entry) => ({ ...entry, on: day }))),
	);
}

/** Puppies that go home within a week, and those whose go-home day has passed, with what is owed. */
async function goingHome(until: string) {
	const rows = await database.reservation.findMany({
		where: { status: "active", goHomeOn: { lte: until } },
		select: {
			id: true,
			goHomeOn: true,
			puppy: { select: { id: true, name: true } },
			family: { select: { id: true, name: true } },
			...owedColumns,
		},
		orderBy: [{ goHomeOn: "asc" }, { id: "asc" }],
		take: SHOWN + 1,
	});
	return firstOf(
		rows.map((row) => {
			const { id, goHomeOn, puppy, family } = row;
			return { id, goHomeOn, puppy, family, owed: owedFor(row) };
		}),
	);
}

/** Payments that are due within a week, or overdue, and what is still owed for puppies that went home. */
async function paymentsUntil(until: string, owing: readonly Owing[]) {
	const { due } = await duePayments(until);
	const rests = owing
		.filter(({ status }) => status === "home")
		.flatMap(({ id, puppy, family, parts }) =>
			parts
				.filter(({ isPlanned }) => !isPlanned)
				.map(({ kind, cents, dueOn }) => ({
					id: `rest of ${id}`,
					kind,
					amountCents: cents,
					dueOn,
					reservation: { id, puppy, family },
				})),
		);
	const rows = [...due, ...rests].toSorted((one, other) =>
		(one.dueOn ?? "").localeCompare(other.dueOn ?? ""),
	);
	return firstOf(rows);
}

/** Everything about families that the first screen shows; `day` is today. */
export async function todaysFamilies(day: string) {
	const until = daysBefore(day, -WEEK);
	const { visits, all, ...shown } = await promiseHash({
		answers: waiting(),
		visits: askedVisits(SHOWN + 1),
		week: planned(day, until),
		missing: missingReplies(),
		steps: dueSteps(day),
		homes: goingHome(until),
		all: allOwed(),
	});
	const payments = await paymentsUntil(until, all.owing);
	const owed = all.owing.reduce((sum, reservation) => sum + reservation.owed, 0);
	return { ...shown, visits: firstOf(visits), payments, owed, isOwedPart: all.isPart };
}
