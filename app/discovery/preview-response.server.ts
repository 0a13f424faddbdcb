import { facts } from "~/business/facts.ts";
import { sitePictures } from "~/business/site-pictures.ts";
import { homeDocument } from "~/content/documents/home.ts";
import { publishedContent } from "~/content/published.server.ts";
import { contentPictures } from "~/photos/content-pictures.server.ts";
import { taggedResponse } from "~/platform/http/entity-tag.server.ts";
import { log } from "~/platform/log/log.server.ts";
import { shownPhotoScene } from "./photo-scene.server.ts";
import { puppiesAndHills } from "./preview.server.ts";
import { cachedPreview } from "./preview-cache.server.ts";

/** Seconds that a picture may be cached before it has to be revalidated. */
const MAX_AGE = 3_600;

/** The preview picture of the site, for pages that have none of their own. */
export async function sitePreviewPicture(): Promise<Buffer> {
	const texts = { title: facts.brand, line: facts.tagline };
	try {
		const preview = { ...texts, scene: await heroScene(), mark: await trainerLogo() };
		return await cachedPreview("site", preview);
	} catch (error) {
		log.error({ err: error }, "the site's preview picture could not be drawn from its photos");
		return cachedPreview("site, drawn", { ...texts, scene: puppiesAndHills });
	}
}

async function heroScene() {
	const hero = publishedContent(homeDocument).hero.picture;
	const [own] = await contentPictures([hero]);
	if (!own || !hero || !("photo" in hero)) return puppiesAndHills;
	return shownPhotoScene(own);
}

/** The trainer's logo, if she has one. */
export async function trainerLogo() {
	const { logo } = sitePictures;
	return logo && shownPhotoScene(logo);
}

/** The response with a preview picture. Feed readers and chat apps embed it in their own pages. */
export const pictureResponse = (request: Request, picture: Buffer): Response =>
	taggedResponse(request, new Uint8Array(picture), {
		"Cache-Control": `public, max-age=${MAX_AGE}`,
		"Content-Type": "image/jpeg",
		"Cross-Origin-Resource-Policy": "cross-origin",
	});
