/**
 * Photos imported from another site. Their files are made first, like an upload's, so that damage is
 * detected before anything changes; their rows are added in the transaction that imports the rest.
 */

import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { Work } from "~/platform/command.server.ts";
import { database } from "~/platform/database/database.server.ts";
import { mediaDir } from "~/platform/http/static-files.server.ts";
import { type StoredPhoto, storePhoto } from "./commands.server.ts";
import { markPending, unmarkPending } from "./pending.server.ts";
import { assertPhotoBytes, PhotoRefused, photoFacts } from "./process.server.ts";
import { stockPhotoSchema } from "./schema.ts";
import { loadSharp } from "./sharp.server.ts";
import { photoFile, photoFiles, type ThumbnailSize } from "./sizes.ts";
import { photoStore } from "./store.server.ts";

/** Maximum number of photos with the same dimensions that a picture is compared with. */
const COMPARED_MAX = 200;

/** A photo that has files but no row yet. It may come back from a form, so it is validated. */
export const pendingPhoto = z.object({
	name: z.string().regex(/^[0-9a-f]{24}$/),
	width: z.int().positive(),
	height: z.int().positive(),
	color: z.string().regex(/^#[0-9a-f]{6}$/),
});

/** Path of a photo's WebP file; undefined if it doesn't exist. */
async function pathOf(name: string, size?: ThumbnailSize): Promise<string | undefined> {
	const file = photoFile(name, "webp", size);
	return (await photoStore.ensureLocal(file)) ? join(mediaDir, "photos", file) : undefined;
}

/** Reads a photo's largest file, or that of the given size, for export; undefined if it is gone. */
export async function readPhotoFile(
	name: string,
	size?: ThumbnailSize,
): Promise<Buffer | undefined> {
	const path = await pathOf(name, size);
	return path === undefined ? undefined : readFile(path);
}

/** The size of such a file in bytes; undefined if it is gone. */
export async function photoFileSize(
	name: string,
	size?: ThumbnailSize,
): Promise<number | undefined> {
	const path = await pathOf(name, size);
	if (path === undefined) return undefined;
	// The file may have just been deleted.
	return stat(path).then(
		(details) => details.size,
		() => undefined,
	);
}

/** The id of the stock photo whose largest WebP file has exactly these bytes; undefined for none. */
async function sameStockPhoto(bytes: Buffer): Promise<number | undefined> {
	const sharp = await loadSharp();
	const { width, height } = await sharp(bytes)
		.metadata()
		.catch(() => ({ width: 0, height: 0 }));
	const candidates = await database.stockPhoto.findMany({
		where: { width, height },
		select: { id: true, name: true },
		orderBy: { id: "asc" },
		take: COMPARED_MAX,
	});
	for (const { id, name } of candidates) {
		if ((await photoFileSize(name)) !== bytes.byteLength) continue;
		if ((await readPhotoFile(name))?.equals(bytes)) return id;
	}
	return undefined;
}

/** A photo all of whose files were made by an earlier, abandoned request; undefined if one is missing. */
async function pendingBefore(name: string): Promise<StoredPhoto | undefined> {
	for (const path of photoFiles(name)) if (!(await photoStore.ensureLocal(path))) return undefined;
	const file = await readPhotoFile(name);
	return file && { name, ...(await photoFacts(file)) };
}

/**
 * Finds the stock photo that equals a picture from another site. If there is none, makes its files
 * under `name`, unless that was already done. Files that are never imported are removed at a later
 * start of the site (sweep.server.ts).
 * @throws {PhotoRefused} if it is not a picture, damaged or too large.
 */
export async function storePendingPhoto(
	bytes: Buffer,
	name: string,
): Promise<{ id: number } | StoredPhoto> {
	assertPhotoBytes(bytes.byteLength);
	const id = await sameStockPhoto(bytes);
	if (id) return { id };
	const before = await pendingBefore(name);
	if (before) return before;
	await markPending(name);
	try {
		return await storePhoto(bytes, name);
	} catch (error) {
		await unmarkPending([name]);
		throw error;
	}
}

/** Whether the files of these photos are still there. */
export async function filesExist(photos: readonly { name: string }[]): Promise<boolean> {
	for (const { name } of photos) if (!(await pathOf(name))) return false;
	return true;
}

/**
 * Validates the title, category, alternative text and focus of a photo from another site, by the same
 * rules as the admin's form.
 * @throws {PhotoRefused} if they break the rules.
 */
export function importedTexts(values: Readonly<Record<string, unknown>>) {
	const texts = Object.entries(values).map(([name, value]) => [name, String(value)]);
	const { data } = stockPhotoSchema.safeParse(Object.fromEntries(texts));
	if (!data) throw new PhotoRefused("comes with details that no photo can have");
	return data;
}

export type ImportedTexts = ReturnType<typeof importedTexts>;

/**
 * Adds photos whose files already exist to the stock photos, within a transaction.
 * @returns their ids by name, including photos that were already there.
 */
export async function addPendingPhotos(
	work: Work,
	photos: readonly { texts: ImportedTexts; stored: StoredPhoto }[],
): Promise<ReadonlyMap<string, number>> {
	const there = await work.db.stockPhoto.findMany({
		where: { name: { in: photos.map(({ stored }) => stored.name) } },
		select: { id: true, name: true },
	});
	const ids = new Map(there.map(({ name, id }) => [name, id]));
	for (const { texts, stored } of photos) {
		if (ids.has(stored.name)) continue;
		const { id } = await work.db.stockPhoto.create({
			data: { ...texts, ...stored },
			select: { id: true },
		});
		ids.set(stored.name, id);
		const { title, category, alt } = texts;
		await work.record({
			action: "added",
			kind: "stock photo",
			subjectId: id,
			subject: title,
			after: { category, title, alt },
		});
	}
	if (ids.size > there.length) work.publicContentChanged();
	return ids;
}
