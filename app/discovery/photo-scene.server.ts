/** Photos as scenes for the pictures that are rendered from them. */
import { join } from "node:path";
import { photoName } from "~/business/site-icon.ts";
import { photoFile } from "~/photos/sizes.ts";
import { photoStore } from "~/photos/store.server.ts";
import { mediaDir } from "~/platform/http/static-files.server.ts";
import type { Scene } from "./preview.server.ts";

interface ShownPhoto {
	/** The address of any of its files. */
	src: string;
	focusX: number;
	focusY: number;
}

/** Makes a scene from the smallest file that is at least as wide as a preview picture. */
export async function photoScene(photo: {
	name: string;
	focusX: number;
	focusY: number;
}): Promise<Scene> {
	const path = photoFile(photo.name, "jpg", "large");
	await photoStore.ensureLocal(path);
	return { file: join(mediaDir, "photos", path), focusX: photo.focusX, focusY: photo.focusY };
}

/** The same for a photo that is known by the address of a file. */
export const shownPhotoScene = ({ src, focusX, focusY }: ShownPhoto): Promise<Scene> =>
	photoScene({ name: photoName({ src }), focusX, focusY });
