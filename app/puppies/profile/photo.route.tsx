/** One photo of a puppy as large as the window: a page over the profile, or without JavaScript alone. */
import { href } from "react-router";
import { facts } from "~/business/facts.ts";
import { headTags } from "~/business/head.ts";
import type { CacheHandle } from "~/platform/http/cache-handle.ts";
import type { Route } from "./+types/photo.route";
import { PhotoViewer } from "./photo-viewer.tsx";

/** Somebody who is here wants to go on to the next photo: nothing waits for a first act. */
export const handle = { cache: "path", hydrate: "now" } satisfies CacheHandle & { hydrate: string };

/** The profile is what search engines list; the photos are found as pictures of it. */
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

/** Shows what the profile has loaded, whose page is around this one. */
export default function PhotoPage({ matches: [, profile], params }: Route.ComponentProps) {
	const { puppy } = profile.loaderData;
	const place = Number(params.place);
	return puppy?.photos[place - 1] ? <PhotoViewer puppy={puppy} place={place} /> : null;
}
