/** What the page that takes a file over does with what it is sent. */
import { createHash } from "node:crypto";
import { z } from "zod";
import { DIFFERENCES_MAX } from "~/content/compare.ts";
import { documents } from "~/content/registry.ts";
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
import { importNames } from "./import-names.ts";
import {
	type ImportedPictures,
	importedInto,
	importPictures,
	pendingOf,
	photosAdding,
	readImported,
} from "./import-photos.server.ts";

const takeOverSchema = z.object({
	text: z.string(),
	state: z.string(),
	imported: z.string(),
	leftOut: z.string(),
});
const rules = {
	schema: takeOverSchema,
	fields: takeOverSchema.keyof().options,
	maxBytes: TAKE_OVER_BYTES,
};

/** What a form says: a file that was chosen, or the one that a report was made of. */
export interface SentFile {
	/** Without the pictures' bytes. */
	text: string;
	/** What it says. */
	file: SiteFile;
	/** The pictures that this site has. */
	photos: readonly LibraryPhoto[];
	imported: ImportedPictures;
	/** The state that a report was made of; a file that was just chosen has none. */
	state?: string;
	/** What that report said is left out, as `leftOutOf` names it. */
	leftOut?: string;
}

/** Names what is left out of a file: a picture that was deleted since the report is missing now. */
const leftOutOf = ({ leftOut }: ImportableFile) =>
	createHash("sha256").update(JSON.stringify(leftOut)).digest("base64url");

async function uploadedFile(request: Request): Promise<Buffer | string[]> {
	try {
		const limits = { field: importNames.file, maxFiles: 1, maxFileBytes: SITE_FILE_MAX_BYTES };
		for await (const file of readUploads(request, limits)) {
			return file.bytes ?? [importMessages.large];
		}
		return [importMessages.none];
	} catch (error) {
		if (error instanceof FormError) return [error.message];
		throw error;
	}
}

/** Reads a file that was chosen, and looks at its pictures. */
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

/** A file, read for this site; or why it is not taken. */
export function readForThisSite({ file, photos, imported }: SentFile): ForThisSite | string[] {
	const read = readSiteFile(file, { documents, photos, imported: importedInto(imported, photos) });
	return Array.isArray(read) ? read : { file, read };
}

export type ImportOutcome = "taken" | "changed meanwhile" | "pictures are gone";

/** Has visitors read what a file says. */
export async function importFile(
	{ file, read }: ForThisSite,
	{ imported, state = "", leftOut }: SentFile,
	actor: Actor,
): Promise<ImportOutcome> {
	if (leftOut !== leftOutOf(read)) return "changed meanwhile";
	const addPhotos = await photosAdding(file, read, { imported, actor });
	if (!addPhotos) return "pictures are gone";
	if (!(await takeOver(read, { state, actor, addPhotos }))) return "changed meanwhile";
	await unmarkPending(pendingOf(read, imported).map(({ stored }) => stored.name));
	return "taken";
}

/** What a file would change, as far as a page can show it. */
export async function reportOf({ read }: ForThisSite, { text, imported }: SentFile) {
	const changes = await changesBy(read);
	return {
		text,
		imported: JSON.stringify(imported),
		state: await importState(),
		leftOut: { lines: read.leftOut, name: leftOutOf(read) },
		added: read.newPhotos.map(({ title }) => title),
		changes: changes.map(({ differences, ...change }) => ({
			...change,
			differences: differences.slice(0, DIFFERENCES_MAX),
			more: Math.max(0, differences.length - DIFFERENCES_MAX),
		})),
	};
}

export type ImportReport = Awaited<ReturnType<typeof reportOf>>;
