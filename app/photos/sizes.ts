/**
 * The sizes a photo is kept in, and the addresses of its files (specification, sections 3 and 7).
 * Every size exists as WebP and, for what can't show that, as JPEG. No size is larger than the
 * photo itself: where a size is wider, its file has the photo's own width.
 */
import type { Prisma } from "~/platform/database/prisma/client.ts";
import type { PictureSource } from "~/ui/picture/picture.tsx";

/** Widths in px. */
export const thumbnailWidths = { small: 400, medium: 800, large: 1400 } as const;
export type ThumbnailSize = keyof typeof thumbnailWidths;
export const thumbnailSizes = ["small", "medium", "large"] as const satisfies ThumbnailSize[];
/** What is shown where a browser, or an API's client, doesn't choose. */
export const DEFAULT_SIZE = "medium";
/** The longer side of the kept original, in px. */
export const ORIGINAL_MAX_SIDE = 2000;

export const formats = ["webp", "jpg"] as const;
export type PhotoFormat = (typeof formats)[number];

/** Encoder settings. Effort 2 takes half as long as the usual 4, for files 4 % larger. */
export const webpSettings = { quality: 78, effort: 2 } as const;
export const jpegSettings = { quality: 80, progressive: true } as const;

/** Where the photos' files lie under the site's address. */
const ADDRESS = "/media/photos";

/** Path of a file below the photos' folder; without a size, the original's. */
export function photoFile(name: string, format: PhotoFormat, size?: ThumbnailSize): string {
	return size ? `thumbnails/${size}/${name}.${format}` : `${name}.${format}`;
}

/** Paths of all files of a photo below the photos' folder. */
export function photoFiles(name: string): string[] {
	return [undefined, ...thumbnailSizes].flatMap((size) =>
		formats.map((format) => photoFile(name, format, size)),
	);
}

/** Address of a file of a photo, beginning with a slash; without a size, the original's. */
export function photoAddress(name: string, format: PhotoFormat, size?: ThumbnailSize): string {
	return `${ADDRESS}/${photoFile(name, format, size)}`;
}

/** Width in px that the file of a size has, for an original of this width. */
export function thumbnailWidth(size: ThumbnailSize, originalWidth: number): number {
	return Math.min(thumbnailWidths[size], originalWidth);
}

const bothFormats = (name: string, size?: ThumbnailSize) => ({
	webp: photoAddress(name, "webp", size),
	fallback: photoAddress(name, "jpg", size),
});

/** The specification's image object, with paths that begin with a slash. */
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

/** The order of a puppy's photos everywhere: the main one first. */
export const photoOrder = [
	{ position: "asc" },
	{ id: "asc" },
] satisfies Prisma.PhotoOrderByWithRelationInput[];

/** Of the stock photos, those that are public: each waits until it is described. */
export const describedPhotos = { alt: { not: "" } } as const;

/** The columns of a photo that showing it takes. */
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

/** The WebP files of a photo, each width once, as a `srcset`. */
function sourceSet({ name, width }: ShownPhoto): string {
	const narrower = thumbnailSizes.filter((size) => thumbnailWidths[size] < width);
	return [
		...narrower.map((size) => `${photoAddress(name, "webp", size)} ${thumbnailWidths[size]}w`),
		`${photoAddress(name, "webp")} ${width}w`,
	].join(", ");
}

/**
 * What `<Picture>` shows of a photo; `alt` replaces the photo's own words. Browsers without WebP,
 * one in a hundred, get one JPEG of middle size: addresses of all would be a tenth of a list's HTML.
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
