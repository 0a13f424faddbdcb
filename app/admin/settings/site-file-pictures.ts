/**
 * The pictures in a site file: how many there may be, and how they are taken out of the file before it is
 * parsed, so that they are in memory only once. Pure functions.
 */
import { z } from "zod";

const MEGABYTE = 1024 * 1024;
/** The most bytes of a file without its pictures; a site with many texts needs a tenth of it. */
export const SITE_FILE_TEXT_MAX_BYTES = MEGABYTE;
/** The most bytes of all pictures in a file; a photo as the site stores it has about 300 kB. */
export const PICTURES_MAX_BYTES = 20 * MEGABYTE;
export const PICTURES_MAX = 200;
/** The most bytes of a whole file: base64 writes three bytes as four, and each picture has a prefix. */
export const SITE_FILE_MAX_BYTES =
	SITE_FILE_TEXT_MAX_BYTES + Math.ceil((PICTURES_MAX_BYTES * 4) / 3) + PICTURES_MAX * 64;

/** The prefix of a picture's text in a file. */
export const PICTURE_START = "data:image/webp;base64,";

/** A picture in a file; its bytes are in `file`. */
export const filePictureSchema = z.object({
	category: z.string(),
	alt: z.string(),
	focusX: z.number(),
	focusY: z.number(),
	file: z.string(),
});
export type FilePicture = z.infer<typeof filePictureSchema>;

/** The text that replaces a picture that was taken out of the file. */
const referenceTo = (index: number) => `picture ${index}`;

/** Reads the bytes of a picture; undefined if the file did not contain them. */
type PictureReader = (picture: FilePicture) => Buffer | undefined;

/** The property name before a picture. A text by the trainer that starts like a picture has another name. */
const BEFORE_PICTURE = /"file"\s*:\s*$/;
/** How many bytes before a picture are searched for that name, with room for a reformatted file's spaces. */
const NAME_BYTES = 32;
const BASE64 = /^[A-Za-z0-9+/=]*$/;

const latin1 = (bytes: Buffer) => bytes.toString("latin1");

/** A file's text without its pictures, and a function that reads them; undefined if over the limits. */
export function extractPictures(
	file: Buffer,
): { text: Buffer; readPicture: PictureReader } | undefined {
	const pieces: Buffer[] = [];
	const pictures = new Map<string, Buffer>();
	const start = Buffer.from(`"${PICTURE_START}`);
	let from = 0;
	for (let at = file.indexOf(start); at !== -1; at = file.indexOf(start, at + 1)) {
		// Within a string, the quotation mark would have a backslash before it.
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
