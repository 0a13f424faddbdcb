/** Everything that is said of the business, to be carried to another site and taken over from one. */
import { createHash } from "node:crypto";
import { hoursDefaults } from "~/business/hours.ts";
import { priceDefaults } from "~/business/prices.ts";
import { type Difference, differencesBetween } from "~/content/compare.ts";
import { documentSummaries, publishIn, visibleValue } from "~/content/drafts.server.ts";
import { documents } from "~/content/registry.ts";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { type Client, database, transaction } from "~/platform/database/database.server.ts";
import { type LibraryPhoto, photosIn, withPhotos } from "./library-photos.ts";
import { businessDefaults, savedBusiness, storeBusiness } from "./saved.server.ts";
import {
	type ImportableFile,
	SITE_FILE_FORMAT,
	SITE_FILE_VERSION,
	type SiteFile,
} from "./site-file.ts";

/** What a file says that carries this site's texts to another one, without the pictures. Drafts stay here. */
export async function exportedTexts(
	photos: readonly LibraryPhoto[],
): Promise<Omit<SiteFile, "pictures">> {
	const { business } = await savedBusiness();
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
		business: { ...business },
		documents: Object.fromEntries(values),
		photos: Object.fromEntries(shown.map(({ id, name }) => [id, name])),
		titles: Object.fromEntries(shown.map(({ id, title }) => [id, title])),
	};
}

/** A part of the site that a file would change. */
export interface ImportedChange {
	label: string;
	differences: Difference[];
	/** There is a draft of it, which would go. */
	dropsDraft: boolean;
}

/** The same value, in which pictures are called by their titles. */
function withTitles(value: unknown, { photoTitles, newPhotos }: ImportableFile): unknown {
	const added = new Set(newPhotos.map(({ id }) => id));
	return withPhotos(value, (id) => {
		const title = photoTitles.get(id);
		const which = added.has(id) ? "added" : `number ${id}`;
		return { photo: title ? `“${title}”, ${which}` : which };
	});
}

/** What is said of the business with what visitors read where nothing was saved. */
const withDefaults = (business: ImportableFile["business"]) => ({
	...businessDefaults(),
	...business,
	hours: business.hours ?? hoursDefaults,
	prices: { ...priceDefaults, ...business.prices },
});

/** What would change; nothing is stored. */
export async function changesBy(file: ImportableFile): Promise<ImportedChange[]> {
	const standings = await documentSummaries();
	const { business } = await savedBusiness();
	const changes = [
		{
			label: "Business and prices",
			differences: differencesBetween(withDefaults(business), withDefaults(file.business)),
			dropsDraft: false,
		},
	];
	for (const document of documents) {
		if (!file.documents.has(document.key)) continue;
		const now = await visibleValue(document);
		const then = file.documents.get(document.key) ?? document.defaults();
		changes.push({
			label: document.label,
			differences: differencesBetween(withTitles(now, file), withTitles(then, file)),
			dropsDraft: standings.get(document.key)?.hasDraft ?? false,
		});
	}
	return changes.filter(({ differences }) => differences.length > 0);
}

async function stateOf(client: Client): Promise<string> {
	const { revision } = await savedBusiness(client);
	const rows = await client.contentDocument.findMany({
		select: { key: true, revision: true },
		orderBy: { key: "asc" },
	});
	const all = rows.map((row) => `${row.key} ${row.revision}`);
	return createHash("sha256")
		.update([revision, ...all].join("\n"))
		.digest("base64url");
}

/** Names the state of everything that can be taken over: a report is made from one. */
export const importState = () => stateOf(database);

/** Adds a file's new pictures: their ids, by those that stand for them in the documents. */
export type PhotosAdded = (client: Client) => Promise<ReadonlyMap<number, number>>;

/**
 * Has visitors read what a file says, all of it or nothing. False where something was changed since the
 * report was made.
 */
export function takeOver(
	file: ImportableFile,
	{ state, actor, addPhotos }: { state: string; actor: Actor; addPhotos: PhotosAdded },
): Promise<boolean> {
	return transaction(async (client) => {
		if ((await stateOf(client)) !== state) return false;
		const ids = await addPhotos(client);
		const { business } = await savedBusiness(client);
		if (differencesBetween(business, file.business).length > 0) {
			await storeBusiness(client, business, file.business, actor);
		}
		const rows = await client.contentDocument.findMany({
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
			if (differencesBetween(now, value ?? document.defaults()).length === 0) continue;
			const of = { document, revision: row?.revision ?? 0, actor };
			await publishIn(client, of, "imported", value);
		}
		return true;
	});
}
