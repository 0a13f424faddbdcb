/** Answers with a preview picture. */

import { facts } from "~/business/facts.ts";
import { sitePictures } from "~/business/site-pictures.ts";
import { publishedContent } from "~/content/published.server.ts";
import { textsDocument } from "~/content/texts/documents.ts";
import { homeTexts } from "~/content/texts/home.ts";
import { contentPictureSource } from "~/photos/content-pictures.server.ts";
import { log } from "~/platform/log/log.server.ts";
import { shownPhotoScene } from "./photo-scene.server.ts";
import { type Preview, puppiesAndHills } from "./preview.server.ts";
import { type CachedPreview, cachedPreview } from "./preview-cache.server.ts";

/** Seconds that a picture may be shown before somebody asks whether it changed. */
const MAX_AGE = 3_600;

/** The picture that stands for the site where a page has none of its own. */
export async function sitePreviewPicture(): Promise<CachedPreview> {
	const words = { title: facts.brand, line: facts.tagline };
	try {
		const preview = { ...words, scene: await heroScene(), ...(await trainerLogo()) };
		return await cachedPreview("site", preview);
	} catch (error) {
		log.error({ err: error }, "the site's preview picture could not be drawn of its photos");
		return cachedPreview("site, drawn", { ...words, scene: puppiesAndHills });
	}
}

async function heroScene() {
	const hero = publishedContent(textsDocument(homeTexts))?.pictures.hero;
	const own = await contentPictureSource(hero);
	if (!own || !hero || !("photo" in hero)) return puppiesAndHills;
	return shownPhotoScene(own);
}

/** The trainer's logo, where she has one. */
export async function trainerLogo(): Promise<Pick<Preview, "mark">> {
	const { logo } = sitePictures;
	return logo ? { mark: await shownPhotoScene(logo) } : {};
}

export function pictureAnswer(request: Request, { bytes, tag }: CachedPreview): Response {
	const headers = {
		"Cache-Control": `public, max-age=${MAX_AGE}`,
		ETag: `"${tag}"`,
		// Feed readers and chats show it on pages of their own.
		"Cross-Origin-Resource-Policy": "cross-origin",
	};
	if (request.headers.get("If-None-Match")?.includes(tag)) {
		return new Response(null, { status: 304, headers });
	}
	return new Response(new Uint8Array(bytes), {
		headers: {
			...headers,
			"Content-Type": "image/jpeg",
			"Content-Length": String(bytes.length),
		},
	});
}
