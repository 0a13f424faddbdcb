/**
 * The page that shows one photo of a puppy as large as the window. It lies over the profile; without
 * JavaScript it hides the profile.
 */
import { href } from "react-router";
import { facts } from "~/business/facts.ts";
import { headTags } from "~/business/head.ts";
import type { RouteHandle } from "~/platform/http/route-handles.ts";
import type { Route } from "./+types/photo.route";
import { PhotoViewer } from "./photo-viewer.tsx";

/** Hydrates at once instead of at the first interaction, because visitors will want the next photo soon. */
export const handle = { cache: "path", hydrate: "now" } satisfies RouteHandle & { hydrate: string };

/** Keeps the page out of search engines, which list the profile instead and find its photos there. */
export const meta: Route.MetaFunction = ({ matches: [, profile], params }) => {
	const puppy = profile?.loaderData?.puppy;
	if (!puppy) return [{ title: facts.brand }, { name: "robots", content: "noindex" }];
	const { name, profilePath, photos } = puppy;
	const title = `Photo ${params.place} of ${photos.length}: ${name}`;
	return headTags({
		title,
		description: `${title}. ${photos[Number(params.place) - 1]?.picture.alt ?? ""}`,
		path: href("/trained-puppies-for-sale/:profilePath", { profilePath }),
		index: false,
	});
};

/** Uses the data that the profile, its parent route, has loaded. */
export default function PhotoPage({ matches: [, profile], params }: Route.ComponentProps) {
	const { puppy } = profile.loaderData;
	const place = Number(params.place);
	return puppy?.photos[place - 1] ? <PhotoViewer puppy={puppy} place={place} /> : null;
}
