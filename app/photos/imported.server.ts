/**
 * Photos imported from another site. Their files are made first, like an upload's; their rows are added in the
 * transaction that imports the rest.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Work } from "~/platform/command.server.ts";
import { mediaDir } from "~/platform/http/static-files.server.ts";
import { newName, type StoredPhoto, storePhoto } from "./commands.server.ts";
import { namesWithRow } from "./names.server.ts";
import { PhotoRefused } from "./process.server.ts";
import { stockPhotoSchema } from "./schema.ts";
import { photoFile } from "./sizes.ts";
import { insertStockPhoto } from "./stock-commands.server.ts";
import { photoStore } from "./store.server.ts";

/** Reads a photo's largest file, for export; undefined if it is gone. */
export async function readPhotoFile(name: string): Promise<Buffer | undefined> {
	const file = photoFile(name, "webp");
	return (await photoStore.ensureLocal(file))
		? readFile(join(mediaDir, "photos", file))
		: undefined;
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
