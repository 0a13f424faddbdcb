/**
 * The sizes a photo is stored in, and the addresses of its files (specification, sections 3 and 7).
 * Every size exists as WebP and, for browsers that don't support it, as JPEG. No file is larger than
 * the photo itself: for a size that would be wider, the file has the photo's own width.
 */

import type { PictureSource } from "~/business/picture-source.ts";
import type { Prisma } from "~/platform/database/prisma/client.ts";

/** Widths in px. */
export const thumbnailWidths = { small: 400, medium: 800, large: 1400 } as const;
export type ThumbnailSize = keyof typeof thumbnailWidths;
export const thumbnailSizes = ["small", "medium", "large"] as const satisfies ThumbnailSize[];
/** The size that is used when a browser or an API client doesn't choose one. */
export const DEFAULT_SIZE = "medium";
/** Maximum length of the stored original's longer side, in px. */
export const ORIGINAL_MAX_SIDE = 2000;

export const formats = ["webp", "jpg"] as const;
export type PhotoFormat = (typeof formats)[number];

/** Encoder settings. Effort 2 takes half as long as the default 4, for files that are 4% larger. */
export const webpSettings = { quality: 78, effort: 2 } as const;
export const jpegSettings = { quality: 80, progressive: true } as const;

/** Path of the photos' folder on the site. */
const ADDRESS = "/media/photos";

/** Path of a file in the photos' folder; without a size, that of the original. */
export function photoFile(name: string, format: PhotoFormat, size?: ThumbnailSize): string {
	return size ? `thumbnails/${size}/${name}.${format}` : `${name}.${format}`;
}

/** Every file of a photo; one without a size is the original. */
export const everyFile: readonly { format: PhotoFormat; size?: ThumbnailSize }[] = [
	undefined,
	...thumbnailSizes,
].flatMap((size) => formats.map((format) => ({ format, size })));

/** Paths of all files of a photo in the photos' folder. */
export const photoFiles = (name: string): string[] =>
	everyFile.map(({ format, size }) => photoFile(name, format, size));

/** Address of a photo's file, starting with a slash; without a size, that of the original. */
export function photoAddress(name: string, format: PhotoFormat, size?: ThumbnailSize): string {
	return `${ADDRESS}/${photoFile(name, format, size)}`;
}

const bothFormats = (name: string, size?: ThumbnailSize) => ({
	webp: photoAddress(name, "webp", size),
	fallback: photoAddress(name, "jpg", size),
});

/** The specification's image object, with paths that start with a slash. */
export function imageObject(photo: { name: string }) {
	return {
		original: bothFormats(photo.name),
		thumbnails: {
			small: bothFormats(photo.name, "small"),
			medium: bothFormats(photo.name, "medium"),
			large: bothFormats(photo.name, "large"),
		},
	};
}

/** The order in which a puppy's photos are always shown: the main one first. */
export const photoOrder = [
	{ position: "asc" },
	{ id: "asc" },
] satisfies Prisma.PhotoOrderByWithRelationInput[];

/** A puppy's photos without its health documents, in their order. */
export const galleryPhotos = { where: { document: "" }, orderBy: photoOrder } as const;

/** Matches the public stock photos; a stock photo becomes public once it is described. */
export const describedPhotos = { alt: { not: "" } } as const;

/** The columns that are needed to show a photo. */
export const pictureColumns = {
	name: true,
	alt: true,
	width: true,
	height: true,
	focusX: true,
	focusY: true,
	color: true,
} as const;

export type ShownPhoto = Omit<PictureSource, "preferred" | "fallback" | "src"> & { name: string };

/** A `srcset` of the photo's WebP files, each width once. */
function sourceSet({ name, width }: ShownPhoto): string {
	const narrower = thumbnailSizes.filter((size) => thumbnailWidths[size] < width);
	return [
		...narrower.map((size) => `${photoAddress(name, "webp", size)} ${thumbnailWidths[size]}w`),
		`${photoAddress(name, "webp")} ${width}w`,
	].join(", ");
}

/**
 * The source that `<Picture>` shows for a photo; `alt` replaces the photo's own text. Browsers without
 * WebP, one in a hundred, get a medium JPEG: listing all JPEGs would be a tenth of a list page's HTML.
 */
export function pictureSource(photo: ShownPhoto, alt = photo.alt): PictureSource {
	const { width, height, color, focusX, focusY } = photo;
	return {
		alt,
		width,
		height,
		color,
		focusX,
		focusY,
		preferred: { type: "image/webp", sources: sourceSet(photo) },
		src: photoAddress(photo.name, "jpg", DEFAULT_SIZE),
	};
}
