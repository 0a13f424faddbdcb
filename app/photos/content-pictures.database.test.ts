import { existsSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { picture } from "~/content/fields/field.ts";
import { pictureText, readPicture, storedPicture } from "~/content/picture.ts";
import { siteActor } from "~/platform/database/audit-log.server.ts";
import { mediaDir } from "~/platform/http/static-files.server.ts";
import { freshDatabase } from "../../tests/support/database.ts";
import { CHOICES_MAX, contentPictures, pictureChoices } from "./content-pictures.server.ts";
import {
	addStockPhoto,
	changeStockPhoto,
	deleteStockPhotos,
	replaceStockPhoto,
} from "./stock-commands.server.ts";

beforeEach(freshDatabase);

const bytes = () =>
	sharp({ create: { width: 60, height: 40, channels: 3, background: "#345678" } })
		.png()
		.toBuffer();

const photo = async (alt: string) => {
	const { id } = await addStockPhoto(
		{ category: "hero", title: "Porch", alt, bytes: await bytes() },
		siteActor,
	);
	return id;
};

test("a page shows photos and drawings with their alt texts, and nothing where none is set", async () => {
	const id = await photo("A porch at sunset");
	const [shown, drawn, none] = await contentPictures([
		{ photo: id },
		{ drawing: "zeta" },
		undefined,
	]);
	expect(shown).toMatchObject({ alt: "A porch at sunset", width: 60 });
	expect(drawn?.alt).toContain("Zeta");
	expect(none).toBeUndefined();
});

test("a photo that was deleted, never existed or isn't described is not shown", async () => {
	const [deleted, undescribed] = [await photo("Gone"), await photo("")];
	await deleteStockPhotos([deleted], siteActor);
	expect(
		await contentPictures([{ photo: deleted }, { photo: undescribed }, { photo: 99_999 }]),
	).toEqual([undefined, undefined, undefined]);
});

test("a replaced photo changes wherever it is used, and its old files are removed", async () => {
	const id = await photo("A porch at sunset");
	const words = { title: "Porch", category: "hero", alt: "A porch at sunset" };
	await changeStockPhoto(id, () => ({ ...words, focusX: 20, focusY: 80 }), siteActor);
	const [before] = await contentPictures([{ photo: id }]);
	const wide = await sharp({ create: { width: 90, height: 30, channels: 3, background: "#fff" } })
		.png()
		.toBuffer();
	expect(await replaceStockPhoto(id, wide, siteActor)).toMatchObject({ id });
	const [after] = await contentPictures([{ photo: id }]);
	expect(after).toMatchObject({
		alt: "A porch at sunset",
		width: 90,
		height: 30,
		focusX: 20,
		focusY: 80,
	});
	expect(after?.src).not.toBe(before?.src);
	expect(existsSync(join(mediaDir, before?.src.replace("/media/", "") ?? ""))).toBe(false);
	expect(existsSync(join(mediaDir, after?.src.replace("/media/", "") ?? ""))).toBe(true);
});

test("a file that is not a picture replaces nothing, and a missing photo can't be replaced", async () => {
	const id = await photo("A porch at sunset");
	const [before] = await contentPictures([{ photo: id }]);
	await expect(replaceStockPhoto(id, Buffer.from("no picture"), siteActor)).rejects.toThrow();
	expect(await contentPictures([{ photo: id }])).toEqual([before]);
	const gone = replaceStockPhoto(99_999, await bytes(), siteActor);
	await expect(gone).rejects.toThrow("the photo has been deleted");
});

test("a form offers the chosen drawings and the described photos, newest first", async () => {
	const [first, , second] = [await photo("One"), await photo(""), await photo("Two")];
	const values = (await pictureChoices([{ drawing: "zeta" }])).map(({ value }) => value);
	expect(values).toEqual(["drawing:zeta", `photo:${second}`, `photo:${first}`]);
});

test("a form offers the chosen picture, however old it is", async () => {
	const database = await freshDatabase();
	const oldest = await photo("The oldest");
	const { id: _, ...row } = await database.stockPhoto.findUniqueOrThrow({ where: { id: oldest } });
	await database.stockPhoto.createMany({
		data: Array.from({ length: CHOICES_MAX }, (_, index) => ({ ...row, name: `copy-${index}` })),
	});
	expect(await pictureChoices()).toHaveLength(CHOICES_MAX);
	const values = (await pictureChoices([{ photo: oldest }])).map(({ value }) => value);
	expect(values).toContain(`photo:${oldest}`);
	const [chosen] = await pictureChoices([{ drawing: "trainer" }]);
	expect(chosen?.value).toBe("drawing:trainer");
});

test("a control's value is read back as it was written", () => {
	for (const picture of [{ photo: 3 }, { drawing: "zeta" } as const, undefined]) {
		expect(readPicture(pictureText(picture))).toEqual(picture);
	}
});

test.each([
	"photo:x",
	"photo:-1",
	"photo:1.5",
	"photo:",
	"drawing:nobody",
	"drawing:constructor",
	"x",
])("%s is not a picture, and a form refuses it", (text) => {
	expect(picture("Picture").typed.safeParse(text).success).toBe(false);
});

test("a stored picture that can't be read counts as none, and breaks nothing", () => {
	for (const stored of [{ drawing: "long-gone" }, { photo: "3" }, "x", null]) {
		expect(storedPicture.parse(stored)).toBeUndefined();
	}
});
