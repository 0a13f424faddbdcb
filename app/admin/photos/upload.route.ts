/**
 * Uploads to one puppy, or to the library. A script gets the outcome of each file as JSON; without JavaScript, the page
 * with the form says it in a toast.
 */
import { data, href, redirect } from "react-router";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import type { UploadHandle } from "~/platform/http/route-handles.ts";
import { actorIn } from "../access.server.ts";
import type { Route } from "./+types/upload.route";
import {
	isUpload,
	receivePuppyPhotos,
	receiveStockPhotos,
	uploadInWords,
} from "./receive.server.ts";
import { puppyWithPhotos } from "./shown-photos.server.ts";
import { LITTER } from "./upload.ts";

export const handle: UploadHandle = { takesUploads: true };

/** The page with the form: that of a litter, of the puppy, or of the library. */
function pageOf({ id }: { id?: string }, url: URL, category = "") {
	const ids = url.searchParams.get(LITTER);
	if (ids && /^[\d-]+$/.test(ids)) return href("/admin/puppies/litter/:ids?", { ids });
	if (id) return href("/admin/puppies/:id/photos", { id });
	return href("/admin/photos") + (category && `?${new URLSearchParams({ category })}`);
}

/** Somebody who comes back to this address after a reload or by Back. */
export const loader = ({ params, url }: Route.LoaderArgs) => {
	throw redirect(pageOf(params, url));
};

export async function action({ request, params, url, context }: Route.ActionArgs) {
	if (!isUpload(request)) throw data(null, 415);
	const actor = actorIn(context);
	const puppy = params.id === undefined ? undefined : await puppyWithPhotos(params.id);
	const { upload, category } = puppy
		? { upload: await receivePuppyPhotos(request, puppy.id, actor), category: "" }
		: await receiveStockPhotos(request, actor);
	if (request.headers.get("Accept") === "application/json") return Response.json(upload);
	const status = upload.ids.length > 0 ? 200 : 400;
	const to = puppy ? ` of ${puppy.name}` : ` to ${category}`;
	return redirectWithToast(pageOf(params, url, category), uploadInWords(upload, to), status);
}
