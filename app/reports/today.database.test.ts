/** What the first screen shows about families, on a real database. */
import { beforeEach, expect, test } from "vitest";
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
