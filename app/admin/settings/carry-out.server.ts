/** The file that carries this site's texts and pictures to another one. */
import { stockPhotoNames, stockPhotosToCarry } from "~/photos/admin-queries.server.ts";
import { keptBytes, keptFile } from "~/photos/carried.server.ts";
import type { ThumbnailSize } from "~/photos/sizes.ts";
import { carried } from "~/settings/carry.server.ts";
import {
	type CarriedPicture,
	PICTURE_START,
	PICTURES_MAX,
	PICTURES_MAX_BYTES,
} from "~/settings/carry-pictures.ts";

type Photo = Awaited<ReturnType<typeof stockPhotosToCarry>>[number];

/** What goes along of the pictures: as they are kept or, where that is too much, as large as pages show them. */
const sizes: readonly (ThumbnailSize | undefined)[] = [undefined, "large"];

interface Going {
	photo: Photo;
	bytes: number;
}

async function withBytes(photos: readonly Photo[], size?: ThumbnailSize): Promise<Going[]> {
	const going: Going[] = [];
	for (const photo of photos) {
		const bytes = await keptBytes(photo.name, size);
		if (bytes) going.push({ photo, bytes });
	}
	return going;
}

/** As many of them as a file takes, in their order. */
function fitting(going: readonly Going[]): Going[] {
	let left = PICTURES_MAX_BYTES;
	return going.slice(0, PICTURES_MAX).filter(({ bytes }) => {
		if (bytes > left) return false;
		left -= bytes;
		return true;
	});
}

/** Which of the pictures that texts show go along, in which size, and which stay behind. */
async function plan(ids: readonly number[]) {
	const photos = await stockPhotosToCarry(ids);
	let best: { size?: ThumbnailSize; going: Going[] } = { going: [] };
	for (const size of sizes) {
		const going = fitting(await withBytes(photos, size));
		if (going.length > best.going.length) best = { size, going };
		if (going.length === photos.length) break;
	}
	const goes = new Set(best.going.map(({ photo }) => photo.id));
	return { ...best, behind: photos.filter(({ id }) => !goes.has(id)) };
}

const usedPhotos = async () => {
	const file = await carried(await stockPhotoNames());
	return { file, ids: Object.keys(file.photos).map(Number) };
};

/** What the page says of the pictures before somebody takes the file. */
export async function picturesGoing() {
	const { going, behind } = await plan((await usedPhotos()).ids);
	return {
		count: going.length,
		bytes: going.reduce((all, { bytes }) => all + bytes, 0),
		behind: behind.map(({ title }) => title),
	};
}

/** The file, one picture at a time. */
export async function* carriedFile(takesPictures: boolean): AsyncGenerator<Uint8Array> {
	const encoder = new TextEncoder();
	const { file, ids } = await usedPhotos();
	const text = JSON.stringify(file, null, "\t");
	if (!takesPictures || ids.length === 0) {
		yield encoder.encode(`${text}\n`);
		return;
	}
	yield encoder.encode(`${text.slice(0, text.lastIndexOf("\n}"))},\n\t"pictures": {`);
	const { going, size } = await plan(ids);
	let before = "\n";
	for (const { photo } of going) {
		const { id, name, category, alt, focusX, focusY } = photo;
		const bytes = await keptFile(name, size);
		// Deleted meanwhile: the other site says that it is missing.
		if (!bytes) continue;
		const said: CarriedPicture = {
			category,
			alt,
			focusX,
			focusY,
			file: PICTURE_START + bytes.toString("base64"),
		};
		yield encoder.encode(`${before}\t\t"${id}": ${JSON.stringify(said)}`);
		before = ",\n";
	}
	yield encoder.encode("\n\t}\n}\n");
}
