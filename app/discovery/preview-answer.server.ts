/** Answers with a preview picture. */

import { facts } from "~/business/facts.ts";
import { puppiesAndHills } from "./preview.server.ts";
import { type CachedPreview, cachedPreview } from "./preview-cache.server.ts";

/** Seconds that a picture may be shown before somebody asks whether it changed. */
const KEPT = 3_600;

/** The picture that stands for the site where a page has none of its own. */
export const sitePreviewPicture = (): Promise<CachedPreview> =>
	cachedPreview("site", { title: facts.brand, line: facts.tagline, scene: puppiesAndHills });

export function pictureAnswer(request: Request, { bytes, tag }: CachedPreview): Response {
	const headers = {
		"Cache-Control": `public, max-age=${KEPT}`,
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
