/** Keeps drawn pictures in memory: the preview pictures of shared pages, and the icons of the trainer's logo. */
import { LRUCache } from "lru-cache";
import pLimit from "p-limit";
import { facts } from "~/business/facts.ts";
import type { PictureSource } from "~/business/picture-source.ts";
import { shownPhotoScene } from "./photo-scene.server.ts";
import { drawPreview, type Preview, squared } from "./preview.server.ts";

/** Maximum number of bytes of all pictures together; one has about 60 kB. */
const MAX_BYTES = 4 * 1024 * 1024;

/** Draws one picture at a time, so that many requests at once don't occupy all processors. */
const limit = pLimit(1);

/** Many requests for a picture at once share one drawing. */
const pictures = new LRUCache<string, Buffer, () => Promise<Buffer>>({
	maxSize: MAX_BYTES,
	sizeCalculation: ({ length }) => length,
	fetchMethod: (_key, _stale, { context: draw }) => limit(draw),
});

/** The picture of a page, which is drawn anew whenever a text or photo on it has changed. */
export const cachedPreview = (preview: Preview): Promise<Buffer> =>
	pictures.forceFetch(JSON.stringify([facts.brand, preview]), {
		context: () => drawPreview(preview),
	});

/** The icon that shows a logo. @throws if the photo's file is missing or damaged. */
export const cachedIcon = (logo: PictureSource, size: number): Promise<Buffer> =>
	pictures.forceFetch(JSON.stringify([logo.src, logo.focusX, logo.focusY, size]), {
		context: async () => squared(await shownPhotoScene(logo), size),
	});
