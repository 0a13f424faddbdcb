/** A page that the trainer created herself. */
import { data, href, redirect } from "react-router";
import * as failures from "~/business/failures.ts";
import { headTags, type SharedPicture } from "~/business/head.ts";
import type { PictureSource } from "~/business/picture-source.ts";
import { withLoaderErrors } from "~/platform/http/loading.server.ts";
import type { CacheHandle } from "~/platform/http/route-handles.ts";
import { puppyAddressFor } from "~/puppies/queries.server.ts";
import type { Route } from "./+types/own-page.route";
import { ownPageAt } from "./own-page.server.ts";
import { OwnPageView } from "./own-page-view.tsx";

/** Maximum width in px of the file by which a photo is shared. The height follows from it. */
const SHARED_WIDTH = 800;

export const handle: CacheHandle = { cache: "path" };

function sharedPicture(picture: PictureSource | undefined): SharedPicture | undefined {
	if (!picture) return undefined;
	const width = Math.min(SHARED_WIDTH, picture.width);
	const height = Math.round((picture.height * width) / picture.width);
	return { path: picture.src, width, height, alt: picture.alt };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
	if (!loaderData) return [];
	const { slug, head } = loaderData.page;
	const { title, description, picture } = head;
	const path = href("/:slug", { slug });
	return headTags({ title, description, path, image: sharedPicture(picture), type: "article" });
};

const missing = () => data(null, { status: 404 });

export const loader = withLoaderErrors(
	failures.fetchPage,
	async ({ params, url }: Route.LoaderArgs) => {
		const found = await ownPageAt(params.slug);
		if (found && "page" in found) return found;
		// An address that is just a puppy's name is an old address of its profile.
		const address = found
			? href("/:slug", { slug: found.movedTo })
			: await puppyAddressFor(url.pathname);
		if (address) return redirect(address, 308);
		throw missing();
	},
);

export const action = missing;

export default function OwnPage({ loaderData }: Route.ComponentProps) {
	return <OwnPageView page={loaderData.page} />;
}
