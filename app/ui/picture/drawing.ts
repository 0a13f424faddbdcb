import { type DrawingName, drawingOf } from "~/business/drawings.ts";
import type { PictureSource } from "~/business/picture-source.ts";
import { artSource } from "./art.tsx";
import { ground } from "./picture.css.ts";

/** A drawing of the catalog as a picture source. `alt` replaces its own alt text. */
export function drawingPicture(name: DrawingName, alt?: string): PictureSource {
	const { avif, webp, src } = artSource(name);
	const { width, height, focusY = 50, ...drawing } = drawingOf(name);
	return {
		alt: alt ?? drawing.alt,
		width,
		height,
		color: ground,
		focusX: 50,
		focusY,
		preferred: { type: "image/avif", sources: avif },
		fallback: webp,
		src,
	};
}
