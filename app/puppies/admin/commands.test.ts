import { beforeEach, describe, expect, test } from "vitest";
import { contentVersion } from "~/platform/database/content-version.server.ts";
import { database } from "~/platform/database/database.server.ts";
import { freshDatabase } from "../../../tests/support/database.ts";
import { addPuppy } from "../../../tests/support/puppy.ts";
import { changePuppy, createDraft, savePuppy } from "../commands.server.ts";
import { PathTaken } from "../paths.server.ts";
import { PuppyDoubted } from "../price/plausibility.ts";
import { profilePathFor } from "../queries.server.ts";
import { puppyFormSchema } from "./form-schema.ts";
import { puppyChanges, puppyToEdit, trashPage } from "./queries.server.ts";
import {
	emptyTrash,
	publishPuppy,
	removePuppy,
	restorePuppy,
	trashPuppy,
	unpublishPuppy,
} from "./trash.server.ts";

const by = { who: "maren", via: "admin" } as const;
const other = { who: "otto", via: "admin" } as const;

const answers = (given: Record<string, unknown> = {}) =>
	puppyFormSchema.parse({ name: "Fig", breed: "Labradoodle", ...given });

const complete = {
	sex: "Male",
	dob: "2026-08-08",
	price: "$6,500",
	personality: "Quick.",
};

const photo = (puppyId: number, alt: string) =>
	database.photo.create({
		data: {
			puppyId,
			alt,
			name: crypto.randomUUID(),
			position: 0,
			width: 9,
			height: 9,
			color: "#abcdef",
		},
	});

/** The form as it was opened, with changes. */
async function formOf(id: number) {
	const puppy = await puppyToEdit(id);
	if (!puppy) throw new Error("There is no such puppy");
	return { answers: puppy.fields, revision: puppy.revision };
}

beforeEach(freshDatabase);

describe("a draft", () => {
	test("gets its path from its name, is not public, and says what it lacks", async () => {
		const before = await contentVersion();
		const id = await createDraft(answers({ name: "Mr. Darcy" }), by);
		expect(await database.puppy.findUnique({ where: { id } })).toMatchObject({
			status: "draft",
			profilePath: "mr-darcy",
			cardHeaderTitle: "Mr. Darcy",
		});
		expect(await contentVersion()).toBe(before);
		const missing = await publishPuppy(id, by);
		expect(missing?.map(({ what }) => what)).toEqual(["sex", "dob", "price", "overview", "photos"]);
		expect(await database.puppy.findUnique({ where: { id } })).toMatchObject({ status: "draft" });
	});

	test("is added once where its form is sent twice, also at the same moment", async () => {
		const key = crypto.randomUUID();
		const press = () => createDraft(answers(), by, key);
		const first = await press();
		expect(await Promise.all([press(), press()])).toEqual([first, first]);
		expect(await database.puppy.count()).toBe(1);
		expect(await database.change.count()).toBe(1);
		expect(await createDraft(answers(), other, key)).not.toBe(first);
		expect(await createDraft(answers({ sex: "Male" }), by, key)).not.toBe(first);
		expect(await createDraft(answers(), by, crypto.randomUUID())).not.toBe(first);
		await trashPuppy(first, by);
		expect(await press()).not.toBe(first);
	});

	test("is published once it has a photo, described or not, and goes to the top of the list", async () => {
		const id = await createDraft(answers(complete), by);
		const listedAt = new Date("2026-01-01T12:00:00Z");
		await database.puppy.update({ where: { id }, data: { listedAt } });
		expect((await publishPuppy(id, by))?.map(({ message }) => message)).toEqual([
			"At least one photo",
		]);
		await photo(id, "");
		const before = await contentVersion();
		expect(await publishPuppy(id, by)).toEqual([]);
		expect(await contentVersion()).toBeGreaterThan(before);
		const first = await database.puppy.findUniqueOrThrow({ where: { id } });
		expect(first.listedAt.getTime()).toBeGreaterThan(listedAt.getTime());
		await unpublishPuppy(id, by);
		await publishPuppy(id, by);
		const again = await database.puppy.findUniqueOrThrow({ where: { id } });
		expect(again.listedAt).toEqual(first.listedAt);
	});

	test("takes no address that leads to another one, neither as written nor by its name", async () => {
		const { id: shown } = await addPuppy({ name: "Fig" });
		await changePuppy(shown, { profilePath: "fig-the-first" }, by);
		await expect(
			createDraft(answers({ ...complete, profilePath: "fig" }), by),
		).rejects.toBeInstanceOf(PathTaken);
		const id = await createDraft(answers(complete), by);
		expect((await puppyToEdit(id))?.fields.profilePath).toBe("fig-2");
		await expect(changePuppy(id, { profilePath: "fig" }, by)).rejects.toBeInstanceOf(PathTaken);
		await photo(id, "Fig");
		await publishPuppy(id, by);
		expect(await profilePathFor("fig")).toBe("fig-the-first");
		await changePuppy(shown, { profilePath: "fig" }, by);
		expect(await profilePathFor("fig-the-first")).toBe("fig");
	});

	test("comes back from the trash at a free address where another one is found by its own", async () => {
		const { id } = await addPuppy({ name: "Fig" });
		await trashPuppy(id, by);
		const { id: other } = await addPuppy({ name: "Fig" });
		await changePuppy(other, { profilePath: "figgy" }, by);
		expect(await restorePuppy(id, by)).toMatchObject({ profilePath: "fig-2", isPathKept: false });
		expect(await profilePathFor("fig")).toBe("figgy");
	});
});

