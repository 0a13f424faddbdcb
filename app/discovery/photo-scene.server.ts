/** Photos as scenes for the pictures that are rendered from them. */
import { join } from "node:path";
import type { PictureSource } from "~/business/picture-source.ts";
import { photoName } from "~/business/site-icon.ts";
import { photoFile, type ShownPhoto } from "~/photos/sizes.ts";
import { photoStore } from "~/photos/store.server.ts";
import { mediaDir } from "~/platform/http/static-files.server.ts";
import type { Scene } from "./preview.server.ts";

/** Makes a scene from the smallest file that is at least as wide as a preview picture. */
export async function photoScene({
	name,
	focusX,
	focusY,
}: Pick<ShownPhoto, "name" | "focusX" | "focusY">): Promise<Scene> {
	const path = photoFile(name, "jpg", "large");
	await photoStore.ensureLocal(path);
	return { file: join(mediaDir, "photos", path), focusX, focusY };
}

/** Makes a scene of a photo that is known by the address of a file. */
export const shownPhotoScene = (picture: PictureSource): Promise<Scene> =>
	photoScene({ ...picture, name: photoName(picture) });
