/**
 * Photos that come from another site: their files are made like an upload's, so that what is damaged is
 * known before anything changes, and their rows in the transaction that takes the rest over.
 */
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { type Actor, recordChange } from "~/platform/database/audit-log.server.ts";
import { raiseContentVersion } from "~/platform/database/content-version.server.ts";
import { type Client, database } from "~/platform/database/database.server.ts";
import { mediaDir } from "~/platform/http/static-files.server.ts";
import { type StoredPhoto, storePhoto } from "./commands.server.ts";
import { markPending, unmarkPending } from "./pending.server.ts";
import { assertPhotoBytes, PhotoRefused, photoFacts } from "./process.server.ts";
import { stockPhotoSchema } from "./schema.ts";
import { loadSharp } from "./sharp.server.ts";
import { photoFile, photoFiles, type ThumbnailSize } from "./sizes.ts";
import { photoStore } from "./store.server.ts";

/** Photos of one size that a picture is compared with. */
const COMPARED_MAX = 200;

/** A photo whose files are there and whose row is not; a form may hold it, so it is read with care. */
export const pendingPhoto = z.object({
	name: z.string().regex(/^[0-9a-f]{24}$/),
	width: z.int().positive(),
	height: z.int().positive(),
	color: z.string().regex(/^#[0-9a-f]{6}$/),
});

/** Path of a file of a photo; undefined where there is none. */
async function pathOf(name: string, size?: ThumbnailSize): Promise<string | undefined> {
	const file = photoFile(name, "webp", size);
	return (await photoStore.ensureLocal(file)) ? join(mediaDir, "photos", file) : undefined;
}

/** The largest file of a photo, or that of a size, to be carried to another site; undefined where it is gone. */
export async function readPhotoFile(
	name: string,
	size?: ThumbnailSize,
): Promise<Buffer | undefined> {
	const path = await pathOf(name, size);
	return path === undefined ? undefined : readFile(path);
}

/** Bytes of such a file; undefined where it is gone. */
export async function photoFileSize(
	name: string,
	size?: ThumbnailSize,
): Promise<number | undefined> {
	const path = await pathOf(name, size);
	if (path === undefined) return undefined;
	// It may be deleted at this very moment.
	return stat(path).then(
		(details) => details.size,
		() => undefined,
	);
}

/** The id of the stock photo that was uploaded from the same picture as this one. */
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

/** A photo whose files were all made before, when its page was not waited for; undefined where one is missing. */
async function pendingBefore(name: string): Promise<StoredPhoto | undefined> {
	for (const path of photoFiles(name)) if (!(await photoStore.ensureLocal(path))) return undefined;
	const file = await readPhotoFile(name);
	return file && { name, ...(await photoFacts(file)) };
}

/**
 * The stock photo that a picture from another site is or, where there is none yet, its files under
 * `name`, which are made once. Files that nobody takes over go at a later start of the site
 * (sweep.server.ts).
 * @throws {PhotoRefused} for what is no picture, damaged or too large.
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

/** What is said of a photo from another site, as the admin's form would take it. */
export function importedWords(values: Readonly<Record<string, unknown>>) {
	const texts = Object.entries(values).map(([name, value]) => [name, String(value)]);
	const { data } = stockPhotoSchema.safeParse(Object.fromEntries(texts));
	if (!data) throw new PhotoRefused("comes with words that no photo can have");
	return data;
}

export type ImportedWords = ReturnType<typeof importedWords>;

/**
 * Makes photos whose files are there ones of the library, within a transaction.
 * @returns their ids by their names, also of those that are in it already.
 */
export async function addPendingPhotos(
	client: Client,
	photos: readonly { words: ImportedWords; stored: StoredPhoto }[],
	actor: Actor,
): Promise<ReadonlyMap<string, number>> {
	const there = await client.stockPhoto.findMany({
		where: { name: { in: photos.map(({ stored }) => stored.name) } },
		select: { id: true, name: true },
	});
	const ids = new Map(there.map(({ name, id }) => [name, id]));
	for (const { words, stored } of photos) {
		if (ids.has(stored.name)) continue;
		const { id } = await client.stockPhoto.create({
			data: { ...words, ...stored },
			select: { id: true },
		});
		ids.set(stored.name, id);
		const { title, category, alt } = words;
		await recordChange(client, actor, {
			action: "added",
			kind: "stock photo",
			subjectId: id,
			subject: title,
			after: { category, title, alt },
		});
	}
	if (ids.size > there.length) await raiseContentVersion(client);
	return ids;
}
