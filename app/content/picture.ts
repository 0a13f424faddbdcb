/**
 * A reference to a picture in the trainer's content: a stock photo or one of the site's drawings. It is
 * resolved when a page is requested (photos/content-pictures.server.ts), so that a changed photo changes
 * everywhere.
 */
import { z } from "zod";
import { type DrawingName, drawings } from "~/business/drawings.ts";

export type ContentPicture = { photo: number } | { drawing: DrawingName };

const isDrawingName = (name: string): name is DrawingName => Object.hasOwn(drawings, name);

const PHOTO_ID_MAX = 2 ** 31 - 1;

const drawing = z.string().refine(isDrawingName);
const pictureSchema = z.union([
	z.object({ photo: z.int().positive().max(PHOTO_ID_MAX) }),
	z.object({ drawing }),
]);

/** The schema of a stored picture; undefined if there is none or it can't be read. */
export const storedPicture = pictureSchema.optional().catch(undefined);

/** Whether a value is a reference to a picture of the library. */
export const isPhoto = (value: object): value is { photo: number } =>
	"photo" in value && typeof value.photo === "number" && Object.keys(value).length === 1;

/** The ids of the pictures of the library that a value refers to, at any depth. */
export function photosIn(value: unknown): number[] {
	if (typeof value !== "object" || value === null) return [];
	return isPhoto(value) ? [value.photo] : Object.values(value).flatMap(photosIn);
}

/** A picture as the value of a form control: "photo:3", "drawing:zeta", or empty. */
export function pictureText(picture: ContentPicture | undefined): string {
	if (!picture) return "";
	return "photo" in picture ? `photo:${picture.photo}` : `drawing:${picture.drawing}`;
}

/** The picture that a control's text refers to; undefined if it refers to none. */
export function readPicture(text: string): ContentPicture | undefined {
	const [kind, name = ""] = text.split(":", 2);
	const value = kind === "photo" ? { photo: Number(name) } : { drawing: name };
	return pictureSchema.safeParse(value).data;
}
