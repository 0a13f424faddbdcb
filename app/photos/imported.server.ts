/**
 * Photos imported from another site. Their files are made first, like an upload's; their rows are added in the
 * transaction that imports the rest.
 */
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Work } from "~/platform/command.server.ts";
import { database } from "~/platform/database/database.server.ts";
import { mediaDir } from "~/platform/http/static-files.server.ts";
import { newName, type StoredPhoto, storePhoto } from "./commands.server.ts";
import { namesWithRow } from "./names.server.ts";
import { assertReadablePhoto, PhotoRefused } from "./process.server.ts";
import { stockPhotoSchema } from "./schema.ts";
import { loadSharp } from "./sharp.server.ts";
import { photoFile, type ThumbnailSize } from "./sizes.ts";
import { insertStockPhoto } from "./stock-commands.server.ts";
import { photoStore } from "./store.server.ts";

/** Maximum number of photos with the same dimensions that a picture is compared with. */
const COMPARED_MAX = 200;

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

/**
 * The id of the stock photo whose largest WebP file equals a picture from another site; undefined if it can be added
 * as a new one.
 * @throws {PhotoRefused} if it is not a picture, damaged or too large.
 */
export async function checkImportedPhoto(bytes: Buffer): Promise<number | undefined> {
	await assertReadablePhoto(bytes);
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

/** The names that a photo from another site may keep. */
const CARRIED_NAME = /^[\w-]{1,64}$/;

/**
 * Makes the files of a photo from another site. It keeps its name, by which it is recognized when it comes again,
 * unless another photo has that name.
 * @throws {PhotoRefused} if it is not a picture, damaged or too large.
 */
export async function storeImportedPhoto(bytes: Buffer, name: string): Promise<StoredPhoto> {
	const isFree = CARRIED_NAME.test(name) && (await namesWithRow([name])).size === 0;
	return storePhoto(bytes, isFree ? name : newName());
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

/** Adds photos whose files exist to the stock photos. Returns their ids in the same order. */
export async function addImportedPhotos(
	work: Work,
	photos: readonly { texts: ImportedTexts; stored: StoredPhoto }[],
): Promise<number[]> {
	const ids: number[] = [];
	for (const { texts, stored } of photos) {
		ids.push(await insertStockPhoto(work, { ...texts, ...stored }));
	}
	if (ids.length > 0) work.publicContentChanged();
	return ids;
}
