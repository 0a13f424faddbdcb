/** Imports the pictures in another site's file into this site's library. */
import type { StoredPhoto } from "~/photos/commands.server.ts";
import {
	addImportedPhotos,
	checkImportedPhoto,
	discardImported,
	importedTexts,
	storeImportedPhoto,
} from "~/photos/imported.server.ts";
import { PhotoRefused } from "~/photos/process.server.ts";
import type { LibraryPhoto } from "~/settings/library-photos.ts";
import type { PhotosAdded } from "~/settings/site-file.server.ts";
import {
	type NewPhoto,
	picturesToTake,
	type ReadPicture,
	type SiteFile,
} from "~/settings/site-file.ts";
import type { PictureReader } from "~/settings/site-file-pictures.ts";

/** A parsed file, with what reads its pictures. */
export interface FileWithPictures {
	file: SiteFile;
	readPicture: PictureReader;
}

const textsOf = (file: SiteFile, id: string) =>
	importedTexts({ ...file.pictures[id], title: file.titles[id] ?? "" });

function bytesOf({ file, readPicture }: FileWithPictures, id: string): Buffer {
	const picture = file.pictures[id];
	const bytes = picture && readPicture(picture);
	if (!bytes) throw new PhotoRefused("is not a picture that we can read");
	return bytes;
}

/** Finds out which of the file's pictures this site has under another name, and which are refused. */
export async function readPictures(
	sent: FileWithPictures,
	photos: readonly LibraryPhoto[],
): Promise<ReadonlyMap<string, ReadPicture>> {
	const pictures = new Map<string, ReadPicture>();
	for (const { id } of picturesToTake(sent.file, photos)) {
		try {
			textsOf(sent.file, id);
			const here = await checkImportedPhoto(bytesOf(sent, id));
			if (here) pictures.set(id, { id: here });
		} catch (error) {
			if (!(error instanceof PhotoRefused)) throw error;
			pictures.set(id, { refused: error.message });
		}
	}
	return pictures;
}

/**
 * Makes the files of the new pictures, and calls `insert` with what adds their rows. Removes the files again if it
 * fails or stores nothing.
 */
export async function withNewPhotos(
	sent: FileWithPictures,
	newPhotos: readonly NewPhoto[],
	insert: (addPhotos: PhotosAdded) => Promise<boolean>,
): Promise<boolean> {
	const files: StoredPhoto[] = [];
	let isStored = false;
	try {
		for (const { fileId } of newPhotos) {
			const name = sent.file.photos[fileId] ?? "";
			files.push(await storeImportedPhoto(bytesOf(sent, fileId), name));
		}
		const photos = files.map((stored, index) => ({
			texts: textsOf(sent.file, newPhotos[index]?.fileId ?? ""),
			stored,
		}));
		isStored = await insert(async (work) => {
			const ids = await addImportedPhotos(work, photos);
			return new Map(newPhotos.map(({ id }, index) => [id, ids[index] ?? id]));
		});
	} finally {
		if (!isStored) await discardImported(files);
	}
	return isStored;
}
