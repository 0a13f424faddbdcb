/** Puppies and reservations that turn out not to be with the family that was recorded, on a real database. */
import { beforeEach, describe, expect, test } from "vitest";
import { database } from "~/platform/database/database.server.ts";
import { WENT_HOME } from "../../tests/support/born.ts";
import { freshDatabase } from "../../tests/support/database.ts";
import { addFamily } from "../../tests/support/family.ts";
import { addPuppy } from "../../tests/support/puppy.ts";
import { openForm } from "../../tests/support/puppy-form.ts";
import {
	changeReservation,
	markAvailable,
	markSold,
	release,
	reopen,
	reserve,
} from "./commands.server.ts";
import { allOwed } from "./owed.server.ts";
import { changePuppy, savePuppy } from "./puppy-changes.server.ts";

const actor = { who: "maren", via: "admin" } as const;

beforeEach(freshDatabase);

const stageOf = async (id: number) =>
	(await database.family.findUniqueOrThrow({ where: { id } })).stage;

async function reserved(puppyId: number, given: Parameters<typeof reserve>[1]) {
	const done = await reserve(puppyId, given, actor);
	if (done.outcome !== "reserved") throw new Error(`It is ${done.outcome}`);
	return done.id;
}

describe("a puppy that comes back after it went home", () => {
	const home = async (familyId: number, id: number) => {
		const reservation = await reserved(id, { familyId, priceCents: 6_500_00 });
		await markSold(id, { wentHomeOn: WENT_HOME }, actor);
		return reservation;
	};
	const statusOf = async (id: number) =>
		(await database.reservation.findUniqueOrThrow({ where: { id } })).status;

	test.each([
		["by its button", (id: number) => markAvailable(id, actor)],
		[
			"through the API",
			(id: number) => changePuppy(id, { available: true, wentHomeOn: null }, actor),
		],
		[
			"in its form",
			async (id: number) => {
				const send = await openForm(savePuppy, id, actor);
				return send({ available: "on", wentHomeOn: "" });
			},
		],
	])("is released when it is made available %s: nobody owes anything for it", async (_, free) => {
		const { id } = await addPuppy();
		const familyId = await addFamily({ name: "Hale" });
		const reservation = await home(familyId, id);
		await free(id);
		expect(await statusOf(reservation)).toBe("released");
		expect(await stageOf(familyId)).toBe("waiting");
		expect(await allOwed()).toMatchObject({ owing: [] });
		// Reserved anew, it is owed once.
		await reserved(id, { familyId, priceCents: 6_500_00 });
		expect((await allOwed()).owing.map(({ owed }) => owed)).toEqual([6_500_00]);
	});

	test("leaves a family with another puppy at home", async () => {
		const [first, second] = [await addPuppy(), await addPuppy({ name: "Otis" })];
		const familyId = await addFamily({ name: "Hale" });
		await home(familyId, first.id);
		await home(familyId, second.id);
		await markAvailable(second.id, actor);
		expect(await stageOf(familyId)).toBe("home");
	});

	test("leaves a family at home whose reservation of a second one is released", async () => {
		const [first, second] = [await addPuppy(), await addPuppy({ name: "Otis" })];
		const familyId = await addFamily({ name: "Hale" });
		await home(familyId, first.id);
		const reservation = await reserved(second.id, { familyId });
		expect(await stageOf(familyId)).toBe("reserved");
		await release(reservation, actor);
		expect(await stageOf(familyId)).toBe("home");
	});

	test("is not taken from the family that got it by reopening an earlier reservation", async () => {
		const { id } = await addPuppy();
		const [hale, ito] = [await addFamily({ name: "Hale" }), await addFamily({ name: "Ito" })];
		const earlier = await reserved(id, { familyId: hale });
		await release(earlier, actor);
		const later = await home(ito, id);
		expect(await reopen(earlier, actor)).toEqual({ outcome: "sold" });
		expect(await database.puppy.findUnique({ where: { id } })).toMatchObject({
			isReserved: false,
			wentHomeOn: WENT_HOME,
		});
		expect([await statusOf(earlier), await statusOf(later)]).toEqual(["released", "home"]);
		expect(await stageOf(hale)).toBe("waiting");
	});
});

test("a family that had a reservation by mistake is no longer home once another one has it", async () => {
	const { id } = await addPuppy();
	const [hale, ito] = [await addFamily({ name: "Hale" }), await addFamily({ name: "Ito" })];
	const reservation = await reserved(id, { familyId: hale });
	await markSold(id, { wentHomeOn: WENT_HOME }, actor);
	await changeReservation(reservation, () => ({ familyId: ito }), actor);
	expect([await stageOf(hale), await stageOf(ito)]).toEqual(["waiting", "home"]);
});
