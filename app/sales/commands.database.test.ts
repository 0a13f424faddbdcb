import { beforeEach, describe, expect, test } from "vitest";
import { contentVersion } from "~/platform/database/content-version.server.ts";
import { database } from "~/platform/database/database.server.ts";
import { puppyFormSchema } from "~/puppies/admin/form-schema.ts";
import { puppyChanges, puppyToEdit } from "~/puppies/admin/queries.server.ts";
import { emptyTrash, removePuppy, restorePuppy } from "~/puppies/admin/trash.server.ts";
import { puppyCounts } from "~/puppies/list/list-ids.server.ts";
import { ImplausiblePuppy } from "~/puppies/price/plausibility.ts";
import { puppyRecord } from "~/puppies/records.server.ts";
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
import { changePuppy, savePuppy, trashPuppy } from "./puppy-changes.server.ts";

const actor = { who: "maren", via: "admin" } as const;

beforeEach(freshDatabase);

const puppyOf = (id: number) =>
	database.puppy.findUniqueOrThrow({
		where: { id },
		select: {
			available: true,
			isReserved: true,
			reservedUntil: true,
			wentHomeOn: true,
			listedAt: true,
		},
	});

const changesOf = async (puppyId: number) =>
	(await database.change.findMany({ where: { kind: "puppy", puppyId } })).map(
		({ action }) => action,
	);

const stageOf = async (id: number) =>
	(await database.family.findUniqueOrThrow({ where: { id }, select: { stage: true } })).stage;

async function reserved(puppyId: number, given: Parameters<typeof reserve>[1] = {}) {
	const done = await reserve(puppyId, given, actor);
	if (done.outcome !== "reserved") throw new Error(`It is ${done.outcome}`);
	return done.id;
}

