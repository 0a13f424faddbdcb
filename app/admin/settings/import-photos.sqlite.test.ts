/** Tests pictures that travel from one site to another in the file with its texts. */
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { peopleDocument } from "~/content/documents/people.ts";
import { documentState, publishDraft, saveDraft, visibleValue } from "~/content/drafts.server.ts";
import { contentPictures } from "~/photos/content-pictures.server.ts";
import {
	addStockPhoto,
	changeStockPhoto,
	deleteStockPhotos,
} from "~/photos/stock-commands.server.ts";
import { photoStore } from "~/photos/store.server.ts";
import { database } from "~/platform/database/database.server.ts";
import { mediaDir } from "~/platform/http/static-files.server.ts";
import { beforeWriting } from "../../../tests/support/broken-database.ts";
import { freshDatabase } from "../../../tests/support/database.ts";
import { addPuppy } from "../../../tests/support/puppy.ts";
import { exportedFile } from "./export-file.server.ts";
import { importFile, readFile, reportOf } from "./import-file.server.ts";
import { importMessages } from "./site-file.ts";
import { PICTURES_MAX, SITE_FILE_TEXT_MAX_BYTES } from "./site-file-pictures.ts";

const actor = { who: "maren", via: "admin" } as const;

const upload = (background: string) =>
	sharp({ create: { width: 64, height: 48, channels: 3, background } })
		.png()
		.toBuffer();

const addPhoto = async (title: string, color: string) => {
	const words = { category: "own", title, alt: `${title}, seen from the road` };
	const { id } = await addStockPhoto({ ...words, bytes: await upload(color) }, actor);
	await changeStockPhoto(id, () => ({ ...words, focusX: 10, focusY: 90 }), actor);
	return id;
};

async function showTrainerWith(photo: number, lead = "") {
	const { value, revision } = await documentState(peopleDocument);
	await saveDraft(
		{ document: peopleDocument, revision, actor },
		{ ...value, trainer: { ...value.trainer, picture: { photo }, lead } },
	);
	await publishDraft({ document: peopleDocument, revision: revision + 1, actor });
}

async function download(): Promise<Buffer> {
	const pieces: Uint8Array[] = [];
	for await (const piece of await exportedFile()) pieces.push(piece);
	return Buffer.concat(pieces);
}

/** Starts over as another site, which has nothing of the first one. */
async function anotherSite() {
	await freshDatabase();
	await rm(mediaDir, { recursive: true, force: true });
}

const reported = async (bytes: Buffer) => reportOf(await readFile(bytes));

const takeOver = async (bytes: Buffer) => importFile(await readFile(bytes), actor);

/** The files of all photos. */
async function photoFilesHere(): Promise<string[]> {
	const all = await readdir(join(mediaDir, "photos"), {
		recursive: true,
		withFileTypes: true,
	}).catch(() => []);
	return all.filter((entry) => entry.isFile()).map(({ name }) => name);
}

const trainersPicture = async () => (await visibleValue(peopleDocument)).trainer.picture;

/** The file of a site where the trainer's page shows one of her own photos. */
async function fileOfOneSite() {
	const id = await addPhoto("At the gate", "#335577");
	await addPhoto("Shown nowhere", "#775533");
	await showTrainerWith(id);
	return download();
}

/** The file with its pictures changed. */
function withPicture(file: Buffer, change: (picture: Record<string, unknown>) => object): Buffer {
	const site = JSON.parse(file.toString());
	for (const id of Object.keys(site.pictures)) site.pictures[id] = change(site.pictures[id]);
	return Buffer.from(JSON.stringify(site));
}

beforeEach(anotherSite);

