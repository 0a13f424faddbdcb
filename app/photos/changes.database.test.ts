import { readdir, rm } from "node:fs/promises";
import sharp from "sharp";
import { beforeEach, describe, expect, test } from "vitest";
import { contentVersion } from "~/platform/database/content-version.server.ts";
import { database } from "~/platform/database/database.server.ts";
import { mediaDir } from "~/platform/http/static-files.server.ts";
import { freshDatabase } from "../../tests/support/database.ts";
import { addPuppy } from "../../tests/support/puppy.ts";
import { addPhoto, changePhoto, deletePhotos } from "./commands.server.ts";
import { MAX_PHOTOS } from "./limits.ts";
import { addStockPhoto, changeStockPhoto, deleteStockPhotos } from "./stock-commands.server.ts";

const actor = { who: "maren", via: "admin" } as const;
const picture = () =>
	sharp({ create: { width: 30, height: 20, channels: 3, background: "#345678" } })
		.png()
		.toBuffer();

const files = async () => {
	const entries = await readdir(mediaDir, { recursive: true, withFileTypes: true }).catch(() => []);
	return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
};

/** Adds a row without files, which is enough for tests of the order. */
const addRow = (puppyId: number, position: number, alt = String(position)) =>
	database.photo.create({
		data: {
			puppyId,
			position,
			alt,
			name: `${puppyId}-${position}`,
			width: 30,
			height: 20,
			color: "#345678",
		},
		select: { id: true },
	});

async function puppyWithPhotos(count: number) {
	const puppy = await addPuppy({ updatedAt: new Date("2026-01-01") });
	const ids: number[] = [];
	for (let position = 0; position < count; position += 1) {
		ids.push((await addRow(puppy.id, position)).id);
	}
	return { puppyId: puppy.id, ids };
}

const stored = (puppyId: number) =>
	database.photo.findMany({
		where: { puppyId },
		select: { alt: true, position: true },
		orderBy: [{ position: "asc" }, { id: "asc" }],
	});

async function expectOrder(puppyId: number, alts: string[]) {
	const rows = await stored(puppyId);
	expect(rows.map(({ alt }) => alt)).toEqual(alts);
	expect(rows.map(({ position }) => position)).toEqual(alts.map((_, index) => index));
}

const lastChange = () =>
	database.change.findFirst({
		orderBy: { id: "desc" },
		omit: { id: true, at: true, subjectId: true },
	});

const move = (puppyId: number, id = 0, place: number) =>
	changePhoto({ puppyId, id }, () => ({ place }), actor);

beforeEach(async () => {
	await rm(mediaDir, { recursive: true, force: true });
	await freshDatabase();
});

