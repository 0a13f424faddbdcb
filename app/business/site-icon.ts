/** The site's icon: the drawn one, or the trainer's logo in a square. */
import { href } from "react-router";
import { sitePictures } from "./site-pictures.ts";

/** Addresses of the drawn icons by their width in px. */
const drawn = {
	180: "/apple-touch-icon.png",
	192: "/icon-192.png",
	512: "/icon-512.png",
} as const;

export type IconSize = keyof typeof drawn;

export const isIconSize = (size: number): size is IconSize => Object.hasOwn(drawn, size);

/** The base name of a photo's files, without folder and extension. */
export const photoName = ({ src }: { src: string }) => src.replace(/^.*\/|\.\w+$/g, "");

/** Address of the icon as a PNG file. It identifies the logo, so that a different logo has a different address. */
export function siteIcon(size: IconSize): string {
	const { logo } = sitePictures;
	return logo ? href("/site-icons/:file", { file: `${size}-${photoName(logo)}.png` }) : drawn[size];
}
