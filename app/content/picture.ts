/**
 * The picture that a text of the trainer's names: a stock photo, or one of the site's drawings. What it
 * is shown as is read when a page is asked for (photos/content-pictures.server.ts), so that a photo that
 * is changed is changed everywhere.
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

/** As a document stores it: no picture where there is none, or none that can be read. */
export const contentPicture = pictureSchema.optional().catch(undefined);

/** A picture as the control of a form says it: "photo:3", "drawing:zeta", or nothing. */
export function pictureText(picture: ContentPicture | undefined): string {
	if (!picture) return "";
	return "photo" in picture ? `photo:${picture.photo}` : `drawing:${picture.drawing}`;
}

function readPicture(text: string): ContentPicture | undefined {
	const [kind, name = ""] = text.split(":", 2);
	const value = kind === "photo" ? { photo: Number(name) } : { drawing: name };
	return pictureSchema.safeParse(value).data;
}

/** What the control of a form says, read; nothing chosen is no picture. */
export const pictureAnswer = z
	.string()
	.optional()
	.transform((text, context) => {
		if (!text) return undefined;
		const picture = readPicture(text);
		if (!picture)
			context.addIssue({ code: "custom", message: "Please choose one of the pictures." });
		return picture;
	});