describe("a puppy's photos", () => {
	test.each<[number, number, string[]]>([
		[2, 0, ["2", "0", "1", "3"]],
		[2, 1, ["0", "2", "1", "3"]],
		[1, 2, ["0", "2", "1", "3"]],
		[0, 3, ["1", "2", "3", "0"]],
		[0, 0, ["0", "1", "2", "3"]],
		[3, 0, ["3", "0", "1", "2"]],
		[1, 99, ["0", "2", "3", "1"]],
	])("are moved, and the others keep their order: %i to place %i", async (moved, to, order) => {
		const { puppyId, ids } = await puppyWithPhotos(4);
		expect(await move(puppyId, ids[moved], to)).toBe(true);
		await expectOrder(puppyId, order);
		expect(await database.change.count()).toBe(order.join() === "0,1,2,3" ? 0 : 1);
	});

	test("are recorded when moved, and change the content's version and their puppy", async () => {
		const { puppyId, ids } = await puppyWithPhotos(2);
		await move(puppyId, ids[1], 0);
		expect(await lastChange()).toEqual({
			...actor,
			action: "moved",
			kind: "photo",
			subject: "1",
			puppyId,
			before: '{"position":1}',
			after: '{"position":0}',
		});
		expect(await contentVersion()).toBe(1);
		const puppy = await database.puppy.findUnique({ where: { id: puppyId } });
		expect(puppy?.updatedAt.getTime()).toBeGreaterThan(Date.parse("2026-06-01"));
	});

	test("without alt text are recorded by their place", async () => {
		const { puppyId } = await puppyWithPhotos(1);
		const { id } = await addRow(puppyId, 1, "");
		await move(puppyId, id, 0);
		expect(await lastChange()).toMatchObject({ subject: "number 2" });
		await changePhoto({ puppyId, id }, () => ({ alt: "", focusX: 10, focusY: 20 }), actor);
		expect(await lastChange()).toMatchObject({ subject: "number 1" });
		await deletePhotos(puppyId, [id], actor);
		expect(await lastChange()).toMatchObject({
			subject: "number 1",
			before: '{"alt":"","position":0}',
		});
	});

	test("are all still there, without gaps, after many changes at once", async () => {
		const { puppyId, ids } = await puppyWithPhotos(8);
		const works = Array.from({ length: 24 }, (_, index) =>
			move(puppyId, ids[(index * 5) % 8], (index * 3) % 8),
		);
		await Promise.all([
			...works,
			deletePhotos(puppyId, [ids[3] ?? 0], actor),
			addRow(puppyId, 99, "new"),
		]);
		await move(puppyId, ids[0], 7);
		await move(puppyId, ids[0], 0);
		const rows = await stored(puppyId);
		expect(rows.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
		expect(rows.map(({ alt }) => alt).toSorted()).toEqual(
			["0", "1", "2", "4", "5", "6", "7", "new"].toSorted(),
		);
	});

	test("of another puppy can't be changed", async () => {
		const { puppyId } = await puppyWithPhotos(1);
		const other = await addPuppy({ name: "Fig" });
		const { id } = await addRow(other.id, 0, "Fig");
		expect(await move(puppyId, id, 0)).toBe(false);
		expect(await deletePhotos(puppyId, [id], actor)).toBe(0);
		const words = { alt: "Mine", focusX: 1, focusY: 1 };
		expect(await changePhoto({ puppyId, id }, () => ({ ...words, place: 0 }), actor)).toBe(false);
		expect(await stored(other.id)).toEqual([{ alt: "Fig", position: 0 }]);
		expect(await contentVersion()).toBe(0);
	});

	test("are described and moved at once, with a record of only what changed", async () => {
		const { puppyId, ids } = await puppyWithPhotos(2);
		const [first = 0, second = 0] = ids;
		const photo = { puppyId, id: first };
		const changes = { alt: "Asleep", focusX: 50, focusY: 10 };
		expect(await changePhoto(photo, () => changes, actor)).toBe(true);
		expect(await lastChange()).toMatchObject({
			action: "changed",
			subject: "Asleep",
			before: '{"alt":"0","focusY":40}',
			after: '{"alt":"Asleep","focusY":10}',
		});
		expect(await contentVersion()).toBe(1);
		expect(await changePhoto(photo, () => ({ ...changes, place: 0 }), actor)).toBe(true);
		expect(await contentVersion()).toBe(1);
		const moved = { alt: "1", focusX: 50, focusY: 40, place: 0 };
		expect(await changePhoto({ puppyId, id: second }, () => moved, actor)).toBe(true);
		await expectOrder(puppyId, ["1", "Asleep"]);
		expect(await lastChange()).toMatchObject({ action: "moved", subject: "1" });
		expect(await contentVersion()).toBe(2);
		expect(await changePhoto({ puppyId, id: 9_999 }, () => changes, actor)).toBe(false);
	});

	test("become health documents and photos again, with a record of it", async () => {
		const { puppyId, ids } = await puppyWithPhotos(1);
		const photo = { puppyId, id: ids[0] ?? 0 };
		const plain = { alt: "0", focusX: 50, focusY: 40 };
		const paper = { document: "test", number: "LR-2211", signedOn: "2026-10-03" } as const;
		expect(await changePhoto(photo, () => ({ ...plain, ...paper }), actor)).toBe(true);
		expect(await database.photo.findUnique({ where: { id: photo.id } })).toMatchObject(paper);
		expect(await lastChange()).toMatchObject({ action: "changed", after: JSON.stringify(paper) });
		expect(await contentVersion()).toBe(1);
		await changePhoto(photo, () => ({ ...plain, document: "" }), actor);
		expect(await database.photo.count({ where: { document: "" } })).toBe(1);
	});

	test("close the gap when one is deleted, and its files are removed", async () => {
		const { id: puppyId } = await addPuppy();
		const bytes = await picture();
		const one = await addPhoto({ puppyId, bytes, alt: "one" }, actor);
		await addPhoto({ puppyId, bytes, alt: "two" }, actor);
		expect(await files()).toHaveLength(16);
		expect(await deletePhotos(puppyId, [one.id], actor)).toBe(1);
		await expectOrder(puppyId, ["two"]);
		expect((await files()).some((name) => name.startsWith(one.name))).toBe(false);
		expect(await files()).toHaveLength(8);
		expect(await lastChange()).toMatchObject({ action: "removed", subject: "one", puppyId });
		expect(await deletePhotos(puppyId, [one.id], actor)).toBe(0);
	});

	test("never exceed the limit of a puppy, even when several are added at once", async () => {
		const { puppyId } = await puppyWithPhotos(MAX_PHOTOS - 1);
		const bytes = await picture();
		const results = await Promise.allSettled(
			[1, 2].map(() => addPhoto({ puppyId, bytes, alt: "" }, actor)),
		);
		expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
		expect(await database.photo.count()).toBe(MAX_PHOTOS);
		expect(await files()).toHaveLength(8);
	});
});

describe("a stock photo", () => {
	const words = { title: "Hills", category: "hero", alt: "Hills", focusX: 50, focusY: 40 };

	test("is recorded once when it is changed", async () => {
		const bytes = await picture();
		const { id } = await addStockPhoto({ ...words, alt: "", bytes }, actor);
		expect(await changeStockPhoto(id, () => words, actor)).toBe(true);
		expect(await lastChange()).toMatchObject({
			kind: "stock photo",
			action: "changed",
			before: '{"alt":""}',
			after: '{"alt":"Hills"}',
		});
		expect(await contentVersion()).toBe(2);
		expect(await changeStockPhoto(id, () => words, actor)).toBe(true);
		expect(await contentVersion()).toBe(2);
		expect(await changeStockPhoto(id + 1, () => words, actor)).toBe(false);
	});

	test("is deleted with its files, and its video stays without a poster", async () => {
		const { id } = await addStockPhoto({ ...words, bytes: await picture() }, actor);
		const video = await database.video.create({
			data: { title: "Porch", category: "home", videoId: "x", posterId: id },
		});
		expect(await deleteStockPhotos([id], actor)).toBe(1);
		expect(await files()).toEqual([]);
		expect(await database.video.findUnique({ where: { id: video.id } })).toMatchObject({
			posterId: null,
		});
		expect(await lastChange()).toMatchObject({ action: "removed", subject: "Hills" });
		expect(await deleteStockPhotos([id], actor)).toBe(0);
	});
});
