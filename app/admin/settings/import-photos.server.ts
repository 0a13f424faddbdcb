/** Imports the pictures in another site's file into this site's library. */
import { z } from "zod";
import {
	addPendingPhotos,
	filesExist,
	importedTexts,
	pendingPhoto,
	storePendingPhoto,
} from "~/photos/imported.server.ts";
import { PhotoRefused } from "~/photos/process.server.ts";
import { importedName, type LibraryPhoto } from "~/settings/library-photos.ts";
import type { PhotosAdded } from "~/settings/site-file.server.ts";
import {
	type ImportableFile,
	type ImportedPicture,
	picturesToTake,
	type SiteFile,
} from "~/settings/site-file.ts";
import type { PictureReader } from "~/settings/site-file-pictures.ts";

/** The outcome for a picture, as the report's form carries it. */
const importedPictureSchema = z.union([
	z.object({ id: z.int().positive() }),
	pendingPhoto,
	z.object({ refused: z.string() }),
]);
const importedPicturesSchema = z.record(z.string(), importedPictureSchema);
export type ImportedPictures = z.infer<typeof importedPicturesSchema>;

/** Reads the outcomes from the form of a report; undefined if the text is not from such a form. */
export function readImported(text: string): ImportedPictures | undefined {
	try {
		return importedPicturesSchema.safeParse(JSON.parse(text)).data;
	} catch {
		return undefined;
	}
}

async function importPicture(
	file: SiteFile,
	{ id, name }: { id: string; name: string },
	readPicture: PictureReader,
) {
	const picture = file.pictures[id];
	const bytes = picture && readPicture(picture);
	try {
		if (!bytes) throw new PhotoRefused("is not a picture that we can read");
		importedTexts({ ...picture, title: file.titles[id] ?? "" });
		return await storePendingPhoto(bytes, importedName(name));
	} catch (error) {
		if (error instanceof PhotoRefused) return { refused: error.message };
		throw error;
	}
}

/** Stores the pictures that this site doesn't have as pending photos, one after the other. */
export async function importPictures(
	file: SiteFile,
	photos: readonly LibraryPhoto[],
	readPicture: PictureReader,
): Promise<ImportedPictures> {
	const imported: ImportedPictures = {};
	for (const picture of picturesToTake(file, photos)) {
		imported[picture.id] = await importPicture(file, picture, readPicture);
	}
	return imported;
}

/** The outcomes with which the file is read, without photos of this site that have since been deleted. */
export function importedInto(photos: ImportedPictures, own: readonly LibraryPhoto[]) {
	const ids = new Set(own.map(({ id }) => id));
	const there = Object.entries(photos).filter(([, one]) => !("id" in one) || ids.has(one.id));
	return new Map<string, ImportedPicture>(there);
}

/** The pending photos that importing the file adds to the library. */
export function pendingOf({ newPhotos }: ImportableFile, imported: ImportedPictures) {
	return newPhotos.flatMap((photo) => {
		const stored = imported[photo.fileId];
		return stored && "name" in stored ? [{ ...photo, stored }] : [];
	});
}

/**
 * Returns a function that adds the photos within the import's transaction; undefined if their files have been
 * cleared away since the report was made.
 */
export async function photosAdding(
	file: SiteFile,
	read: ImportableFile,
	imported: ImportedPictures,
): Promise<PhotosAdded | undefined> {
	const pending = pendingOf(read, imported);
	if (!(await filesExist(pending.map(({ stored }) => stored)))) return undefined;
	const photos = pending.map(({ fileId, title, stored }) => ({
		texts: importedTexts({ ...file.pictures[fileId], title }),
		stored,
	}));
	return async (work) => {
		const idByName = await addPendingPhotos(work, photos);
		return new Map(
			pending.flatMap(({ id, stored }) => {
				const added = idByName.get(stored.name);
				return added === undefined ? [] : [[id, added] as const];
			}),
		);
	};
}
