import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { RouterContextProvider } from "react-router";
import sharp from "sharp";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { database } from "~/platform/database/database.server.ts";
import { mediaDir } from "~/platform/http/static-files.server.ts";
import { freshDatabase } from "../../tests/support/database.ts";
import { addPuppy } from "../../tests/support/puppy.ts";
import { storePhoto } from "../photos/commands.server.ts";
import { photoFile } from "../photos/sizes.ts";
import { drawPreview, hills } from "./preview.server.ts";
import { cachedPreview, previewFolder } from "./preview-cache.server.ts";
import { drawable, drawText } from "./preview-text.server.ts";
import * as puppyRoute from "./puppy-preview.route.ts";
import * as siteRoute from "./site-preview.route.ts";

vi.mock("./preview.server.ts", { spy: true });

function argsFor(path: string, headers: Record<string, string> = {}) {
	const url = new URL(path, "http://localhost:3000");
	const request = new Request(url, { headers });
	return { request, url, pattern: path, params: {}, context: new RouterContextProvider() } as const;
}

const puppyPicture = (profilePath: string, headers?: Record<string, string>) =>
	puppyRoute.loader({
		...argsFor(`/trained-puppies-for-sale/${encodeURIComponent(profilePath)}/preview.jpg`, headers),
		params: { profilePath },
		pattern: "/trained-puppies-for-sale/:profilePath/preview.jpg",
	});
const sitePicture = () => siteRoute.loader({ ...argsFor("/preview.jpg"), pattern: "/preview.jpg" });

const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());
const cachedFiles = () => readdirSync(previewFolder).toSorted();

/** A photo whose left half is red and whose right half is blue. */
const redAndBlue = (width: number, height: number) =>
	sharp({ create: { width, height, channels: 3, background: "#0000ff" } })
		.composite([
			{
				input: { create: { width: width / 2, height, channels: 3, background: "#ff0000" } },
				left: 0,
				top: 0,
			},
		])
		.png()
		.toBuffer();

/** Gives a puppy a photo with its files. */
async function addPhoto(puppyId: number, size: [number, number], focusX = 50) {
	const stored = await storePhoto(await redAndBlue(...size), `photo-${puppyId}-${focusX}`);
	await database.photo.create({
		data: { ...stored, puppyId, position: 0, alt: "A puppy", focusX },
	});
	return stored;
}

/** The mean red, green and blue of the upper part, where the photo is. */
async function photoColor(bytes: Buffer) {
	const { channels } = await sharp(
		await sharp(bytes).extract({ left: 0, top: 0, width: 1200, height: 400 }).toBuffer(),
	).stats();
	return channels.map(({ mean }) => Math.round(mean));
}

beforeEach(async () => {
	await freshDatabase();
	rmSync(previewFolder, { recursive: true, force: true });
	vi.mocked(drawPreview).mockClear();
});

