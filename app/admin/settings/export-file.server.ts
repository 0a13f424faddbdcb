/** Makes the file that carries this site's texts and pictures to another site. */
import { documents } from "~/content/documents/index.ts";
import { photosIn } from "~/content/picture.ts";
import { readPhotoFile } from "~/photos/imported.server.ts";
import { allStockPhotos } from "~/photos/queries.server.ts";
import { database } from "~/platform/database/database.server.ts";
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

type Photo = Awaited<ReturnType<typeof allStockPhotos>>[number];

/** The first of the pictures, as many as fit into the file. The site that imports it names the others. */
async function fitting(photos: readonly Photo[]): Promise<Photo[]> {
	const going: Photo[] = [];
	let left = PICTURES_MAX_BYTES;
	// A file may have to be fetched, so those of pictures beyond the maximum are not read.
	for (const photo of photos.slice(0, PICTURES_MAX)) {
		const bytes = (await readPhotoFile(photo.name))?.byteLength;
		if (!bytes || bytes > left) continue;
		left -= bytes;
		going.push(photo);
	}
	return going;
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

/**
 * Streams the file, one picture at a time. Everything but the pictures' bytes is read before the first piece is
 * sent, so that a failure fails the request instead of cutting off the file.
 */
export async function exportedFile(): Promise<AsyncGenerator<Uint8Array>> {
	const photos = await allStockPhotos();
	const texts = await exportedTexts(photos);
	const used = photos.filter(({ id }) => id in texts.photos);
	return pieces(JSON.stringify(texts, null, "\t"), await fitting(used));
}

async function* pieces(text: string, going: readonly Photo[]): AsyncGenerator<Uint8Array> {
	const encoder = new TextEncoder();
	yield encoder.encode(`${text.slice(0, text.lastIndexOf("\n}"))},\n\t"pictures": {`);
	let before = "\n";
	for (const { id, name, category, alt, focusX, focusY } of going) {
		const bytes = await readPhotoFile(name);
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
