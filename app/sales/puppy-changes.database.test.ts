import { beforeEach, describe, expect, test } from "vitest";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { contentVersion } from "~/platform/database/content-version.server.ts";
import { database } from "~/platform/database/database.server.ts";
import { EditRefused } from "~/platform/forms/merge-form.server.ts";
import { puppyFormSchema } from "~/puppies/admin/form-schema.ts";
import { puppyChanges, puppyToEdit, trashPage } from "~/puppies/admin/queries.server.ts";
import {
	emptyTrash,
	publishPuppy,
	removePuppy,
	restorePuppy,
	unpublishPuppy,
} from "~/puppies/admin/trash.server.ts";
import { createDraft, createLitter } from "~/puppies/create-commands.server.ts";
import { PathTaken } from "~/puppies/paths.server.ts";
import { ImplausiblePuppy } from "~/puppies/price/plausibility.ts";
import { profilePathFor } from "~/puppies/queries.server.ts";
import { freshDatabase } from "../../tests/support/database.ts";
import { addPuppy } from "../../tests/support/puppy.ts";
import { fieldsOf, openForm } from "../../tests/support/puppy-form.ts";
import { changePuppy, savePuppy, trashPuppy } from "./puppy-changes.server.ts";

const actor = { who: "maren", via: "admin" } as const;
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

const formOf = (id: number, by: Actor = actor) => openForm(savePuppy, id, by);

beforeEach(freshDatabase);

describe("a draft", () => {
	test("gets its path from its name, is not public, and reports what is missing", async () => {
		const before = await contentVersion();
		const id = await createDraft(answers({ name: "Mr. Darcy" }), actor);
		expect(await database.puppy.findUnique({ where: { id } })).toMatchObject({
			status: "draft",
			profilePath: "mr-darcy",
			cardHeaderTitle: "Mr. Darcy",
		});
		expect(await contentVersion()).toBe(before);
		const missing = await publishPuppy(id, actor);
		expect(missing?.map(({ what }) => what)).toEqual(["sex", "dob", "price", "overview", "photos"]);
		expect(await database.puppy.findUnique({ where: { id } })).toMatchObject({ status: "draft" });
	});

	test("is added only once if its form is sent twice, even at the same moment", async () => {
		const key = crypto.randomUUID();
		const press = () => createDraft(answers(), actor, key);
		const first = await press();
		expect(await Promise.all([press(), press()])).toEqual([first, first]);
		expect(await database.puppy.count()).toBe(1);
		expect(await database.change.count()).toBe(1);
		expect(await createDraft(answers(), other, key)).not.toBe(first);
		expect(await createDraft(answers({ sex: "Male" }), actor, key)).not.toBe(first);
		expect(await createDraft(answers(), actor, crypto.randomUUID())).not.toBe(first);
		await trashPuppy(first, actor);
		expect(await press()).not.toBe(first);
	});

	test("of a litter is added with the others or not at all, and once if the form is sent twice", async () => {
		const key = crypto.randomUUID();
		// Two puppies may well begin with the same name.
		const litter = [answers(), answers(), answers({ sex: "Male" })];
		const press = () => createLitter(litter, actor, key);
		const ids = await press();
		expect(new Set(ids).size).toBe(3);
		expect(await Promise.all([press(), press()])).toEqual([ids, ids]);
		expect(await database.puppy.count({ where: { status: "draft" } })).toBe(3);
		const later = await createLitter(
			[...litter.slice(0, 2), answers({ sex: "Female" })],
			actor,
			key,
		);
		expect(later.slice(0, 2)).toEqual(ids.slice(0, 2));
		expect(ids).not.toContain(later[2]);
		const wrong = [answers({ name: "Right" }), { ...answers(), dob: "2900-01-01" }];
		await expect(createLitter(wrong, actor)).rejects.toBeInstanceOf(ImplausiblePuppy);
		expect(await database.puppy.count({ where: { name: "Right" } })).toBe(0);
	});

	test("is published once it has a photo, described or not, and goes to the top of the list", async () => {
		const id = await createDraft(answers(complete), actor);
		const listedAt = new Date("2026-01-01T12:00:00Z");
		await database.puppy.update({ where: { id }, data: { listedAt } });
		expect((await publishPuppy(id, actor))?.map(({ message }) => message)).toEqual([
			"At least one photo",
		]);
		const { id: paper } = await photo(id, "Hips: good");
		await database.photo.update({ where: { id: paper }, data: { document: "test" } });
		expect((await publishPuppy(id, actor))?.map(({ what }) => what)).toEqual(["photos"]);
		await photo(id, "");
		const before = await contentVersion();
		expect(await publishPuppy(id, actor)).toEqual([]);
		expect(await contentVersion()).toBeGreaterThan(before);
		const first = await database.puppy.findUniqueOrThrow({ where: { id } });
		expect(first.listedAt.getTime()).toBeGreaterThan(listedAt.getTime());
		await unpublishPuppy(id, actor);
		await publishPuppy(id, actor);
		const again = await database.puppy.findUniqueOrThrow({ where: { id } });
		expect(again.listedAt).toEqual(first.listedAt);
	});

	test("can't get a path that redirects to another puppy, neither a given one nor one made from its name", async () => {
		const { id: shown } = await addPuppy({ name: "Fig" });
		await changePuppy(shown, { profilePath: "fig-the-first" }, actor);
		await expect(
			createDraft(answers({ ...complete, profilePath: "fig" }), actor),
		).rejects.toBeInstanceOf(PathTaken);
		const id = await createDraft(answers(complete), actor);
		expect((await puppyToEdit(id))?.fields.profilePath).toBe("fig-2");
		await expect(changePuppy(id, { profilePath: "fig" }, actor)).rejects.toBeInstanceOf(PathTaken);
		await photo(id, "Fig");
		await publishPuppy(id, actor);
		expect(await profilePathFor("fig")).toBe("fig-the-first");
		await changePuppy(shown, { profilePath: "fig" }, actor);
		expect(await profilePathFor("fig-the-first")).toBe("fig");
	});

	test("is restored at a free path if its own redirects to another puppy", async () => {
		const { id } = await addPuppy({ name: "Fig" });
		await trashPuppy(id, actor);
		const { id: other } = await addPuppy({ name: "Fig" });
		await changePuppy(other, { profilePath: "figgy" }, actor);
		expect(await restorePuppy(id, actor)).toMatchObject({
			profilePath: "fig-2",
			isPathKept: false,
		});
		expect(await profilePathFor("fig")).toBe("figgy");
	});
});

