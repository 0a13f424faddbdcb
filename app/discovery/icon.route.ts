import * as failures from "~/business/failures.ts";
import { isIconSize, siteIcon } from "~/business/site-icon.ts";
import { sitePictures } from "~/business/site-pictures.ts";
import { withLoaderErrors } from "~/platform/http/loading.server.ts";
import type { Route } from "./+types/icon.route";
import { missing } from "./machine-file.ts";
import { shownPhotoScene } from "./photo-scene.server.ts";
import { squared } from "./preview.server.ts";

/** Seconds that an icon may be cached. A new logo gets a new address. */
const MAX_AGE = 86_400;

/** The trainer's logo as the site's icon. */
export const loader = withLoaderErrors(
	failures.fetchPage,
	async ({ params: { file }, url }: Route.LoaderArgs) => {
		const size = Number.parseInt(file, 10);
		const { logo } = sitePictures;
		const isPresent = isIconSize(size) && siteIcon(size) === url.pathname;
		if (!(logo && isPresent)) return missing("icon");
		const bytes = await squared(await shownPhotoScene(logo), size);
		return new Response(new Uint8Array(bytes), {
			headers: {
				"Cache-Control": `public, max-age=${MAX_AGE}`,
				"Content-Type": "image/png",
				"Content-Length": String(bytes.length),
			},
		});
	},
);
