import { type DrawingName, drawingOf } from "~/business/drawings.ts";
import { Picture } from "~/ui/picture.tsx";
import { vars } from "~/ui/theme.css.ts";
import { artAddress } from "./art.ts";

interface DrawingProps {
	name: DrawingName;
	/** How wide it will be, as `sizes` of an image says it. */
	sizes: string;
	/** Replaces the drawing's own words; empty where the words beside it say enough. */
	alt?: string;
	eager?: boolean;
}

/** A drawing that fills its `Frame`. */
export function Drawing({ name, sizes, alt, eager }: DrawingProps) {
	const { width, height, focusY = 50, ...drawing } = drawingOf(name);
	const half = width / 2;
	const sources = `${artAddress(`${name}-${half}`)} ${half}w, ${artAddress(name)} ${width}w`;
	const picture = {
		alt: alt ?? drawing.alt,
		width,
		height,
		colour: vars.color.haze,
		focusX: 50,
		focusY,
		webp: sources,
		fallback: sources,
		src: artAddress(name),
	};
	return <Picture of={picture} sizes={sizes} eager={eager} />;
}