describe("a reserved puppy", () => {
	test("is not available or first in the list, and its family’s stage is “reserved”", async () => {
		const { id, listedAt } = await addPuppy();
		const familyId = await addFamily({ name: "Hale" });
		const before = await contentVersion();
		const reservation = await reserved(id, { familyId, until: "2026-12-01" });
		const puppy = await puppyOf(id);
		expect(puppy).toMatchObject({
			available: false,
			isReserved: true,
			reservedUntil: "2026-12-01",
		});
		expect(puppy.listedAt.getTime()).toBeGreaterThan(listedAt.getTime());
		expect(await contentVersion()).toBeGreaterThan(before);
		expect(await stageOf(familyId)).toBe("reserved");
		expect(await database.reservation.findUnique({ where: { id: reservation } })).toMatchObject({
			familyId,
			status: "active",
			activePuppyId: id,
			// The puppy's own price, because no other was given.
			priceCents: 650_000,
		});
		expect((await puppyRecord({ id }))?.available).toBe(false);
		expect(await puppyCounts()).toEqual({ all: 1, available: 0, sold: 1 });
	});

	test("is recorded in the changes, which give its family by id", async () => {
		const { id } = await addPuppy();
		const familyId = await addFamily({ name: "Hale" });
		const reservation = await reserved(id, { familyId });
		const changes = await database.change.findMany({ orderBy: { id: "asc" } });
		expect(changes.map(({ kind, action, subjectId }) => [kind, action, subjectId])).toEqual([
			["family", "added", familyId],
			["puppy", "reserved", id],
			["reservation", "made", reservation],
			["family", "moved", familyId],
		]);
		expect(changes[2]).toMatchObject({ subject: "Juniper", puppyId: id });
		const other = await addFamily({ name: "Ito" });
		await changeReservation(reservation, () => ({ familyId: other }), actor);
		const record = await puppyChanges(id, 10);
		const [moved] = record.changes.filter(({ kind }) => kind === "reservation");
		expect([moved?.before, moved?.after]).toEqual([{ family: "Hale" }, { family: "Ito" }]);
		await database.family.delete({ where: { id: familyId } });
		const [later] = (await puppyChanges(id, 10)).changes;
		expect(later?.before).toEqual({ family: "a family that was erased" });
	});

	test("needs no family, which can be added later", async () => {
		const { id } = await addPuppy({ price: "unavailable" });
		const reservation = await reserved(id);
		const familyId = await addFamily({ name: "Hale" });
		expect(
			await changeReservation(reservation, () => ({ familyId, until: "2026-12-24" }), actor),
		).toBe("changed");
		expect(await stageOf(familyId)).toBe("reserved");
		expect(await puppyOf(id)).toMatchObject({ reservedUntil: "2026-12-24", isReserved: true });
		const other = await addFamily({ name: "Ito" });
		await changeReservation(reservation, () => ({ familyId: other }), actor);
		expect([await stageOf(familyId), await stageOf(other)]).toEqual(["waiting", "reserved"]);
		expect(await changeReservation(reservation, () => ({ familyId: 999 }), actor)).toBe(
			"no family",
		);
	});

	test("goes to one of two families at once; the other is told who has it, and nothing changes", async () => {
		const { id } = await addPuppy();
		const families = [await addFamily({ name: "Hale" }), await addFamily({ name: "Ito" })];
		const outcomes = await Promise.all(
			families.map((familyId) => reserve(id, { familyId }, actor)),
		);
		const [winner] = outcomes.flatMap((done, place) => (done.outcome === "reserved" ? place : []));
		expect(outcomes.filter(({ outcome }) => outcome === "reserved")).toHaveLength(1);
		const names = ["Hale", "Ito"];
		expect(outcomes).toContainEqual({
			outcome: "held",
			holder: names[winner ?? -1],
		});
		expect(await database.reservation.count()).toBe(1);
		const stages = await Promise.all(families.map(stageOf));
		expect(stages.toSorted()).toEqual(["new", "reserved"]);
		expect(await changesOf(id)).toEqual(["reserved"]);
	});

	test("is reserved once by a form that is sent twice", async () => {
		const { id } = await addPuppy();
		const key = crypto.randomUUID();
		const first = await reserve(id, {}, actor, key);
		expect(await reserve(id, {}, actor, key)).toEqual(first);
		expect((await reserve(id, {}, actor, crypto.randomUUID())).outcome).toBe("held");
	});

	test("can’t be sold or in the trash, or reserved for a family that doesn’t exist", async () => {
		const sold = await addPuppy({ name: "Otis", available: false });
		const trashed = await addPuppy({ name: "Fig", status: "trashed" });
		const { id } = await addPuppy();
		expect(await reserve(sold.id, {}, actor)).toEqual({ outcome: "sold" });
		expect(await reserve(trashed.id, {}, actor)).toEqual({ outcome: "gone" });
		expect(await reserve(id, { familyId: 999 }, actor)).toEqual({ outcome: "no family" });
		expect(await puppyOf(id)).toMatchObject({ available: true });
		expect(await changesOf(id)).toEqual([]);
	});
});