describe("a picture that a text shows", () => {
	test("is exported with its words, while a photo that no text shows is not", async () => {
		const file = await fileOfOneSite();
		const [before] = await contentPictures([await trainersPicture()]);
		await anotherSite();
		expect(await reported(file)).toMatchObject({ added: ["At the gate"], leftOut: [] });
		expect(await database.stockPhoto.count()).toBe(0);
		expect(await photoFilesHere()).toEqual([]);
		expect(await takeOver(file)).toBe(true);
		const [photo, ...others] = await database.stockPhoto.findMany();
		expect(others).toEqual([]);
		expect(photo).toMatchObject({ title: "At the gate", category: "own", focusX: 10, focusY: 90 });
		const [after] = await contentPictures([await trainersPicture()]);
		expect(after).toMatchObject({ alt: before?.alt, width: 64, height: 48, focusY: 90 });
	});

	test("is stored once, however often its file is imported", async () => {
		const file = await fileOfOneSite();
		await anotherSite();
		const first = await readFile(file);
		const second = await readFile(file);
		expect(await importFile(first, actor)).toBe(true);
		const files = await photoFilesHere();
		expect(await importFile(second, actor)).toBe(false);
		expect(await reported(file)).toMatchObject({ added: [], changes: [] });
		expect(await photoFilesHere()).toEqual(files);
		expect(await database.stockPhoto.count()).toBe(1);
	});

	test("is not added again when it returns to the site it came from", async () => {
		const there = await fileOfOneSite();
		const original = await database.stockPhoto.findFirstOrThrow({
			where: { title: "At the gate" },
		});
		await anotherSite();
		await takeOver(there);
		const back = await download();
		await anotherSite();
		const { id } = await database.stockPhoto.create({
			data: { ...original, id: 70 },
		});
		expect(await reported(back)).toMatchObject({ added: [], leftOut: [] });
		expect(await takeOver(back)).toBe(true);
		expect(await trainersPicture()).toEqual({ photo: id });
		expect(await database.stockPhoto.count()).toBe(1);
	});

	test("is not added again when it arrives in a different size", async () => {
		const file = await fileOfOneSite();
		const smaller = await sharp({
			create: { width: 32, height: 24, channels: 3, background: "#335577" },
		})
			.webp()
			.toBuffer();
		await anotherSite();
		await takeOver(file);
		const again = withPicture(file, (picture) => ({
			...picture,
			file: `data:image/webp;base64,${smaller.toString("base64")}`,
		}));
		expect(await reported(again)).toMatchObject({ added: [], changes: [], leftOut: [] });
	});
});

describe("an invalid picture is reported and changes nothing else", () => {
	const start = "data:image/webp;base64,";
	const noise = Buffer.from("RIFF....WEBPnothing that anybody could see").toString("base64");
	test.each<[string, (picture: Record<string, unknown>) => object]>([
		["damaged", (picture) => ({ ...picture, file: String(picture.file).slice(0, 90) })],
		["something else", (picture) => ({ ...picture, file: start + noise })],
		["empty", (picture) => ({ ...picture, file: start })],
		["text that is not a picture", (picture) => ({ ...picture, file: "picture 77" })],
		["with words that are too long", (picture) => ({ ...picture, alt: "x".repeat(9_000) })],
		["with a focus that is not a number", (picture) => ({ ...picture, focusX: "left" })],
	])("%s", async (_what, change) => {
		const file = withPicture(await fileOfOneSite(), change);
		await anotherSite();
		expect(await reported(file)).toMatchObject({
			added: [],
			leftOut: [expect.stringContaining("“At the gate”")],
		});
		await takeOver(file);
		expect(await photoFilesHere()).toEqual([]);
		expect(await database.stockPhoto.count()).toBe(0);
		expect(await trainersPicture()).toEqual({ drawing: "trainer" });
	});
});

test("while the pictures can't be reached, the file fails before any of it is sent", async () => {
	await fileOfOneSite();
	vi.spyOn(photoStore, "ensureLocal").mockRejectedValue(new Error("no store"));
	await expect(exportedFile()).rejects.toThrow("no store");
});

