/** Makes the file that carries this site's texts and pictures to another site. */
import { documents } from "~/content/documents/index.ts";
import { photosIn } from "~/content/picture.ts";
import { photoFileSize, readPhotoFile } from "~/photos/imported.server.ts";
import { stockPhotoNames, stockPhotosToExport } from "~/photos/queries.server.ts";
import type { ThumbnailSize } from "~/photos/sizes.ts";
import { database } from "~/platform/database/database.server.ts";
import { log } from "~/platform/log/log.server.ts";
import {
	type LibraryPhoto,
	SITE_FILE_FORMAT,
	SITE_FILE_VERSION,
	type SiteFile,
} from "./site-file.ts";
import {
	type FilePicture,
	PICTURE_START,
	PICTURES_MAX,
	PICTURES_MAX_BYTES,
} from "./site-file-pictures.ts";

type Photo = Awaited<ReturnType<typeof stockPhotosToExport>>[number];

/**
 * The sizes in which the file can include pictures: the stored size or, if that is too much, the largest
 * that pages show.
 */
const sizes: readonly (ThumbnailSize | undefined)[] = [undefined, "large"];

interface Going {
	photo: Photo;
	bytes: number;
}

/** Picks, in order, the pictures that still fit into the file. */
async function fitting(photos: readonly Photo[], size?: ThumbnailSize): Promise<Going[]> {
	const going: Going[] = [];
	let left = PICTURES_MAX_BYTES;
	for (const photo of photos) {
		const bytes = await photoFileSize(photo.name, size);
		if (!bytes || bytes > left) continue;
		left -= bytes;
		going.push({ photo, bytes });
	}
	return going;
}

/** Decides which pictures go into the file, in which size, and which are left out. */
async function plan(photos: readonly Photo[]) {
	// Looking up a picture's size may fetch the file, so pictures beyond the maximum are not looked up.
	const candidates = photos.slice(0, PICTURES_MAX);
	let best: { size?: ThumbnailSize; going: Going[] } = { going: [] };
	for (const size of sizes) {
		const going = await fitting(candidates, size);
		if (going.length > best.going.length) best = { size, going };
		if (going.length === candidates.length) break;
	}
	const goes = new Set(best.going.map(({ photo }) => photo.id));
	return { ...best, behind: photos.filter(({ id }) => !goes.has(id)) };
}

/** The content of this site's export file, without the pictures. Drafts are not exported. */
export async function exportedTexts(
	photos: readonly LibraryPhoto[],
): Promise<Omit<SiteFile, "pictures">> {
	const rows = await database.contentDocument.findMany({ select: { key: true, published: true } });
	const published = new Map(rows.map((row) => [row.key, row.published]));
	const values: Record<string, unknown> = {};
	for (const { key } of documents) values[key] = JSON.parse(published.get(key) || "null");
	const used = new Set(photosIn(values));
	const shown = photos.filter(({ id }) => used.has(id));
	return {
		format: SITE_FILE_FORMAT,
		version: SITE_FILE_VERSION,
		documents: values,
		photos: Object.fromEntries(shown.map(({ id, name }) => [id, name])),
		titles: Object.fromEntries(shown.map(({ id, title }) => [id, title])),
	};
}

/** The texts to export, and the photos that they show. */
async function textsAndPhotos() {
	const texts = await exportedTexts(await stockPhotoNames());
	return { texts, photos: await stockPhotosToExport(Object.keys(texts.photos).map(Number)) };
}

/**
 * How many pictures the file would include, their bytes, and the titles of those left out. Undefined if the
 * pictures can't be reached, so that the page still exports texts and imports files.
 */
export async function picturesGoing() {
	const { photos } = await textsAndPhotos();
	try {
		const { going, behind } = await plan(photos);
		return {
			count: going.length,
			bytes: going.reduce((all, { bytes }) => all + bytes, 0),
			behind: behind.map(({ title }) => title),
		};
	} catch (error) {
		log.warn({ err: error }, "the pictures for another site could not be reached");
		return undefined;
	}
}

/**
 * Streams the file, one picture at a time. Everything but the pictures' bytes is read before the first piece is
 * sent, so that a failure fails the request instead of cutting off the file.
 */
export async function exportedFile(takesPictures: boolean): Promise<AsyncGenerator<Uint8Array>> {
	const { texts, photos } = await textsAndPhotos();
	const text = JSON.stringify(texts, null, "\t");
	const hasPictures = takesPictures && photos.length > 0;
	return pieces(text, hasPictures ? await plan(photos) : undefined);
}

async function* pieces(
	text: string,
	pictures: { going: readonly Going[]; size?: ThumbnailSize } | undefined,
): AsyncGenerator<Uint8Array> {
	const encoder = new TextEncoder();
	if (!pictures) {
		yield encoder.encode(`${text}\n`);
		return;
	}
	yield encoder.encode(`${text.slice(0, text.lastIndexOf("\n}"))},\n\t"pictures": {`);
	let before = "\n";
	for (const { photo } of pictures.going) {
		const { id, name, category, alt, focusX, focusY } = photo;
		const bytes = await readPhotoFile(name, pictures.size);
		// The photo has just been deleted; the other site will report it as missing.
		if (!bytes) continue;
		const picture: FilePicture = {
			category,
			alt,
			focusX,
			focusY,
			file: PICTURE_START + bytes.toString("base64"),
		};
		yield encoder.encode(`${before}\t\t"${id}": ${JSON.stringify(picture)}`);
		before = ",\n";
	}
	yield encoder.encode("\n\t}\n}\n");
}
