/** The file that holds this site’s texts and pictures for another one. */
import { stockPhotoNames, stockPhotosToExport } from "~/photos/admin-queries.server.ts";
import { photoFileSize, readPhotoFile } from "~/photos/imported.server.ts";
import type { ThumbnailSize } from "~/photos/sizes.ts";
import { log } from "~/platform/log/log.server.ts";
import { exportedTexts } from "~/settings/site-file.server.ts";
import {
	type FilePicture,
	PICTURE_START,
	PICTURES_MAX,
	PICTURES_MAX_BYTES,
} from "~/settings/site-file-pictures.ts";

type Photo = Awaited<ReturnType<typeof stockPhotosToExport>>[number];

/** What goes along of the pictures: as they are kept or, where that is too much, as large as pages show them. */
const sizes: readonly (ThumbnailSize | undefined)[] = [undefined, "large"];

interface Going {
	photo: Photo;
	bytes: number;
}

async function withBytes(photos: readonly Photo[], size?: ThumbnailSize): Promise<Going[]> {
	const going: Going[] = [];
	for (const photo of photos) {
		const bytes = await photoFileSize(photo.name, size);
		if (bytes) going.push({ photo, bytes });
	}
	return going;
}

/** As many of them as a file takes, in their order. */
function fitting(going: readonly Going[]): Going[] {
	let left = PICTURES_MAX_BYTES;
	return going.filter(({ bytes }) => {
		if (bytes > left) return false;
		left -= bytes;
		return true;
	});
}

/** Which of the pictures go along, in which size, and which stay behind. */
async function plan(photos: readonly Photo[]) {
	// Asking for the size of a picture may fetch it: of those that are too many it is not asked.
	const candidates = photos.slice(0, PICTURES_MAX);
	let best: { size?: ThumbnailSize; going: Going[] } = { going: [] };
	for (const size of sizes) {
		const going = fitting(await withBytes(candidates, size));
		if (going.length > best.going.length) best = { size, going };
		if (going.length === candidates.length) break;
	}
	const goes = new Set(best.going.map(({ photo }) => photo.id));
	return { ...best, behind: photos.filter(({ id }) => !goes.has(id)) };
}

/** What the texts say, and the pictures that they show. */
async function textsAndPhotos() {
	const texts = await exportedTexts(await stockPhotoNames());
	return { texts, photos: await stockPhotosToExport(Object.keys(texts.photos).map(Number)) };
}

/**
 * What the page says of the pictures before somebody takes the file; undefined where they can't be
 * reached, so that the texts still go out and a file comes in.
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
 * The file, one picture at a time. All but the pictures' bytes is read before the first piece is made, so
 * that a failure is one of the request and no file that was cut off.
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
		// Deleted meanwhile: the other site says that it is missing.
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