test("pictures beyond the maximum of a file are not fetched, and the report names what is missing", async () => {
	const photos = Array.from({ length: PICTURES_MAX + 3 }, (_, index) => ({
		id: index + 1,
		name: `picture-${index}`,
		title: `Picture ${index}`,
		alt: "",
		category: "own",
		width: 30,
		height: 20,
		color: "#335577",
	}));
	await database.stockPhoto.createMany({ data: photos });
	const shown = photos.map(({ id }) => ({ photo: id }));
	await database.contentDocument.create({
		data: { key: peopleDocument.key, published: JSON.stringify({ shown }) },
	});
	const ensureLocal = vi.spyOn(photoStore, "ensureLocal").mockResolvedValue(false);
	const file = await download();
	expect(JSON.parse(file.toString())).toMatchObject({ pictures: {} });
	expect(new Set(ensureLocal.mock.calls.map(([path]) => path.split("/").at(-1))).size).toBe(
		PICTURES_MAX,
	);
	await anotherSite();
	const { leftOut } = await reported(file);
	expect(leftOut).toHaveLength(photos.length);
	expect(leftOut[0]).toContain("“Picture 0” is not in the file");
});

test("pictures and texts are imported together or not at all", async () => {
	const file = await fileOfOneSite();
	await anotherSite();
	const mend = await beforeWriting({
		table: "ContentDocument",
		on: "INSERT",
		does: { fails: "full" },
	});
	try {
		await expect(takeOver(file)).rejects.toThrow();
	} finally {
		await mend();
	}
	expect(await database.stockPhoto.count()).toBe(0);
	expect(await photoFilesHere()).toEqual([]);
});

test("the report changes if a picture of this site is deleted, which the file then adds", async () => {
	const file = await fileOfOneSite();
	await anotherSite();
	await takeOver(file);
	const { id } = await database.stockPhoto.findFirstOrThrow();
	const before = await reported(file);
	expect(before).toMatchObject({ added: [] });
	await deleteStockPhotos([id], actor);
	const after = await reported(file);
	expect(after).toMatchObject({ added: ["At the gate"] });
	expect(after.id).not.toBe(before.id);
});

test.each([
	["the name of a puppy’s photo", "0123456789abcdef01234567"],
	["a path", "../outside"],
])("a picture with %s gets a new name, and replaces no files", async (_what, name) => {
	const site = JSON.parse((await fileOfOneSite()).toString());
	await anotherSite();
	const { id: puppyId } = await addPuppy();
	const facts = { width: 30, height: 20, color: "#335577", alt: "", position: 0 };
	await database.photo.create({ data: { ...facts, puppyId, name: "0123456789abcdef01234567" } });
	const photos = Object.fromEntries(Object.keys(site.photos).map((id) => [id, name]));
	expect(await takeOver(Buffer.from(JSON.stringify({ ...site, photos })))).toBe(true);
	const added = await database.stockPhoto.findFirstOrThrow();
	expect(added.name).toMatch(/^[0-9a-f]{24}$/);
	expect(added.name).not.toBe(name);
	expect(new Set((await photoFilesHere()).map((file) => file.split(".")[0]))).toEqual(
		new Set([added.name]),
	);
});

test.each([
	["too many pictures", `${'"file":"data:image/webp;base64,",'.repeat(PICTURES_MAX + 1)}`],
	["too much text", `"${"x".repeat(SITE_FILE_TEXT_MAX_BYTES)}"`],
])("a file with %s is refused", async (_what, text) => {
	await expect(readFile(Buffer.from(text))).rejects.toMatchObject({
		messages: [importMessages.large],
	});
});

test.each([
	'Write "data:image/webp;base64,AAAA" \\',
	"data:image/webp;base64,AAAA",
	'data:image/webp;base64,AAAA" is how a picture begins',
	"data:image/webp;base64,AAAA\\",
	'"file": "data:image/webp;base64,AAAA"',
])("a text that looks like the start of a picture stays a text: %s", async (lead) => {
	const photo = await addPhoto("At the gate", "#335577");
	await showTrainerWith(photo, lead);
	const file = await download();
	await anotherSite();
	expect(await reported(file)).toMatchObject({ added: ["At the gate"], leftOut: [] });
	expect(await takeOver(file)).toBe(true);
	expect((await visibleValue(peopleDocument)).trainer.lead).toBe(lead);
});
