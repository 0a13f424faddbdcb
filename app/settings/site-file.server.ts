/** Exports the settings and published content of this site, and imports those of another. */
import { createHash } from "node:crypto";
import { drawings } from "~/business/drawings.ts";
import { documents } from "~/content/documents/index.ts";
import { documentSummaries, publishIn, visibleValue } from "~/content/drafts.server.ts";
import { withSiteOptions } from "~/content/fields/choices.ts";
import { type Difference, differencesBetween } from "~/content/fields/compare.ts";
import { photosIn, pictureText } from "~/content/picture.ts";
import { command, type Work } from "~/platform/command.server.ts";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { type Client, database } from "~/platform/database/database.server.ts";
import { isSame } from "~/platform/forms/merge-edits.ts";
import {
	type ImportableFile,
	type LibraryPhoto,
	SITE_FILE_FORMAT,
	SITE_FILE_VERSION,
	type SiteFile,
	withPhotos,
} from "./site-file.ts";

/** The content of this site's export file, without the pictures. Drafts are not exported. */
export async function exportedTexts(
	photos: readonly LibraryPhoto[],
): Promise<Omit<SiteFile, "pictures">> {
	const rows = await database.contentDocument.findMany({ select: { key: true, published: true } });
	const published = new Map(rows.map((row) => [row.key, row.published]));
	const values = documents.map(({ key }) => {
		const text = published.get(key);
		const value: unknown = text ? JSON.parse(text) : null;
		return [key, value] as const;
	});
	const used = new Set(values.flatMap(([, value]) => photosIn(value)));
	const shown = photos.filter(({ id }) => used.has(id));
	return {
		format: SITE_FILE_FORMAT,
		version: SITE_FILE_VERSION,
		documents: Object.fromEntries(values),
		photos: Object.fromEntries(shown.map(({ id, name }) => [id, name])),
		titles: Object.fromEntries(shown.map(({ id, title }) => [id, title])),
	};
}

/** A part of the site that a file would change. */
export interface ImportedChange {
	label: string;
	differences: Difference[];
	/** Whether it has a draft that would be lost. */
	dropsDraft: boolean;
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

/** Lists what importing a file would change. Nothing is stored. */
export async function changesBy(file: ImportableFile): Promise<ImportedChange[]> {
	const standings = await documentSummaries();
	const options = { pictures: pictureTitles(file) };
	const changes: ImportedChange[] = [];
	for (const document of documents) {
		if (!file.documents.has(document.key)) continue;
		const now = await visibleValue(document);
		const then = file.documents.get(document.key) ?? document.defaults();
		changes.push({
			label: document.label,
			differences: differencesBetween(withSiteOptions(document.fields, options), now, then),
			dropsDraft: standings.get(document.key)?.hasDraft ?? false,
		});
	}
	return changes.filter(({ differences }) => differences.length > 0);
}

async function stateOf(client: Client): Promise<string> {
	const rows = await client.contentDocument.findMany({
		select: { key: true, revision: true },
		orderBy: { key: "asc" },
	});
	const all = rows.map((row) => `${row.key} ${row.revision}`);
	return createHash("sha256").update(all.join("\n")).digest("base64url");
}

/** Identifies the current state of everything that an import can change. */
export const importState = () => stateOf(database);

/** Adds a file's new pictures. Returns their ids by their temporary ids in the documents. */
export type PhotosAdded = (work: Work) => Promise<ReadonlyMap<number, number>>;

/**
 * Imports and publishes a file, all of it or nothing. Returns false if anything was changed since the report
 * was made.
 */
export function takeOver(
	file: ImportableFile,
	{ state, actor, addPhotos }: { state: string; actor: Actor; addPhotos: PhotosAdded },
): Promise<boolean> {
	return command(actor, async (work) => {
		if ((await stateOf(work.db)) !== state) return false;
		const ids = await addPhotos(work);
		const rows = await work.db.contentDocument.findMany({
			select: { key: true, revision: true, published: true },
		});
		const stored = new Map(rows.map((row) => [row.key, row]));
		for (const document of documents) {
			if (!file.documents.has(document.key)) continue;
			const row = stored.get(document.key);
			const value = withPhotos(file.documents.get(document.key), (id) => ({
				photo: ids.get(id) ?? id,
			}));
			const now: unknown = row?.published ? JSON.parse(row.published) : document.defaults();
			if (isSame(now, value ?? document.defaults())) continue;
			const change = { document, revision: row?.revision ?? 0 };
			await publishIn(work, change, "imported", value);
		}
		return true;
	});
}
