/** The addresses of a picture in its sizes and formats, and what a page needs to show it. */
export interface PictureSource {
	/** Empty for a picture that adds nothing to the text beside it. */
	alt: string;
	width: number;
	height: number;
	/** Shown until the picture has loaded, as a CSS color. */
	color: string;
	/** The point that stays in view when the frame crops, in percent from the left and the top. */
	focusX: number;
	focusY: number;
	/** The format that nearly every browser shows; `sources` is a `srcset`. */
	preferred: { type: "image/avif" | "image/webp"; sources: string };
	/** `srcset` of the fallback format, for when the preferred one fails. Without it, only `src` is used. */
	fallback?: string;
	/** One address of the fallback format. */
	src: string;
}
