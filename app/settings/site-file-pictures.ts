/**
 * The pictures in the file that carries a site's texts: how many of them there may be, and how they are
 * taken out of the file before it is read, so that they are held in memory once. Pure.
 */
import { z } from "zod";

const MEGABYTE = 1024 * 1024;
/** Bytes of a file without its pictures; a site full of texts has a tenth of it. */
export const SITE_FILE_TEXT_MAX_BYTES = MEGABYTE;
/** Bytes of all pictures in a file; a photo as the site keeps it has some 300 kB. */
export const PICTURES_MAX_BYTES = 20 * MEGABYTE;
/** Pictures in a file. */
export const PICTURES_MAX = 200;
/** Bytes of a whole file: base64 writes three bytes as four, and each picture has its beginning. */
export const SITE_FILE_MAX_BYTES =
	SITE_FILE_TEXT_MAX_BYTES + Math.ceil((PICTURES_MAX_BYTES * 4) / 3) + PICTURES_MAX * 64;

/** Bytes that what became of a picture may take in a form. */
const BROUGHT_BYTES = 512;
/** The form that takes a file over holds its text, in which every character may be written as three. */
export const TAKE_OVER_BYTES =
	3 * SITE_FILE_TEXT_MAX_BYTES + PICTURES_MAX * BROUGHT_BYTES + 4 * 1024;

/** How a picture's text begins in a file. */
export const PICTURE_START = "data:image/webp;base64,";

/** What a file says of a picture; its bytes are in `file`. */
export const filePictureSchema = z.object({
	category: z.string(),
	alt: z.string(),
	focusX: z.number(),
	focusY: z.number(),
	file: z.string(),
});
export type FilePicture = z.infer<typeof filePictureSchema>;

/** What stands for a picture in the text that it was taken out of. */
const referenceTo = (index: number) => `picture ${index}`;

/** Reads the bytes of a picture; undefined for one that was not among those of its file. */
export type PictureReader = (picture: FilePicture) => Buffer | undefined;

/** Only what a file says of a picture has this name; a text of hers that begins like one has another. */
const BEFORE_PICTURE = /"file"\s*:\s*$/;
/** Bytes in which that name stands before a picture, with some space for a file that was laid out again. */
const NAME_BYTES = 32;
const BASE64 = /^[A-Za-z0-9+/=]*$/;

const latin1 = (bytes: Buffer) => bytes.toString("latin1");

/** A file without its pictures, and how each of them is read; undefined where that is too much. */
export function extractPictures(
	file: Buffer,
): { text: Buffer; readPicture: PictureReader } | undefined {
	const pieces: Buffer[] = [];
	const pictures = new Map<string, Buffer>();
	const start = Buffer.from(`"${PICTURE_START}`);
	let from = 0;
	for (let at = file.indexOf(start); at !== -1; at = file.indexOf(start, at + 1)) {
		// Within a text, the quotation mark would have a backslash before it.
		if (!BEFORE_PICTURE.test(latin1(file.subarray(Math.max(0, at - NAME_BYTES), at)))) continue;
		const end = file.indexOf('"', at + start.length);
		if (end === -1) break;
		if (!BASE64.test(latin1(file.subarray(at + start.length, end)))) continue;
		if (pictures.size === PICTURES_MAX) return undefined;
		const name = referenceTo(pictures.size);
		pictures.set(name, file.subarray(at + start.length, end));
		pieces.push(file.subarray(from, at + 1), Buffer.from(name));
		from = end;
		at = end;
	}
	const text = Buffer.concat([...pieces, file.subarray(from)]);
	if (text.byteLength > SITE_FILE_TEXT_MAX_BYTES) return undefined;
	const readPicture = (picture: FilePicture) => {
		const base64 = pictures.get(picture.file);
		return base64 && Buffer.from(latin1(base64), "base64");
	};
	return { text, readPicture };
}