describe("a reservation ends", () => {
	test("when it is released: the puppy is available, and the family waits again", async () => {
		const { id } = await addPuppy();
		const familyId = await addFamily({ name: "Hale" });
		const reservation = await reserved(id, { familyId, until: "2026-12-01" });
		expect(await release(reservation, actor)).toBe(true);
		expect(await puppyOf(id)).toMatchObject({
			available: true,
			isReserved: false,
			reservedUntil: null,
		});
		expect(await stageOf(familyId)).toBe("waiting");
		expect(await release(reservation, actor)).toBe(false);
		expect((await reserve(id, {}, actor)).outcome).toBe("reserved");
	});

	test("when the puppy goes home, on a plausible day", async () => {
		const { id } = await addPuppy();
		const familyId = await addFamily({ name: "Hale" });
		const reservation = await reserved(id, { familyId });
		await expect(markSold(id, { wentHomeOn: "2999-01-01" }, actor)).rejects.toBeInstanceOf(
			ImplausiblePuppy,
		);
		expect((await puppyOf(id)).isReserved).toBe(true);
		expect(await markSold(id, { wentHomeOn: WENT_HOME }, actor)).toBe(true);
		expect(await puppyOf(id)).toMatchObject({
			available: false,
			isReserved: false,
			wentHomeOn: WENT_HOME,
		});
		expect(await stageOf(familyId)).toBe("home");
		expect(await database.reservation.findUnique({ where: { id: reservation } })).toMatchObject({
			status: "home",
			goHomeOn: WENT_HOME,
			activePuppyId: null,
		});
	});

	test("and can be reopened, unless the puppy is reserved for somebody else by then", async () => {
		const { id } = await addPuppy();
		const familyId = await addFamily({ name: "Hale" });
		const reservation = await reserved(id, { familyId, until: "2026-12-01" });
		await markSold(id, {}, actor);
		expect(await reopen(reservation, actor)).toEqual({ outcome: "reserved" });
		expect(await puppyOf(id)).toMatchObject({ isReserved: true, reservedUntil: "2026-12-01" });
		expect(await stageOf(familyId)).toBe("reserved");
		await release(reservation, actor);
		await reserved(id, { familyId: await addFamily({ name: "Ito" }) });
		expect(await reopen(reservation, actor)).toMatchObject({ outcome: "held", holder: "Ito" });
	});

	test("when the API or the puppy’s form changes the puppy accordingly", async () => {
		const { id } = await addPuppy();
		const familyId = await addFamily({ name: "Hale" });
		await reserved(id, { familyId });
		await changePuppy(id, { available: false, personality: "Quick." }, actor);
		expect(await puppyOf(id)).toMatchObject({ isReserved: true });
		await changePuppy(id, { available: true }, actor);
		expect(await puppyOf(id)).toMatchObject({ available: true, isReserved: false });
		expect(await stageOf(familyId)).toBe("waiting");

		const again = await reserved(id, { familyId });
		const puppy = await puppyToEdit(id);
		if (!puppy) throw new Error("There is no such puppy");
		const answers = puppyFormSchema.parse({ ...puppy.fields, wentHomeOn: WENT_HOME });
		await savePuppy(id, () => answers, actor);
		expect(await puppyOf(id)).toMatchObject({
			available: false,
			isReserved: false,
			wentHomeOn: WENT_HOME,
		});
		expect(await stageOf(familyId)).toBe("home");
		expect(await database.reservation.findUnique({ where: { id: again } })).toMatchObject({
			status: "home",
			goHomeOn: WENT_HOME,
		});
	});

	test("but not through a form that was opened before the puppy was reserved", async () => {
		const { id } = await addPuppy();
		const send = await openForm(savePuppy, id, actor);
		await reserved(id);
		await send({ breeder: "Turnip" });
		expect(await puppyOf(id)).toMatchObject({ available: false, isReserved: true });
		expect(await database.reservation.count({ where: { status: "active" } })).toBe(1);
	});
});

describe("a puppy in the trash", () => {
	test("is no longer reserved, even after it is restored", async () => {
		const { id } = await addPuppy();
		const familyId = await addFamily({ name: "Hale" });
		await reserved(id, { familyId });
		await trashPuppy(id, actor);
		expect(await stageOf(familyId)).toBe("waiting");
		await restorePuppy(id, actor);
		expect(await puppyOf(id)).toMatchObject({ available: true, isReserved: false });
		expect((await reserve(id, {}, actor)).outcome).toBe("reserved");
	});

	test("can’t be deleted for good while it has payments", async () => {
		const [paid, free] = [await addPuppy({ name: "Otis" }), await addPuppy({ name: "Fig" })];
		await reserved(paid.id, { deposit: { amountCents: 500_00, dueOn: null } });
		await reserved(free.id);
		for (const { id } of [paid, free]) await trashPuppy(id, actor);
		expect(await emptyTrash(new Date("2099-01-01T00:00:00Z"))).toBe(1);
		expect(await removePuppy(paid.id, actor)).toBeUndefined();
		expect(await database.payment.count()).toBe(1);
	});
});

describe("a sold puppy", () => {
	test("needs no family or reservation, and can be made available again with one click", async () => {
		const { id } = await addPuppy();
		expect(await markSold(id, {}, actor)).toBe(true);
		const sold = await puppyOf(id);
		expect(sold).toMatchObject({ available: false });
		expect(await markSold(id, { wentHomeOn: WENT_HOME }, actor)).toBe(true);
		expect(await puppyOf(id)).toEqual(sold);
		expect(await database.reservation.count()).toBe(0);
		expect(await markAvailable(id, actor)).toBe(true);
		expect(await puppyOf(id)).toMatchObject({ available: true, wentHomeOn: null });
	});
});
