import { existsSync } from "node:fs";
import { readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { beforeEach, describe, expect, test } from "vitest";
import { siteActor } from "~/platform/database/audit-log.server.ts";
import { contentVersion } from "~/platform/database/content-version.server.ts";
import { database } from "~/platform/database/database.server.ts";
import { mediaDir } from "~/platform/http/static-files.server.ts";
import { freshDatabase } from "../../tests/support/database.ts";
import { addPhoto, discardPhoto, storePhoto } from "./commands.server.ts";
import { PhotoRefused } from "./process.server.ts";
import { photoFiles } from "./sizes.ts";
import { addStockPhoto } from "./stock-commands.server.ts";

const picture = () =>
	sharp({ create: { width: 60, height: 40, channels: 3, background: "#345678" } })
		.png()
		.toBuffer();

const files = async () => {
	const entries = await readdir(mediaDir, { recursive: true, withFileTypes: true }).catch(() => []);
	return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
};

const newPuppy = () =>
	database.puppy.create({
		data: {
			name: "Fig",
			cardHeaderTitle: "Fig",
			profilePath: "fig",
			breed: "Labradoodle",
			breedLong: "",
			breeder: "",
			sex: "Male",
			dob: "2026-03-20",
			projectedSize: "",
			overview: "",
			personality: "",
			price: "$5,600",
			available: true,
			availableDate: "",
			searchText: "",
		},
		select: { id: true },
	});

describe("photos", () => {
	beforeEach(async () => {
		await rm(mediaDir, { recursive: true, force: true });
		await freshDatabase();
	});

	test("are added one after another, each with all of its files", async () => {
		const { id: puppyId } = await newPuppy();
		const bytes = await picture();
		const added = await Promise.all(
			["one", "two", "three"].map((alt) => addPhoto({ puppyId, bytes, alt }, siteActor)),
		);
		expect(added.map(({ position }) => position).toSorted()).toEqual([0, 1, 2]);
		const rows = await database.photo.findMany({ orderBy: { position: "asc" } });
		expect(rows.map(({ alt }) => alt).toSorted()).toEqual(["one", "three", "two"]);
		for (const { name, width, height, focusX, focusY } of rows) {
			expect(name).toMatch(/^[0-9a-f]{24}$/);
			expect({ width, height, focusX, focusY }).toEqual({
				width: 60,
				height: 40,
				focusX: 50,
				focusY: 40,
			});
			for (const path of photoFiles(name)) {
				expect(existsSync(join(mediaDir, "photos", path)), path).toBe(true);
			}
		}
		expect(await files()).toHaveLength(24);
	});

	test("are public content, so each one raises the content's version", async () => {
		const { id: puppyId } = await newPuppy();
		const bytes = await picture();
		expect(await contentVersion()).toBe(0);
		await addPhoto({ puppyId, bytes, alt: "Fig" }, siteActor);
		expect(await contentVersion()).toBe(1);
		await addStockPhoto({ category: "hero", title: "Hills", alt: "", bytes }, siteActor);
		expect(await contentVersion()).toBe(2);
		expect(await database.stockPhoto.findFirst()).toMatchObject({ category: "hero", width: 60 });
	});

	test("leave nothing behind when they are refused", async () => {
		const { id: puppyId } = await newPuppy();
		const bytes = Buffer.from("not a picture");
		await expect(addPhoto({ puppyId, bytes, alt: "Fig" }, siteActor)).rejects.toBeInstanceOf(
			PhotoRefused,
		);
		expect(await files()).toEqual([]);
		expect(await database.photo.count()).toBe(0);
		expect(await contentVersion()).toBe(0);
	});

	test("leave no files behind when their row can't be stored", async () => {
		const bytes = await picture();
		await expect(addPhoto({ puppyId: 404, bytes, alt: "A puppy" }, siteActor)).rejects.toThrow(
			/no longer exists/,
		);
		expect(await files()).toEqual([]);
		expect(await contentVersion()).toBe(0);
	});

	test("leave no files behind when not all of them can be written", async () => {
		await storePhoto(await picture(), "kept");
		const before = await files();
		// A file takes the place of one size's folder.
		await rm(join(mediaDir, "photos/thumbnails/large"), { recursive: true });
		await writeFile(join(mediaDir, "photos/thumbnails/large"), "");
		await expect(storePhoto(await picture(), "lost")).rejects.toThrow(/ENOTDIR|EEXIST/);
		const after = await files();
		expect(after.filter((name) => !before.includes(name))).toEqual(["large"]);
	});

	test("keep their files when the files of a photo with a row can't all be rewritten", async () => {
		const stored = await storePhoto(await picture(), "shown");
		await database.stockPhoto.create({ data: { ...stored, category: "", title: "", alt: "" } });
		await rm(join(mediaDir, "photos/thumbnails/large"), { recursive: true });
		await writeFile(join(mediaDir, "photos/thumbnails/large"), "");
		await expect(storePhoto(await picture(), "shown")).rejects.toThrow(/ENOTDIR|EEXIST/);
		expect(await files()).toEqual(expect.arrayContaining(["shown.webp", "shown.jpg"]));
	});

	test("are replaced by another of the same name", async () => {
		await storePhoto(await picture(), "same");
		const wider = sharp({ create: { width: 90, height: 40, channels: 3, background: "#fff" } });
		await storePhoto(await wider.png().toBuffer(), "same");
		const path = join(mediaDir, "photos/thumbnails/small/same.webp");
		expect((await sharp(path).metadata()).width).toBe(90);
		expect(await files()).toHaveLength(8);
	});

	test("lose all of their files, even if some are already gone", async () => {
		await storePhoto(await picture(), "one");
		await storePhoto(await picture(), "two");
		await rm(join(mediaDir, "photos/one.jpg"));
		await discardPhoto("one");
		expect((await files()).every((name) => name.startsWith("two."))).toBe(true);
		expect(await files()).toHaveLength(8);
	});
});
