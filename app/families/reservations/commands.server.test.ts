import { beforeEach, describe, expect, test } from "vitest";
import { contentVersion } from "~/platform/database/content-version.server.ts";
import { database } from "~/platform/database/database.server.ts";
import { puppyFormSchema } from "~/puppies/admin/form-schema.ts";
import { puppyToEdit } from "~/puppies/admin/queries.server.ts";
import {
	emptyTrash,
	removePuppy,
	restorePuppy,
	trashPuppy as trashFields,
} from "~/puppies/admin/trash.server.ts";
import { changePuppy as changeFields } from "~/puppies/commands.server.ts";
import { puppyCounts } from "~/puppies/list/list-ids.server.ts";
import { PuppyDoubted } from "~/puppies/price/plausibility.ts";
import { puppyRecord } from "~/puppies/records.server.ts";
import { WENT_HOME } from "../../../tests/support/born.ts";
import { freshDatabase } from "../../../tests/support/database.ts";
import { addPuppy } from "../../../tests/support/puppy.ts";
import { familyOf } from "../families.server.ts";
import { changeReservation, release, reopen, reserve } from "./commands.server.ts";
import { changePuppy, savePuppy, trashPuppy } from "./puppy-changes.server.ts";
import { markAvailable, markSold } from "./sale-commands.server.ts";

const actor = { who: "maren", via: "admin" } as const;

beforeEach(freshDatabase);

const addFamily = (name: string) =>
	database.$transaction((client) => familyOf(client, { name, email: `${name}@a.example` }, actor));

const puppyOf = (id: number) =>
	database.puppy.findUniqueOrThrow({
		where: { id },
		select: {
			available: true,
			isReserved: true,
			reservedUntil: true,
			wentHomeOn: true,
			listedAt: true,
			revision: true,
		},
	});

const stageOf = async (id: number) =>
	(await database.family.findUniqueOrThrow({ where: { id }, select: { stage: true } })).stage;

async function reserved(puppyId: number, given: Parameters<typeof reserve>[1] = {}) {
	const done = await reserve(puppyId, given, actor);
	if (done.outcome !== "reserved") throw new Error(`It is ${done.outcome}`);
	return done.id;
}