describe("the path of a puppy", () => {
	test("is free for one puppy only, also in the form", async () => {
		await addPuppy({ name: "Fig" });
		await expect(createDraft(answers({ profilePath: "fig" }), by)).rejects.toBeInstanceOf(
			PathTaken,
		);
		const id = await createDraft(answers(), by);
		expect((await puppyToEdit(id))?.fields.profilePath).toBe("fig-2");
	});

	test("leads on to a new one when visitors may know it", async () => {
		const { id } = await addPuppy({ name: "Fig" });
		const form = await formOf(id);
		await savePuppy(id, { ...form, answers: { ...form.answers, profilePath: "figgy" } }, by);
		expect(await profilePathFor("fig")).toBe("figgy");
		expect((await puppyToEdit(id))?.formerPaths).toEqual(["fig"]);
	});
});

describe("two editors of one puppy", () => {
	test("each keep what only they changed", async () => {
		const { id } = await addPuppy();
		const [one, two] = [await formOf(id), await formOf(id)];
		await savePuppy(id, { ...one, answers: { ...one.answers, price: "$7,000" } }, other);
		const saved = await savePuppy(id, { ...two, answers: { ...two.answers, sex: "Male" } }, by);
		expect(saved).toMatchObject({ outcome: "saved" });
		expect((await formOf(id)).answers).toMatchObject({ price: "$7,000", sex: "Male" });
	});

	test("decide where both changed the same field, and nothing is stored before", async () => {
		const { id } = await addPuppy();
		const [one, two] = [await formOf(id), await formOf(id)];
		await savePuppy(id, { ...one, answers: { ...one.answers, price: "$7,000" } }, other);
		const mine = { ...two.answers, price: "$5,000", breeder: "Mine" };
		const conflict = await savePuppy(id, { ...two, answers: mine }, by);
		if (conflict.outcome !== "conflict") throw new Error("It was stored");
		expect(conflict.conflicts).toMatchObject([
			{ field: "price", theirs: "$7,000", mine: "$5,000", by: { who: "otto" } },
		]);
		expect((await formOf(id)).answers).toMatchObject({ price: "$7,000", breeder: "Turnip Patch" });
		const joined = { answers: conflict.fields, revision: conflict.revision };
		await savePuppy(id, { ...joined, given: ["price"] }, by);
		expect((await formOf(id)).answers).toMatchObject({ price: "$7,000", breeder: "Mine" });
	});

	test("have to decide again when a third change came meanwhile", async () => {
		const { id } = await addPuppy();
		const form = await formOf(id);
		await changePuppy(id, { price: "$7,000" }, other);
		const first = await savePuppy(
			id,
			{ ...form, answers: { ...form.answers, price: "$5,000" } },
			by,
		);
		if (first.outcome !== "conflict") throw new Error("It was stored");
		await changePuppy(id, { price: "$8,000" }, other);
		const again = { answers: first.fields, revision: first.revision };
		expect(await savePuppy(id, again, by)).toMatchObject({ outcome: "conflict" });
		expect(await savePuppy(id, { ...again, given: ["price"] }, by)).toMatchObject({
			outcome: "saved",
		});
		expect((await formOf(id)).answers.price).toBe("$8,000");
	});

	test("don't disagree about how a line break is written", async () => {
		const { id } = await addPuppy({ overview: "One.\r\nTwo." });
		const form = await formOf(id);
		await changePuppy(id, { overview: "Three." }, other);
		const mine = { ...form.answers, overview: "One.\nTwo." };
		expect(await savePuppy(id, { ...form, answers: mine }, by)).toMatchObject({ outcome: "saved" });
		expect((await formOf(id)).answers.overview).toBe("Three.");
	});
});