describe("the path of a puppy", () => {
	test("is unique, and the form is refused if it isn't", async () => {
		await addPuppy({ name: "Fig" });
		await expect(createDraft(answers({ profilePath: "fig" }), actor)).rejects.toBeInstanceOf(
			PathTaken,
		);
		const id = await createDraft(answers(), actor);
		expect((await puppyToEdit(id))?.fields.profilePath).toBe("fig-2");
	});

	test("redirects to the new one if visitors may know it", async () => {
		const { id } = await addPuppy({ name: "Fig" });
		const send = await formOf(id);
		await send({ profilePath: "figgy" });
		expect(await profilePathFor("fig")).toBe("figgy");
		expect(await database.formerPath.findMany()).toEqual([{ path: "fig", puppyId: id }]);
	});
});

describe("two editors of one puppy", () => {
	test("each keep what only they changed", async () => {
		const { id } = await addPuppy();
		const [one, two] = [await formOf(id, other), await formOf(id)];
		await one({ price: "$7,000" });
		expect(await two({ sex: "Male" })).toMatchObject({ isChanged: true });
		expect(await fieldsOf(id)).toMatchObject({ price: "$7,000", sex: "Male" });
	});

	test("have to decide if both changed the same field, and nothing is stored before that", async () => {
		const { id } = await addPuppy();
		const [one, two] = [await formOf(id, other), await formOf(id)];
		await one({ price: "$7,000" });
		const mine = { price: "$5,000", breeder: "Mine" };
		await expect(two(mine)).rejects.toBeInstanceOf(EditRefused);
		expect(await fieldsOf(id)).toMatchObject({ price: "$7,000", breeder: "Turnip Patch" });
	});

	test("have no conflict over different forms of line breaks", async () => {
		const { id } = await addPuppy({ overview: "One.\r\nTwo." });
		const send = await formOf(id);
		await changePuppy(id, { overview: "Three." }, other);
		await send({ overview: "One.\nTwo." });
		expect((await fieldsOf(id)).overview).toBe("Three.");
	});
});