describe("a puppy that is reserved", () => {
	test("is not available, is no longer the first of the list, and its family is reserved", async () => {
		const { id, listedAt } = await addPuppy();
		const familyId = await addFamily("Hale");
		const before = await contentVersion();
		const reservation = await reserved(id, { familyId, until: "2026-12-01" });
		const puppy = await puppyOf(id);
		expect(puppy).toMatchObject({
			available: false,
			isReserved: true,
			reservedUntil: "2026-12-01",
			revision: 2,
		});
		expect(puppy.listedAt.getTime()).toBeGreaterThan(listedAt.getTime());
		expect(await contentVersion()).toBeGreaterThan(before);
		expect(await stageOf(familyId)).toBe("reserved");
		expect(await database.reservation.findUnique({ where: { id: reservation } })).toMatchObject({
			familyId,
			status: "active",
			activePuppyId: id,
			// The puppy's own price, as nothing else was said.
			priceCents: 650_000,
		});
		expect((await puppyRecord({ id }))?.available).toBe(false);
		expect(await puppyCounts()).toEqual({ total: 1, available: 0, sold: 1 });
	});

	test("is in the record of changes, with its family", async () => {
		const { id } = await addPuppy();
		const familyId = await addFamily("Hale");
		const reservation = await reserved(id, { familyId });
		const changes = await database.change.findMany({ orderBy: { id: "asc" } });
		expect(changes.map(({ kind, action, subjectId }) => [kind, action, subjectId])).toEqual([
			["family", "added", familyId],
			["puppy", "reserved", id],
			["reservation", "reserved", reservation],
			["family", "reserved", familyId],
			["family", "moved", familyId],
		]);
		expect(changes[2]).toMatchObject({ subject: "Juniper for Hale", puppyId: id });
	});

	test("may be held without a family, which can be named later", async () => {
		const { id } = await addPuppy({ price: "unavailable" });
		const reservation = await reserved(id);
		const familyId = await addFamily("Hale");
		expect(await changeReservation(reservation, { familyId, until: "2026-12-24" }, actor)).toBe(
			"changed",
		);
		expect(await stageOf(familyId)).toBe("reserved");
		expect(await puppyOf(id)).toMatchObject({ reservedUntil: "2026-12-24", isReserved: true });
		const other = await addFamily("Ito");
		await changeReservation(reservation, { familyId: other }, actor);
		expect([await stageOf(familyId), await stageOf(other)]).toEqual(["waiting", "reserved"]);
		expect(await changeReservation(reservation, { familyId: 999 }, actor)).toBe("no family");
	});

	test("is held for one of two who reserve at once; the other is told who, and nothing changes", async () => {
		const { id } = await addPuppy();
		const families = [await addFamily("Hale"), await addFamily("Ito")];
		const outcomes = await Promise.all(
			families.map((familyId) => reserve(id, { familyId }, actor)),
		);
		const [winner] = outcomes.flatMap((done, place) => (done.outcome === "reserved" ? place : []));
		expect(outcomes.filter(({ outcome }) => outcome === "reserved")).toHaveLength(1);
		const names = ["Hale", "Ito"];
		expect(outcomes).toContainEqual({
			outcome: "held",
			holder: names[winner ?? -1],
			reservationId: expect.any(Number),
		});
		expect(await database.reservation.count()).toBe(1);
		const stages = await Promise.all(families.map(stageOf));
		expect(stages.toSorted()).toEqual(["new", "reserved"]);
		expect((await puppyOf(id)).revision).toBe(2);
	});

	test("is reserved once by a form that is sent twice", async () => {
		const { id } = await addPuppy();
		const key = crypto.randomUUID();
		const first = await reserve(id, {}, actor, key);
		expect(await reserve(id, {}, actor, key)).toEqual(first);
		expect((await reserve(id, {}, actor, crypto.randomUUID())).outcome).toBe("held");
	});

	test("can't be one that is sold, in the trash, or for a family that is gone", async () => {
		const sold = await addPuppy({ name: "Otis", available: false });
		const trashed = await addPuppy({ name: "Fig", status: "trashed" });
		const { id } = await addPuppy();
		expect(await reserve(sold.id, {}, actor)).toEqual({ outcome: "sold" });
		expect(await reserve(trashed.id, {}, actor)).toEqual({ outcome: "gone" });
		expect(await reserve(id, { familyId: 999 }, actor)).toEqual({ outcome: "no family" });
		expect(await puppyOf(id)).toMatchObject({ available: true, revision: 1 });
	});
});