describe("what is written of a puppy", () => {
	const told = (given: Record<string, unknown>) => {
		const { success, data, error } = puppyFormSchema.safeParse({
			name: "Fig",
			breed: "Labradoodle",
			available: true,
			...given,
		});
		return success ? data : error.issues.map(({ path, message }) => [path.join("."), message]);
	};

	test("is understood, or asked about at its field", () => {
		expect(told({ price: "6k" })).toMatchObject({ price: "$6,000" });
		expect(told({ price: "unavailable" })).toMatchObject({ price: "unavailable" });
		expect(told({ price: "$500 deposit, $6,000 total", dob: "2999-01-01" })).toEqual([
			["price", expect.stringMatching(/^Price: there is more than one number/)],
			["dob", expect.stringMatching(/^Date of birth: this day is still to come/)],
		]);
		expect(told({ price: "60" })).toEqual([
			["price", expect.stringContaining("$60, which is far")],
		]);
		expect(told({ price: "60", confirmPrice: "$60" })).toMatchObject({ price: "$60" });
		expect(told({ price: "65", confirmPrice: "$60" })).toHaveLength(1);
	});

	test("is not stored where two people's answers can't be right together", async () => {
		const { id } = await addPuppy({ available: false });
		const form = await formOf(id);
		await changePuppy(id, { available: true }, other);
		const mine = { ...form.answers, wentHomeOn: "2026-10-01" };
		await expect(savePuppy(id, { ...form, answers: mine }, by)).rejects.toBeInstanceOf(
			PuppyDoubted,
		);
		expect((await formOf(id)).answers).toMatchObject({ available: true, wentHomeOn: null });
	});
});

describe("the trash", () => {
	test("hides a puppy, frees its path, and gives both back", async () => {
		const { id } = await addPuppy({ name: "Fig" });
		const before = await contentVersion();
		expect(await trashPuppy(id, by)).toBe("Fig");
		expect(await contentVersion()).toBeGreaterThan(before);
		expect(await profilePathFor("fig")).toBeUndefined();
		expect(await puppyToEdit(id)).toBeUndefined();
		expect((await trashPage()).puppies).toMatchObject([{ id, name: "Fig" }]);
		expect(await restorePuppy(id, by)).toMatchObject({ profilePath: "fig", isPathKept: true });
		expect(await profilePathFor("fig")).toBe("fig");
	});

	test("gives a free path where another puppy has the old one by now", async () => {
		const { id } = await addPuppy({ name: "Fig" });
		await trashPuppy(id, by);
		await addPuppy({ name: "Fig" });
		expect(await restorePuppy(id, by)).toMatchObject({ profilePath: "fig-2", isPathKept: false });
	});

	test("deletes for good only what lies in it, and keeps the record of it", async () => {
		const { id } = await addPuppy({ name: "Fig" });
		expect(await removePuppy(id, by)).toBeUndefined();
		await trashPuppy(id, by);
		expect(await removePuppy(id, by)).toBe("Fig");
		expect(await database.puppy.count()).toBe(0);
		const { changes } = await puppyChanges(id, 10);
		expect(changes.map(({ action }) => action)).toEqual(["deleted for good", "put into the trash"]);
	});

	test("is emptied of what is older than 30 days", async () => {
		const [old, young] = [await addPuppy({ name: "Old" }), await addPuppy({ name: "Young" })];
		await trashPuppy(old.id, by);
		await trashPuppy(young.id, by);
		const trashedAt = new Date("2026-10-01T12:00:00Z");
		await database.puppy.update({ where: { id: old.id }, data: { trashedAt } });
		expect(await emptyTrash(new Date("2026-10-31T11:59:59Z"))).toBe(0);
		expect(await emptyTrash(new Date("2026-10-31T12:00:01Z"))).toBe(1);
		expect((await trashPage()).puppies.map(({ name }) => name)).toEqual(["Young"]);
	});
});
