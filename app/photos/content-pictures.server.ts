/** The pictures that the trainer's texts refer to: how pages show them, and how forms offer them. */
import { drawingOf } from "~/business/drawings.ts";
import type { PictureSource } from "~/business/picture-source.ts";
import { type ContentPicture, photosIn, pictureText } from "~/content/picture.ts";
import { database } from "~/platform/database/database.server.ts";
import { optional } from "~/platform/http/loading.server.ts";
import { drawingPicture } from "~/ui/picture/drawing.ts";
import { describedPhotos, pictureColumns, pictureSource } from "./sizes.ts";

/** Maximum number of newest photos that a form offers; a chosen one is offered even if it is older. */
export const CHOICES_MAX = 60;

type Choice = ContentPicture | undefined;

/**
 * The source of each picture, in the same order. It is undefined for a photo that was deleted or isn't
 * described; the page then shows its default picture or none.
 */
export async function contentPictures(
	pictures: readonly Choice[],
): Promise<(PictureSource | undefined)[]> {
	const ids = photosIn(pictures);
	const rows =
		ids.length > 0
			? await database.stockPhoto.findMany({
					where: { id: { in: [...new Set(ids)] }, ...describedPhotos },
					select: { id: true, ...pictureColumns },
				})
			: [];
	const photos = new Map(rows.map(({ id, ...photo }) => [id, pictureSource(photo)]));
	return pictures.map((picture) => {
		if (!picture) return undefined;
		return "photo" in picture ? photos.get(picture.photo) : drawingPicture(picture.drawing);
	});
}

/** The sources of a page's pictures; none if they can't be read, because the page is shown without them. */
export const pagePictures = async (pictures: readonly Choice[]) =>
	(await optional(contentPictures(pictures))) ?? [];

export interface PictureChoice {
	/** The control's value. */
	value: string;
	title: string;
	picture: PictureSource;
}

const choiceColumns = { id: true, title: true, ...pictureColumns } as const;

/**
 * The pictures that a form offers: the chosen ones, even drawings and photos without a description, and the newest
 * described photos.
 */
export async function pictureChoices(chosen: readonly Choice[] = []): Promise<PictureChoice[]> {
	const chosenDrawings = chosen.flatMap((picture) =>
		picture && "drawing" in picture ? [picture.drawing] : [],
	);
	const newest = await database.stockPhoto.findMany({
		where: describedPhotos,
		select: choiceColumns,
		orderBy: { id: "desc" },
		take: CHOICES_MAX,
	});
	const missing = photosIn(chosen).filter((photo) => !newest.some(({ id }) => id === photo));
	const older = await database.stockPhoto.findMany({
		where: { id: { in: missing } },
		select: choiceColumns,
	});
	return [
		...[...new Set(chosenDrawings)].map((drawing) => ({
			value: pictureText({ drawing }),
			title: drawingOf(drawing).alt,
			picture: drawingPicture(drawing, ""),
		})),
		...[...older, ...newest].map(({ id, title, ...photo }) => ({
			value: pictureText({ photo: id }),
			title: title || photo.alt || `Photo ${id}`,
			picture: pictureSource(photo, ""),
		})),
	];
}
