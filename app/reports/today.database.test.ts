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
