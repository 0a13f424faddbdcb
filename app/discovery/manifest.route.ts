import { href } from "react-router";
import { facts } from "~/business/facts.ts";
import { siteIcon } from "~/business/site-icon.ts";
import { sitePictures } from "~/business/site-pictures.ts";
import type { RouteHandle } from "~/platform/http/route-handles.ts";
import { BACKGROUND_COLOR, THEME_COLOR } from "~/ui/theme/theme.css.ts";
import { machineFile } from "./machine-file.ts";

const icon = (src: string, size: number, type: string, purpose = "any") => ({
	src,
	sizes: `${size}x${size}`,
	type,
	purpose,
});

export const handle: RouteHandle = { cache: "path" };

/** The web app manifest: how the site looks on a home screen. */
export function loader() {
	const manifest = {
		id: href("/"),
		name: facts.brand,
		short_name: facts.brand,
		description: facts.tagline,
		lang: "en-US",
		start_url: href("/"),
		scope: href("/"),
		display: "minimal-ui",
		theme_color: THEME_COLOR,
		background_color: BACKGROUND_COLOR,
		icons: [
			...(sitePictures.logo ? [] : [icon("/favicon.svg", 64, "image/svg+xml")]),
			icon(siteIcon(192), 192, "image/png"),
			icon(siteIcon(512), 512, "image/png"),
			...(sitePictures.logo ? [] : [icon("/icon-maskable-512.png", 512, "image/png", "maskable")]),
		],
	};
	return machineFile(JSON.stringify(manifest), "application/manifest+json");
}
