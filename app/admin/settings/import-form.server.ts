/** Handles the form that imports a file: it first reports what would change, and imports the same file when it is sent again. */
import { createHash } from "node:crypto";
import { documents } from "~/content/documents/index.ts";
import { listed } from "~/content/fields/compare.ts";
import { stockPhotoNames } from "~/photos/admin-queries.server.ts";
import type { StoredPhoto } from "~/photos/commands.server.ts";
import {
	addImportedPhotos,
	checkImportedPhoto,
	discardImported,
	importedTexts,
	storeImportedPhoto,
} from "~/photos/imported.server.ts";
import { PhotoRefused } from "~/photos/process.server.ts";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { FormError } from "~/platform/forms/form-data.server.ts";
import { readUploads } from "~/platform/forms/uploads.server.ts";
import { changesBy, importState, type PhotosAdded, takeOver } from "~/settings/site-file.server.ts";
import {
	fileText,
	type ImportableFile,
	importMessages,
	type LibraryPhoto,
	type NewPhoto,
	parseSiteFile,
	picturesToTake,
	type ReadPicture,
	readSiteFile,
	type SiteFile,
} from "~/settings/site-file.ts";
import {
	extractPictures,
	type PictureReader,
	SITE_FILE_MAX_BYTES,
} from "~/settings/site-file-pictures.ts";

/** A file for this site. */
export interface SentFile {
	file: SiteFile;
	/** Reads one of its pictures. */
	readPicture: PictureReader;
	/** Identifies the report about it: the file, and everything here that it depends on. */
	report: string;
	/** The site's state when the file was read. */
	state: string;
	/** The photos that this site has. */
	photos: readonly LibraryPhoto[];
}

/** The uploaded file, and the value of the form's other field; messages if there is no such file. */
export async function uploadedFile(
	request: Request,
	field: string,
): Promise<{ bytes: Buffer; value: string | undefined } | string[]> {
	try {
		const files = { field: "file", maxFiles: 1, maxFileBytes: SITE_FILE_MAX_BYTES };
		for await (const { bytes, values } of readUploads(request, { ...files, fields: [field] })) {
			return bytes ? { bytes, value: values.get(field) } : [importMessages.large];
		}
		return [importMessages.none];
	} catch (error) {
		if (error instanceof FormError) return [error.message];
		throw error;
	}
}

/** Parses a file; messages if it isn't a site file. */
export async function readFile(bytes: Buffer): Promise<SentFile | string[]> {
	const parts = extractPictures(bytes);
	if (!parts) return [importMessages.large];
	const text = fileText(parts.text);
	if (text === undefined) return [importMessages.noText];
	const file = parseSiteFile(text);
	if (Array.isArray(file)) return file;
	const [photos, state] = [await stockPhotoNames(), await importState()];
	const report = createHash("sha256")
		.update(bytes)
		.update(JSON.stringify([state, photos]))
		.digest("base64url");
	return { file, readPicture: parts.readPicture, report, state, photos };
}

/** Reads a file's content for this site; the problems if it can't be imported. */
export async function readForThisSite(sent: SentFile): Promise<ImportableFile | string[]> {
	const pictures = await readPictures(sent);
	return readSiteFile(sent.file, { documents, photos: sent.photos, pictures });
}

/** Imports and publishes a file's content. Returns false if anything was changed since it was read. */
export const importFile = (read: ImportableFile, sent: SentFile, actor: Actor): Promise<boolean> =>
	withNewPhotos(sent, read.newPhotos, (addPhotos) =>
		takeOver(read, { state: sent.state, actor, addPhotos }),
	);

/** Reports what a file would change. */
export async function reportOf(read: ImportableFile, { report }: SentFile) {
	const changes = await changesBy(read);
	return {
		id: report,
		leftOut: read.leftOut,
		added: read.newPhotos.map(({ title }) => title),
		changes: changes.map(({ differences, ...change }) => ({ ...change, ...listed(differences) })),
	};
}

export type ImportReport = Awaited<ReturnType<typeof reportOf>>;

const textsOf = (file: SiteFile, id: string) =>
	importedTexts({ ...file.pictures[id], title: file.titles[id] ?? "" });

function bytesOf({ file, readPicture }: SentFile, id: string): Buffer {
	const picture = file.pictures[id];
	const bytes = picture && readPicture(picture);
	if (!bytes) throw new PhotoRefused("is not a picture that we can read");
	return bytes;
}

/** Finds out which of the file's pictures this site has under another name, and which are refused. */
async function readPictures(sent: SentFile): Promise<ReadonlyMap<string, ReadPicture>> {
	const pictures = new Map<string, ReadPicture>();
	for (const { id } of picturesToTake(sent.file, sent.photos)) {
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
async function withNewPhotos(
	sent: SentFile,
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
