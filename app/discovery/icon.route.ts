import { join } from "node:path";
import { redirect } from "react-router";
import * as failures from "~/business/failures.ts";
import { isIconSize, photoName, siteIcon } from "~/business/site-icon.ts";
import { sitePictures } from "~/business/site-pictures.ts";
import { loadSharp } from "~/photos/sharp.server.ts";
import { photoFile } from "~/photos/sizes.ts";
import { photoStore } from "~/photos/store.server.ts";
import { withLoaderErrors } from "~/platform/http/loading.server.ts";
import type { CacheHandle } from "~/platform/http/route-handles.ts";
import { mediaDir } from "~/platform/http/static-files.server.ts";
import type { Route } from "./+types/icon.route";

/** Seconds that an icon may be cached. A new logo gets a new address. */
const MAX_AGE = 86_400;
/** Seconds that drawing an icon may take. */
const TIMEOUT = 20;

export const handle: CacheHandle = { cache: "path" };

const missing = () =>
	new Response("There is no such icon.\n", {
		status: 404,
		headers: { "Content-Type": "text/plain; charset=utf-8" },
	});

/** A logo in a square, whole, on white. */
async function squared(logo: { src: string }, size: number): Promise<Buffer> {
	const path = photoFile(photoName(logo), "jpg", "large");
	await photoStore.ensureLocal(path);
	const sharp = await loadSharp();
	return sharp(join(mediaDir, "photos", path))
		.timeout({ seconds: TIMEOUT })
		.resize({ width: size, height: size, fit: "contain", background: "#ffffff" })
		.png()
		.toBuffer();
}

/** The trainer's logo as the site's icon. The address of a former logo redirects to the current one. */
export const loader = withLoaderErrors(
	failures.fetchPage,
	async ({ params: { file }, url }: Route.LoaderArgs) => {
		const size = Number.parseInt(file, 10);
		const { logo } = sitePictures;
		if (!(logo && isIconSize(size))) return missing();
		const present = siteIcon(size);
		// Cached manifests and feeds may still contain the address of a former logo.
		if (present !== url.pathname) {
			return redirect(present, { headers: { "Cache-Control": "no-cache" } });
		}
		return new Response(new Uint8Array(await squared(logo, size)), {
			headers: { "Cache-Control": `public, max-age=${MAX_AGE}`, "Content-Type": "image/png" },
		});
	},
);
