/** Renders the trainer's logo as a square icon. */
import type { SitePicture } from "~/platform/public-settings.ts";
import { shownPhotoScene } from "./photo-scene.server.ts";
import { squared } from "./preview.server.ts";

/** The rendered icons of a logo, one for each size. Browsers cache them as well. */
const cachedIcons = new Map<string, Promise<Buffer>>();
const ICONS_MAX = 8;

/** @throws if the photo's file is missing or damaged. */
export function drawIcon(logo: SitePicture, size: number): Promise<Buffer> {
	const key = JSON.stringify([logo.src, logo.focusX, logo.focusY, size]);
	const known = cachedIcons.get(key);
	if (known) return known;
	const drawing = shownPhotoScene(logo).then((scene) => squared(scene, size));
	drawing.catch(() => cachedIcons.delete(key));
	if (cachedIcons.size >= ICONS_MAX) cachedIcons.clear();
	cachedIcons.set(key, drawing);
	return drawing;
}