describe("a reservation ends", () => {
	test("by being released: the puppy is available and the family waits again", async () => {
		const { id } = await addPuppy();
		const familyId = await addFamily("Hale");
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

	test("by going home, on a day that can be right", async () => {
		const { id } = await addPuppy();
		const familyId = await addFamily("Hale");
		const reservation = await reserved(id, { familyId });
		await expect(markSold(id, { wentHomeOn: "2999-01-01" }, actor)).rejects.toBeInstanceOf(
			PuppyDoubted,
		);
		expect((await puppyOf(id)).isReserved).toBe(true);
		const sold = await markSold(id, { wentHomeOn: WENT_HOME }, actor);
		expect(sold).toEqual({ outcome: "sold now", reservationId: reservation });
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

	test("and is taken back, unless the puppy is somebody else's by now", async () => {
		const { id } = await addPuppy();
		const familyId = await addFamily("Hale");
		const reservation = await reserved(id, { familyId, until: "2026-12-01" });
		await markSold(id, {}, actor);
		expect(await reopen(reservation, actor)).toEqual({ outcome: "reserved" });
		expect(await puppyOf(id)).toMatchObject({ isReserved: true, reservedUntil: "2026-12-01" });
		expect(await stageOf(familyId)).toBe("reserved");
		await release(reservation, actor);
		await reserved(id, { familyId: await addFamily("Ito") });
		expect(await reopen(reservation, actor)).toMatchObject({ outcome: "held", holder: "Ito" });
	});

	test("by what other programs and the puppy's form write", async () => {
		const { id } = await addPuppy();
		const familyId = await addFamily("Hale");
		await reserved(id, { familyId });
		await expect(changeFields(id, { available: true }, actor)).rejects.toThrow(
			"A reservation ends",
		);
		await changePuppy(id, { available: false, personality: "Quick." }, actor);
		expect(await puppyOf(id)).toMatchObject({ isReserved: true });
		await changePuppy(id, { available: true }, actor);
		expect(await puppyOf(id)).toMatchObject({ available: true, isReserved: false });
		expect(await stageOf(familyId)).toBe("waiting");

		const again = await reserved(id, { familyId });
		const puppy = await puppyToEdit(id);
		if (!puppy) throw new Error("There is no such puppy");
		const answers = puppyFormSchema.parse({ ...puppy.fields, wentHomeOn: WENT_HOME });
		await savePuppy(id, { answers, revision: puppy.revision }, actor);
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

	test("not by a form that was opened before somebody reserved the puppy", async () => {
		const { id } = await addPuppy();
		const form = await puppyToEdit(id);
		if (!form) throw new Error("There is no such puppy");
		await reserved(id);
		const answers = puppyFormSchema.parse({ ...form.fields, breeder: "Turnip" });
		await savePuppy(id, { answers, revision: form.revision }, actor);
		expect(await puppyOf(id)).toMatchObject({ available: false, isReserved: true });
		expect(await database.reservation.count({ where: { status: "active" } })).toBe(1);
	});
});

describe("a puppy in the trash", () => {
	test("is no longer reserved, also once it is restored", async () => {
		const { id } = await addPuppy();
		const familyId = await addFamily("Hale");
		await reserved(id, { familyId });
		await expect(trashFields(id, actor)).rejects.toThrow("A reservation ends");
		await trashPuppy(id, actor);
		expect(await stageOf(familyId)).toBe("waiting");
		await restorePuppy(id, actor);
		expect(await puppyOf(id)).toMatchObject({ available: true, isReserved: false });
		expect((await reserve(id, {}, actor)).outcome).toBe("reserved");
	});

	test("stays there as long as payments are written down for it", async () => {
		const [paid, free] = [await addPuppy({ name: "Otis" }), await addPuppy({ name: "Fig" })];
		await reserved(paid.id, { deposit: { amountCents: 500_00, dueOn: null } });
		await reserved(free.id);
		for (const { id } of [paid, free]) await trashPuppy(id, actor);
		expect(await emptyTrash(new Date("2099-01-01T00:00:00Z"))).toBe(1);
		expect(await removePuppy(paid.id, actor)).toBeUndefined();
		expect(await database.payment.count()).toBe(1);
	});
});

describe("a puppy that is sold", () => {
	test("to a family without a reservation keeps who it went to", async () => {
		const { id } = await addPuppy();
		const familyId = await addFamily("Hale");
		await markSold(id, { familyId }, actor);
		expect(await stageOf(familyId)).toBe("home");
		expect(await database.reservation.findFirst()).toMatchObject({ familyId, status: "home" });
	});

	test("to nobody in particular needs no reservation, and is offered again with one press", async () => {
		const { id } = await addPuppy();
		expect(await markSold(id, {}, actor)).toMatchObject({ outcome: "sold now" });
		expect(await markSold(id, {}, actor)).toEqual({ outcome: "sold" });
		expect(await database.reservation.count()).toBe(0);
		expect(await markAvailable(id, actor)).toBe(true);
		expect(await puppyOf(id)).toMatchObject({ available: true, wentHomeOn: null });
	});

	test("is not one that another family holds", async () => {
		const { id } = await addPuppy();
		await reserved(id, { familyId: await addFamily("Hale") });
		const other = await addFamily("Ito");
		expect(await markSold(id, { familyId: other }, actor)).toMatchObject({
			outcome: "held",
			holder: "Hale",
		});
		expect(await puppyOf(id)).toMatchObject({ isReserved: true });
	});
});
