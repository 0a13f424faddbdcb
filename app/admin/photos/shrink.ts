/** Shrinks a photo in the browser if it has more bytes than the server accepts. */
import { MAX_BYTES } from "~/photos/limits.ts";

/** File size in bytes above which a phone may not have enough memory to open it. */
const OPENED_MAX_BYTES = 100 * 1024 * 1024;
/** Lengths of the longer side in pixels, tried in order; the server keeps 2000 (photos/sizes.ts). */
const SIDES = [4000, 2000];
const QUALITY = 0.9;

function draw(picture: ImageBitmap, side: number): Promise<Blob | null> {
	const scale = Math.min(1, side / Math.max(picture.width, picture.height));
	const canvas = document.createElement("canvas");
	canvas.width = Math.round(picture.width * scale);
	canvas.height = Math.round(picture.height * scale);
	const context = canvas.getContext("2d");
	if (!context) return Promise.resolve(null);
	// JPEG has no transparency: transparent areas become white, as on the server.
	context.fillStyle = "#ffffff";
	context.fillRect(0, 0, canvas.width, canvas.height);
	context.imageSmoothingQuality = "high";
	context.drawImage(picture, 0, 0, canvas.width, canvas.height);
	return new Promise((done) => canvas.toBlob(done, "image/jpeg", QUALITY));
}

/**
 * Turns a photo into a JPEG of at most `MAX_BYTES`, upright according to its EXIF orientation.
 * @returns undefined if the browser can't read the picture or can't make it small enough.
 */
export async function shrink(file: Blob): Promise<Blob | undefined> {
	if (file.size > OPENED_MAX_BYTES) return undefined;
	const picture = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(
		() => undefined,
	);
	if (!picture) return undefined;
	try {
		for (const side of SIDES) {
			const smaller = await draw(picture, side);
			if (smaller && smaller.size <= MAX_BYTES) return smaller;
		}
		return undefined;
	} finally {
		picture.close();
	}
}
