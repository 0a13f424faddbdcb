/** What the first screen shows about families, on a real database. */
import { beforeEach, expect, test } from "vitest";
import { daysBefore } from "~/business/days.ts";
import { addAppointment } from "~/calendar/commands.server.ts";
import { database } from "~/platform/database/database.server.ts";
import { freshDatabase } from "../../tests/support/database.ts";
import { addPuppy } from "../../tests/support/puppy.ts";
import { todaysFamilies } from "./today.server.ts";

beforeEach(freshDatabase);

const day = "2026-11-23";

/** Adds a puppy that goes home on `day`, with a payment that is due. */
async function reserve(name: string) {
	const puppy = await addPuppy({ name });
	await database.reservation.create({
		data: {
			puppyId: puppy.id,
			goHomeOn: day,
			payments: { create: { kind: "balance", amountCents: 100_00, dueOn: day } },
		},
	});
}

test("shows at most eight puppies going home and eight payments, and says if there are more", async () => {
	for (let n = 1; n <= 8; n += 1) await reserve(`Puppy${n}`);
	const eight = await todaysFamilies(day);
	expect([eight.homes.shown.length, eight.homes.hasMore]).toEqual([8, false]);
	expect(eight.homes.shown[0]?.owed).toBe(100_00);
	expect([eight.payments.shown.length, eight.payments.hasMore]).toEqual([8, false]);

	await reserve("Puppy9");
	const nine = await todaysFamilies(day);
	expect([nine.homes.shown.length, nine.homes.hasMore]).toEqual([8, true]);
	expect([nine.payments.shown.length, nine.payments.hasMore]).toEqual([8, true]);
});

test("what is owed in all, and the rest of a price for a puppy that is home already", async () => {
	const add = async (name: string, data: { status: string; goHomeOn: string }) => {
		const { id: puppyId } = await addPuppy({ name });
		const deposit = { kind: "deposit", amountCents: 500_00, receivedOn: "2026-10-01" };
		await database.reservation.create({
			data: { puppyId, priceCents: 6_000_00, payments: { create: deposit }, ...data },
		});
		const held = { activePuppyId: puppyId };
		if (data.status === "active")
			await database.reservation.updateMany({ where: { puppyId }, data: held });
	};
	await add("Held", { status: "active", goHomeOn: "2026-12-24" });
	await add("Home", { status: "home", goHomeOn: "2026-11-02" });
	await add("Back", { status: "released", goHomeOn: "2026-11-02" });
	await reserve("Due");
	const { owed, payments } = await todaysFamilies(day);
	expect(owed).toBe(11_000_00);
	expect(payments.shown.map(({ reservation, ...due }) => [reservation.puppy.name, due])).toEqual([
		[
			"Home",
			{ id: expect.any(String), kind: "balance", amountCents: 5_500_00, dueOn: "2026-11-02" },
		],
		["Due", expect.objectContaining({ amountCents: 100_00, dueOn: day })],
	]);
});

test("appointments of the week, the next one first, without those to confirm", async () => {
	const actor = { who: "maren", via: "admin" } as const;
	const visit = { kind: "visit", title: "", time: "10:00", lastDay: null, note: "" } as const;
	const none = { familyId: null, puppyId: null };
	const add = (values: { title: string; day: string; time?: string; lastDay?: string }) =>
		addAppointment({ ...visit, ...none, ...values }, actor);
	await add({ title: "Next week", day: daysBefore(day, -8) });
	await add({ title: "Tomorrow", day: daysBefore(day, -1) });
	await add({ title: "Later today", day, time: "15:30" });
	await add({ title: "Yesterday", day: daysBefore(day, 1) });
	await add({ title: "Boarding", day: daysBefore(day, 2), lastDay: daysBefore(day, -2), time: "" });
	const asked = await add({ title: "Asked for", day });
	await database.appointment.update({ where: { id: asked }, data: { isAsked: true } });
	const { week, visits } = await todaysFamilies(day);
	expect(week.shown.map(({ title, on }) => [title, on])).toEqual([
		["Boarding", day],
		["Later today", day],
		["Tomorrow", daysBefore(day, -1)],
	]);
	expect([week.hasMore, visits.shown.length]).toEqual([false, 1]);
	for (let n = 0; n < 6; n += 1) await add({ title: `Lesson ${n}`, day: daysBefore(day, -3) });
	const busy = await todaysFamilies(day);
	expect([busy.week.shown.length, busy.week.hasMore]).toEqual([8, true]);
});

test("of more than eight families who wait, the seven longest and who has just written", async () => {
	const names = Array.from({ length: 10 }, (_, hour) => `Family ${hour}`);
	for (const [hour, name] of names.entries()) {
		const waitsSince = new Date(Date.UTC(2026, 10, 20, hour));
		await database.family.create({ data: { name, waitsSince } });
	}
	const { answers } = await todaysFamilies(day);
	expect(answers.families.map(({ name }) => name)).toEqual([...names.slice(0, 7), "Family 9"]);
	expect(answers.count).toBe(10);
	await database.family.deleteMany({ where: { name: { in: ["Family 3", "Family 5"] } } });
	const { answers: all } = await todaysFamilies(day);
	expect(all.families).toHaveLength(8);
	expect(new Set(all.families.map(({ id }) => id)).size).toBe(8);
});
