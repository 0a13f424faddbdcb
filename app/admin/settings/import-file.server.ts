/** Imports a file of another site: reads it, reports what it would change, and publishes its content. */
import { drawings } from "~/business/drawings.ts";
import { documents } from "~/content/documents/index.ts";
import { documentSummaries, publishIn, visibleValue } from "~/content/drafts.server.ts";
import { withSiteOptions } from "~/content/fields/choices.ts";
import { differencesBetween } from "~/content/fields/compare.ts";
import { pictureText } from "~/content/picture.ts";
import { discardUnused, type StoredPhoto } from "~/photos/commands.server.ts";
import {
	addImportedPhotos,
	type ImportedTexts,
	importedTexts,
	storeImportedPhoto,
} from "~/photos/imported.server.ts";
import { assertReadablePhoto, PhotoRefused } from "~/photos/process.server.ts";
import { allStockPhotos } from "~/photos/queries.server.ts";
import { command, type Work } from "~/platform/command.server.ts";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { type Client, database } from "~/platform/database/database.server.ts";
import { hashOf } from "~/platform/secrets.server.ts";
import {
	FileRefused,
	type ImportableFile,
	importMessages,
	parseSiteFile,
	readSiteFile,
	withPhotos,
} from "./site-file.ts";
import { extractPictures } from "./site-file-pictures.ts";

export interface SentFile extends ImportableFile {
	/** Reads one of its pictures, with what is said about it. Throws `PhotoRefused` if that can't be read. */
	pictureOf: (fileId: string) => { name: string; texts: ImportedTexts; bytes: Buffer };
	/** Identifies the report about it: the file, and everything here that it depends on. */
	report: string;
	/** The site's state when the file was read. */
	state: string;
}

/**
 * Reads a file's content for this site.
 * @throws {FileRefused} if it can't be imported.
 */
export async function readFile(bytes: Buffer): Promise<SentFile> {
	const parts = extractPictures(bytes);
	if (!parts) throw new FileRefused(importMessages.large);
	const file = parseSiteFile(parts.text);
	const [photos, state] = [await allStockPhotos(), await importState()];
	const pictureOf = (id: string) => {
		const picture = file.pictures[id];
		const texts = importedTexts({ ...picture, title: file.titles[id] ?? "" });
		const found = picture && parts.readPicture(picture);
		if (!found) throw new PhotoRefused("is not a picture that we can read");
		return { name: file.photos[id] ?? "", texts, bytes: found };
	};
	const refusalOf = async (id: string) => {
		try {
			await assertReadablePhoto(pictureOf(id).bytes);
			return undefined;
		} catch (error) {
			if (!(error instanceof PhotoRefused)) throw error;
			return error.message;
		}
	};
	const read = await readSiteFile(file, { documents, photos, refusalOf });
	const report = hashOf(bytes, JSON.stringify([state, photos]));
	return { ...read, pictureOf, report, state };
}

/** The titles of the pictures that the documents may show, by which people know them. */
function pictureTitles({ photoTitles, newPhotos }: ImportableFile) {
	const added = new Set(newPhotos.map(({ id }) => id));
	const photos = [...photoTitles].map(([photo, title]) => ({
		value: pictureText({ photo }),
		label: `“${title}”, ${added.has(photo) ? "added" : `number ${photo}`}`,
	}));
	const drawn = Object.entries(drawings).map(([name, { alt }]) => ({
		value: `drawing:${name}`,
		label: alt,
	}));
	return [...photos, ...drawn];
}

/** Lists the parts of the site that importing a file would change, and whether each has a draft that would be lost. */
export async function changesBy(file: ImportableFile) {
	const standings = await documentSummaries();
	const options = { pictures: pictureTitles(file) };
	const changes = [];
	for (const document of documents) {
		if (!file.documents.has(document.key)) continue;
		const now = await visibleValue(document);
		const then = file.documents.get(document.key) ?? document.defaults();
		const fields = withSiteOptions(document.fields, options);
		const differences = differencesBetween(fields, now, then);
		if (differences.length === 0) continue;
		const dropsDraft = standings.get(document.key)?.hasDraft ?? false;
		changes.push({ label: document.label, differences, dropsDraft });
	}
	return changes;
}

/** Identifies the current state of everything that an import can change. */
export async function importState(client: Client = database): Promise<string> {
	const rows = await client.contentDocument.findMany({
		select: { key: true, revision: true },
		orderBy: { key: "asc" },
	});
	const all = rows.map((row) => `${row.key} ${row.revision}`);
	return hashOf(all.join("\n"));
}

/** Reports what a file would change. */
export const reportOf = async (file: SentFile) => ({
	id: file.report,
	leftOut: file.leftOut,
	added: file.newPhotos.map(({ title }) => title),
	changes: await changesBy(file),
});

export type ImportReport = Awaited<ReturnType<typeof reportOf>>;

/**
 * Imports and publishes a file, all of it or nothing. Returns false if anything was changed since it was read.
 * The files of its new pictures are made first, and removed again if nothing is stored.
 */
export async function importFile(file: SentFile, actor: Actor): Promise<boolean> {
	const photos: { id: number; texts: ImportedTexts; stored: StoredPhoto }[] = [];
	let isStored = false;
	try {
		for (const { id, fileId } of file.newPhotos) {
			const { name, texts, bytes } = file.pictureOf(fileId);
			photos.push({ id, texts, stored: await storeImportedPhoto(bytes, name) });
		}
		isStored = await command(actor, async (work) => {
			if ((await importState(work.db)) !== file.state) return false;
			const added = await addImportedPhotos(work, photos);
			await publishFile(work, file, new Map(photos.map(({ id }, index) => [id, added[index]])));
			return true;
		});
	} finally {
		if (!isStored) for (const { stored } of photos) await discardUnused(stored.name);
	}
	return isStored;
}

/** Publishes a file's content. `ids` are those of its new pictures, by their temporary ones. */
async function publishFile(
	work: Work,
	file: ImportableFile,
	ids: ReadonlyMap<number, number | undefined>,
) {
	const rows = await work.db.contentDocument.findMany({ select: { key: true, revision: true } });
	const revisions = new Map(rows.map(({ key, revision }) => [key, revision]));
	for (const document of documents) {
		if (!file.documents.has(document.key)) continue;
		const value = withPhotos(file.documents.get(document.key), (id) => ids.get(id) ?? id);
		const revision = revisions.get(document.key) ?? 0;
		await publishIn(work, { document, revision }, "imported", value);
	}
}
