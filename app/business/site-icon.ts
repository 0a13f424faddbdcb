/** Where the site's icon is: the drawn one, or the trainer's logo as a square. */
import { href } from "react-router";
import { sitePictures } from "./site-pictures.ts";

/** Widths in px, and where the drawing of that width is. */
const drawn = {
	180: "/apple-touch-icon.png",
	192: "/icon-192.png",
	512: "/icon-512.png",
} as const;

export type IconSize = keyof typeof drawn;

export const isIconSize = (size: number): size is IconSize => Object.hasOwn(drawn, size);

/** The name under which the files of a shown photo lie. */
export const photoName = ({ src }: { src: string }) => src.replace(/^.*\/|\.\w+$/g, "");

/** The file's name says which logo it shows, so that another one has another address. */
function ownIcon(size: IconSize): string | undefined {
	const { logo } = sitePictures;
	if (!logo) return undefined;
	return href("/site-icons/:file", {
		file: `${size}-${logo.focusX}-${logo.focusY}-${photoName(logo)}.png`,
	});
}

/** Address of the icon, as PNG. */
export const siteIcon = (size: IconSize): string => ownIcon(size) ?? drawn[size];
