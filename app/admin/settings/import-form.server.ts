/** Handles the forms of the page that imports a file: the upload, and the confirmation of the import. */
import { createHash } from "node:crypto";
import { z } from "zod";
import { documents } from "~/content/documents/index.ts";
import { listed } from "~/content/fields/compare.ts";
import { stockPhotoNames } from "~/photos/admin-queries.server.ts";
import { unmarkPending } from "~/photos/pending.server.ts";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { FormError } from "~/platform/forms/form-data.server.ts";
import { parseForm } from "~/platform/forms/parse-form.server.ts";
import { readUploads } from "~/platform/forms/uploads.server.ts";
import type { LibraryPhoto } from "~/settings/library-photos.ts";
import { changesBy, importState, takeOver } from "~/settings/site-file.server.ts";
import {
	fileText,
	type ImportableFile,
	importMessages,
	parseSiteFile,
	readSiteFile,
	type SiteFile,
} from "~/settings/site-file.ts";
import {
	extractPictures,
	SITE_FILE_MAX_BYTES,
	TAKE_OVER_BYTES,
} from "~/settings/site-file-pictures.ts";
import {
	type ImportedPictures,
	importedInto,
	importPictures,
	pendingOf,
	photosAdding,
	readImported,
} from "./import-photos.server.ts";

/** The form of a report. */
const takeOverSchema = z.object({
	text: z.string(),
	state: z.string(),
	/** The outcome for each of the file's pictures when the report was made. */
	imported: z.string(),
	/** A hash of what the report listed as left out. */
	leftOut: z.string(),
});
const rules = {
	schema: takeOverSchema,
	fields: takeOverSchema.keyof().options,
	maxBytes: TAKE_OVER_BYTES,
};

/** The file in a submitted form: one that was just uploaded, or one that a report was made from. */
export interface SentFile {
	/** The file's text, without the pictures' bytes. */
	text: string;
	/** The parsed text. */
	file: SiteFile;
	/** The photos that this site has. */
	photos: readonly LibraryPhoto[];
	imported: ImportedPictures;
	/** The site's state when the report was made; left out for a file that was just uploaded. */
	state?: string;
	/** What the report listed as left out, as a hash that `leftOutOf` makes. */
	leftOut?: string;
}

/**
 * A hash of what is left out of a file. It differs from the report's if, for example, a picture has been
 * deleted since.
 */
const leftOutOf = ({ leftOut }: ImportableFile) =>
	createHash("sha256").update(JSON.stringify(leftOut)).digest("base64url");

async function uploadedFile(request: Request): Promise<Buffer | string[]> {
	try {
		const limits = { field: "file", maxFiles: 1, maxFileBytes: SITE_FILE_MAX_BYTES };
		for await (const file of readUploads(request, limits)) {
			return file.bytes ?? [importMessages.large];
		}
		return [importMessages.none];
	} catch (error) {
		if (error instanceof FormError) return [error.message];
		throw error;
	}
}

/** Reads an uploaded file, and stores its pictures as pending photos. */
export async function readFile(bytes: Buffer): Promise<SentFile | string[]> {
	const parts = extractPictures(bytes);
	if (!parts) return [importMessages.large];
	const text = fileText(parts.text);
	if (text === undefined) return [importMessages.noText];
	const file = parseSiteFile(text);
	if (Array.isArray(file)) return file;
	const photos = await stockPhotoNames();
	return { text, file, photos, imported: await importPictures(file, photos, parts.readPicture) };
}

export async function sentFile(request: Request): Promise<SentFile | string[]> {
	if (request.headers.get("Content-Type")?.startsWith("multipart/")) {
		const bytes = await uploadedFile(request);
		return Array.isArray(bytes) ? bytes : readFile(bytes);
	}
	const { value } = await parseForm(request, rules);
	const imported = value && readImported(value.imported);
	if (!imported) return [importMessages.noJson];
	const file = parseSiteFile(value.text);
	return Array.isArray(file) ? file : { ...value, file, photos: await stockPhotoNames(), imported };
}

interface ForThisSite {
	file: SiteFile;
	read: ImportableFile;
}

/** Reads a file for this site; returns the problems if it can't be imported. */
export async function readForThisSite({
	file,
	photos,
	imported,
}: SentFile): Promise<ForThisSite | string[]> {
	const own = { documents, photos, imported: importedInto(imported, photos) };
	const read = await readSiteFile(file, own);
	return Array.isArray(read) ? read : { file, read };
}

/** Imports and publishes a file's content. */
export async function importFile(
	{ file, read }: ForThisSite,
	{ imported, state = "", leftOut }: SentFile,
	actor: Actor,
): Promise<"taken" | "changed meanwhile" | "pictures are gone"> {
	if (leftOut !== leftOutOf(read)) return "changed meanwhile";
	const addPhotos = await photosAdding(file, read, imported);
	if (!addPhotos) return "pictures are gone";
	if (!(await takeOver(read, { state, actor, addPhotos }))) return "changed meanwhile";
	await unmarkPending(pendingOf(read, imported).map(({ stored }) => stored.name));
	return "taken";
}

/** Reports what a file would change. */
export async function reportOf({ read }: ForThisSite, { text, imported }: SentFile) {
	const changes = await changesBy(read);
	return {
		text,
		imported: JSON.stringify(imported),
		state: await importState(),
		leftOut: { lines: read.leftOut, name: leftOutOf(read) },
		added: read.newPhotos.map(({ title }) => title),
		changes: changes.map(({ differences, ...change }) => ({ ...change, ...listed(differences) })),
	};
}

export type ImportReport = Awaited<ReturnType<typeof reportOf>>;