describe("a puppy's preview picture", () => {
	test("is a JPEG of 1200 by 630 that other sites may embed, with or without a photo", async () => {
		const { id } = await addPuppy();
		const without = await puppyPicture("juniper");
		await addPhoto(id, [1600, 1200]);
		const withPhoto = await puppyPicture("juniper");
		for (const answer of [without, withPhoto]) {
			expect(answer.status).toBe(200);
			expect(answer.headers.get("Content-Type")).toBe("image/jpeg");
			expect(answer.headers.get("Cache-Control")).toMatch(/^public, max-age=\d+$/);
			expect(answer.headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
			const { format, width, height } = await sharp(await bytesOf(answer)).metadata();
			expect({ format, width, height }).toEqual({ format: "jpeg", width: 1200, height: 630 });
		}
		expect(withPhoto.headers.get("ETag")).not.toBe(without.headers.get("ETag"));
	});

	test.each([
		["tall", 300, 1500],
		["wide", 3000, 200],
		["tiny", 8, 6],
	])("works with a %s photo", async (_, width, height) => {
		const { id } = await addPuppy();
		await addPhoto(id, [width, height]);
		const picture = await sharp(await bytesOf(await puppyPicture("juniper"))).metadata();
		expect([picture.width, picture.height]).toEqual([1200, 630]);
	});

	test("keeps the photo's focus point in view", async () => {
		const left = await addPuppy({ name: "Left" });
		const right = await addPuppy({ name: "Right" });
		await addPhoto(left.id, [2000, 400], 0);
		await addPhoto(right.id, [2000, 400], 100);
		const [red = 0, , blue = 0] = await photoColor(await bytesOf(await puppyPicture("left")));
		expect(red).toBeGreaterThan(200);
		expect(blue).toBeLessThan(60);
		const [, , otherBlue] = await photoColor(await bytesOf(await puppyPicture("right")));
		expect(otherBlue).toBeGreaterThan(200);
	});

	test("isn't sent again to a client that already has it", async () => {
		await addPuppy();
		const tag = (await puppyPicture("juniper")).headers.get("ETag") ?? "";
		const answer = await puppyPicture("juniper", { "If-None-Match": tag });
		expect(answer.status).toBe(304);
		expect(await answer.text()).toBe("");
	});

	test("is stored, and replaced once the text or the photo changes", async () => {
		const { id } = await addPuppy();
		await puppyPicture("juniper");
		const [first, ...others] = cachedFiles();
		expect(others).toEqual([]);
		await puppyPicture("juniper");
		expect(cachedFiles()).toEqual([first]);
		await database.puppy.update({ where: { id }, data: { breed: "Bernedoodle" } });
		await puppyPicture("juniper");
		expect(cachedFiles()).toHaveLength(1);
		expect(cachedFiles()).not.toEqual([first]);
	});

	test("is taken from the folder if it is there", async () => {
		const preview = { title: "Juniper", line: "Goldendoodle", scene: hills };
		await cachedPreview("puppy-1", preview);
		const [file = ""] = cachedFiles();
		writeFileSync(join(previewFolder, file), "kept");
		expect(String(await cachedPreview("puppy-1", preview))).toBe("kept");
	});

	test("is drawn only once for many simultaneous requests", async () => {
		await addPuppy();
		const answers = await Promise.all(Array.from({ length: 20 }, () => puppyPicture("juniper")));
		const pictures = await Promise.all(answers.map(bytesOf));
		expect(pictures.every((bytes) => bytes.equals(pictures[0] ?? Buffer.of()))).toBe(true);
		expect(drawPreview).toHaveBeenCalledTimes(1);
	});

	test("is replaced with the site's own if the photo's file is missing or damaged", async () => {
		const { id } = await addPuppy();
		const { name } = await addPhoto(id, [800, 600]);
		const file = join(mediaDir, "photos", photoFile(name, "jpg", "large"));
		const site = await bytesOf(await sitePicture());
		rmSync(file);
		expect(await bytesOf(await puppyPicture("juniper"))).toEqual(site);
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, "no picture");
		expect(await bytesOf(await puppyPicture("juniper"))).toEqual(site);
	});

	test("of an unknown puppy has status 404", async () => {
		expect((await puppyPicture("nobody")).status).toBe(404);
	});
});

describe("the site's preview picture", () => {
	test("has the same size", async () => {
		const { width, height } = await sharp(await bytesOf(await sitePicture())).metadata();
		expect([width, height]).toEqual([1200, 630]);
	});
});

describe("the text on a preview picture", () => {
	const name = { font: "display", color: "#ffffff", size: 62, smallest: 36 } as const;

	test.each([
		["of 500 letters", "Bartholomew ".repeat(42)],
		["without a space", "W".repeat(500)],
		["of emoji", "🐶🐶"],
		["in another script", "小春"],
		["with markup in it", `Fig & <b>"Co"</b> 'n' &amp; <span`],
		["that is empty", ""],
		["of control characters", "\u0000\u0007\u200B"],
	])("may be a name %s", async (_, title) => {
		const bytes = await drawPreview({ title, line: title, scene: hills });
		const { width, height } = await sharp(bytes).metadata();
		expect([width, height]).toEqual([1200, 630]);
	});

	test("shrinks to fit, and is cut if shrinking isn't enough", async () => {
		const wide = await drawText({ ...name, text: "Bartholomew", maxWidth: 2_000 });
		const narrow = await drawText({ ...name, text: "Bartholomew", maxWidth: 300 });
		const cut = await drawText({ ...name, text: "Bartholomew", maxWidth: 120 });
		expect(wide?.width).toBeGreaterThan(300);
		for (const [drawn, room] of [
			[narrow, 300],
			[cut, 120],
		] as const) {
			expect(drawn?.width).toBeLessThanOrEqual(room);
			expect(drawn?.width).toBeGreaterThan(room / 2);
		}
		expect(narrow?.height).toBeLessThan(wide?.height ?? 0);
	});

	test("is drawn in the site's own font, not in an installed one", async () => {
		const drawn = await drawText({ ...name, text: "Homeward Hounds", maxWidth: 2_000 });
		const other = await sharp({
			text: { text: "Homeward Hounds", font: "No Such Font 62", dpi: 72, rgba: true },
		})
			.png()
			.toBuffer({ resolveWithObject: true });
		expect(drawn?.width).not.toBe(other.info.width);
	});

	test("keeps accents, and loses characters that our fonts lack", () => {
		expect(drawable("Žofka Göß d’Été")).toBe("Žofka Göß d’Été");
		expect(drawable("Fig\u00A0\n🐶  & Co")).toBe("Fig & Co");
		expect(drawable("Ngọc ﬁne")).toBe("Ngoc fine");
		expect(drawable("小春")).toBe("");
	});
});