describe("the fields of a puppy", () => {
	const resultOf = (given: Record<string, unknown>) => {
		const { success, data, error } = puppyFormSchema.safeParse({
			name: "Fig",
			breed: "Labradoodle",
			available: true,
			...given,
		});
		return success ? data : error.issues.map(({ path, message }) => [path.join("."), message]);
	};

	test("are normalized, or questioned by a message at the field", () => {
		expect(resultOf({ price: "6k" })).toMatchObject({ price: "$6,000" });
		expect(resultOf({ price: "unavailable" })).toMatchObject({ price: "unavailable" });
		expect(resultOf({ price: "$500 deposit, $6,000 total", dob: "2999-01-01" })).toEqual([
			["price", expect.stringMatching(/^Price: there is more than one number/)],
			["dob", expect.stringMatching(/^Date of birth: this day is still to come/)],
		]);
		expect(resultOf({ price: "60" })).toEqual([
			["price", expect.stringContaining("$60, which is far")],
		]);
		expect(resultOf({ price: "60", confirmPrice: "$60" })).toMatchObject({ price: "$60" });
		expect(resultOf({ price: "65", confirmPrice: "$60" })).toHaveLength(1);
	});

	test("are not stored if the answers of two people contradict each other", async () => {
		const { id } = await addPuppy({ available: false });
		const send = await formOf(id);
		await changePuppy(id, { available: true }, other);
		await expect(send({ wentHomeOn: "2026-10-01" })).rejects.toBeInstanceOf(ImplausiblePuppy);
		expect(await fieldsOf(id)).toMatchObject({ available: true, wentHomeOn: null });
	});
});

describe("the trash", () => {
	test("hides a puppy, frees its path, and gives both back", async () => {
		const { id } = await addPuppy({ name: "Fig" });
		const before = await contentVersion();
		expect(await trashPuppy(id, actor)).toBe("Fig");
		expect(await contentVersion()).toBeGreaterThan(before);
		expect(await profilePathFor("fig")).toBeUndefined();
		expect(await puppyToEdit(id)).toBeUndefined();
		expect((await trashPage()).puppies).toMatchObject([{ id, name: "Fig" }]);
		expect(await restorePuppy(id, actor)).toMatchObject({ profilePath: "fig", isPathKept: true });
		expect(await profilePathFor("fig")).toBe("fig");
	});

	test("gives a puppy a free path if another one has taken its old one", async () => {
		const { id } = await addPuppy({ name: "Fig" });
		await trashPuppy(id, actor);
		await addPuppy({ name: "Fig" });
		expect(await restorePuppy(id, actor)).toMatchObject({
			profilePath: "fig-2",
			isPathKept: false,
		});
	});

	test("deletes for good only puppies that are in it, and keeps their change log", async () => {
		const { id } = await addPuppy({ name: "Fig" });
		expect(await removePuppy(id, actor)).toBeUndefined();
		await trashPuppy(id, actor);
		expect(await removePuppy(id, actor)).toBe("Fig");
		expect(await database.puppy.count()).toBe(0);
		const { changes } = await puppyChanges(id, 10);
		expect(changes.map(({ action }) => action)).toEqual(["deleted for good", "put into the trash"]);
	});

	test("is emptied of puppies that were put there more than 30 days ago", async () => {
		const [old, young] = [await addPuppy({ name: "Old" }), await addPuppy({ name: "Young" })];
		await trashPuppy(old.id, actor);
		await trashPuppy(young.id, actor);
		const trashedAt = new Date("2026-10-01T12:00:00Z");
		await database.puppy.update({ where: { id: old.id }, data: { trashedAt } });
		expect(await emptyTrash(new Date("2026-10-31T11:59:59Z"))).toBe(0);
		expect(await emptyTrash(new Date("2026-10-31T12:00:01Z"))).toBe(1);
		expect((await trashPage()).puppies.map(({ name }) => name)).toEqual(["Young"]);
	});
});
