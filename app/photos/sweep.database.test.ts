import { readdir, rm, utimes } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { database } from "~/platform/database/database.server.ts";
import { mediaDir } from "~/platform/http/static-files.server.ts";
import { freshDatabase } from "../../tests/support/database.ts";
import { storePhoto } from "./commands.server.ts";
import { photoFiles } from "./sizes.ts";
import { sweepPhotoFiles } from "./sweep.server.ts";

const folder = join(mediaDir, "photos");

/** Stores the files of a photo with timestamps from the given number of minutes ago. */
async function storeFiles(name: string, minutes: number) {
	const create = { width: 30, height: 20, channels: 3, background: "#345678" } as const;
	const photo = await storePhoto(await sharp({ create }).png().toBuffer(), name);
	const then = new Date(Date.now() - minutes * 60_000);
	await Promise.all(photoFiles(name).map((path) => utimes(join(folder, path), then, then)));
	return photo;
}

const names = async () => {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	const found = entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
	return [...new Set(found.map((name) => name.split(".")[0]))].toSorted();
};

beforeEach(async () => {
	await rm(mediaDir, { recursive: true, force: true });
	await freshDatabase();
});

test("Files without a row are removed after an hour, and all others stay", async () => {
	const known = await storeFiles("known", 500);
	await database.stockPhoto.create({ data: { ...known, category: "", title: "", alt: "" } });
	await storeFiles("lost", 61);
	await storeFiles("coming", 59);
	expect(await sweepPhotoFiles()).toBe(1);
	expect(await names()).toEqual(["coming", "known"]);
	expect(await sweepPhotoFiles()).toBe(0);
});

test("If most photos have no row, the database isn't the folder's, and nothing is removed", async () => {
	await storeFiles("one", 500);
	expect(await sweepPhotoFiles()).toBe(0);
	expect(await names()).toEqual(["one"]);
});

test("A site without photos has nothing to remove", async () => {
	expect(await sweepPhotoFiles()).toBe(0);
});
