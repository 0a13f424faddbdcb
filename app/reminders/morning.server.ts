/** Collects what the trainer is reminded of in the morning. */
import { daysBefore, MS_PER_DAY } from "~/business/days.ts";
import { type Client, database } from "~/platform/database/database.server.ts";
import { duePayments } from "~/sales/queries.server.ts";

/** The email lists up to this many items of each kind, and only counts the others. */
const NAMED_MAX = 15;
/** Maximum number of rows read for each kind. */
const LOOKED_AT_MAX = 500;

/** The first items of a kind, and how many more there are. */
interface Excerpt<Thing> {
	named: Thing[];
	more: number;
}

const few = <Thing>(things: readonly Thing[]): Excerpt<Thing> => ({
	named: things.slice(0, NAMED_MAX),
	more: Math.max(0, things.length - NAMED_MAX),
});

export interface Morning {
	/** Families that have waited for an answer for at least a day, the longest first. */
	waiting: Excerpt<{ id: number; name: string; since: Date }>;
	/** Next steps that are due today or overdue. */
	steps: Excerpt<{ id: number; name: string; step: string; day: string }>;
	/** Puppies that go home today or tomorrow, or should have gone home earlier. */
	goingHome: Excerpt<{ id: number; puppy: string; family: string; day: string }>;
	/** Payments that are due today or overdue. */
	payments: Excerpt<{ id: number; puppy: string; family: string; cents: number; day: string }>;
}

/** Everything to be reminded of on a day. Undefined if there is nothing. */
export async function morningOf(
	day: string,
	now: Date,
	client: Client = database,
): Promise<Morning | undefined> {
	const [waiting, steps, goingHome, { due, more }] = await Promise.all([
		client.family.findMany({
			where: { waitsSince: { lte: new Date(now.getTime() - MS_PER_DAY) } },
			select: { id: true, name: true, waitsSince: true },
			orderBy: [{ waitsSince: "asc" }, { id: "asc" }],
			take: LOOKED_AT_MAX,
		}),
		client.family.findMany({
			where: { nextStepOn: { lte: day } },
			select: { id: true, name: true, nextStep: true, nextStepOn: true },
			orderBy: [{ nextStepOn: "asc" }, { id: "asc" }],
			take: LOOKED_AT_MAX,
		}),
		client.reservation.findMany({
			where: { status: "active", goHomeOn: { lte: daysBefore(day, -1) } },
			select: {
				id: true,
				goHomeOn: true,
				puppy: { select: { name: true } },
				family: { select: { name: true } },
			},
			orderBy: [{ goHomeOn: "asc" }, { id: "asc" }],
			take: LOOKED_AT_MAX,
		}),
		duePayments(day, client),
	]);
	const payments = few(
		due.map(({ amountCents, dueOn, reservation: { id, puppy, family } }) => ({
			id,
			puppy: puppy.name,
			family: family?.name ?? "",
			cents: amountCents,
			day: dueOn ?? "",
		})),
	);
	const count = waiting.length + steps.length + goingHome.length + due.length;
	if (count === 0) return undefined;
	return {
		waiting: few(
			waiting.map(({ id, name, waitsSince }) => ({ id, name, since: waitsSince ?? now })),
		),
		steps: few(
			steps.map(({ id, name, nextStep, nextStepOn }) => ({
				id,
				name,
				step: nextStep,
				day: nextStepOn ?? "",
			})),
		),
		goingHome: few(
			goingHome.map(({ id, goHomeOn, puppy, family }) => ({
				id,
				puppy: puppy.name,
				family: family?.name ?? "",
				day: goHomeOn ?? "",
			})),
		),
		payments: { ...payments, more: payments.more + more },
	};
}
